/** The parts of an advertisement that a match needs: requirements, title, and the lines about the work. */

import { occupationsOf } from '@/domain/documents/advert/occupations'
import { readAdvert } from '@/domain/documents/advert/read-advert'
import type { Lexicon } from '@/domain/documents/lexicon'
import { type PhraseHit, titlesBeside } from '@/domain/documents/phrase-index'
import { type Segment, segmentsOf } from '@/domain/documents/segments'
import type { Occupation, Skill } from '@/domain/documents/taxonomy'
import type { Advert } from '@/domain/documents/types'
import { type Token, tokensOf } from '@/domain/text/tokens'

export type AdvertSegment = Segment & {
  skills: readonly PhraseHit<Skill>[]
  titles: readonly PhraseHit<Occupation>[]
}

export type AdvertView = Pick<Advert, 'text' | 'title' | 'employer' | 'employerProbability' | 'requirements'> & {
  titleTokens: readonly Token[]
  occupations: readonly Occupation[]
  /** Without benefits, self-promotion of the employer and application instructions. */
  segments: readonly AdvertSegment[]
}

export const viewOf = (text: string, lexicon: Lexicon): AdvertView => viewOfAdvert(readAdvert(text, lexicon), lexicon)

export function viewOfAdvert(advert: Advert, lexicon: Lexicon): AdvertView {
  const { text, title, employer, employerProbability, requirements, boilerplate } = advert
  const all = segmentsOf(text).map((segment): AdvertSegment => {
    const skills = lexicon.skillsIn(segment.text)
    return { ...segment, skills, titles: titlesBeside(skills, lexicon.titlesIn(segment.text)) }
  })
  const relevant = all.filter((segment) => !boilerplate.some((part) => part.text.includes(segment.text)))
  return {
    text,
    title,
    employer,
    employerProbability,
    requirements,
    titleTokens: tokensOf(title),
    occupations: occupationsOf(title, lexicon),
    // If nothing else remains, the whole advertisement counts.
    segments: relevant.length > 0 ? relevant : all,
  }
}
