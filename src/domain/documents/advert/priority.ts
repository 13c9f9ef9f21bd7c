/** How strongly an advert asks for each thing: by the heading above it, and by what its own sentence says of it. */
import type { Priority } from '@/domain/documents/types'
import { type Strength, strengthsIn } from './asked-strength'
import type { Section } from './section-headings'

const PRIORITY: Readonly<Record<Strength, Priority>> = { must: 'required', nice: 'wished' }

/** The priority of what begins at an offset of a sentence that asks for something. */
export function prioritiesIn(sentence: string, section: Section | null): (start: number) => Priority {
  const strengthAt = strengthsIn(sentence, section === 'wished' ? 'nice' : 'must')
  return (start) => PRIORITY[strengthAt(start)]
}
