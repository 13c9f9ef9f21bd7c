/** Extracts the job title of an advert. */
import model from '@/content/models/advert-names.json'
import type { Lexicon } from '@/domain/documents/lexicon'
import type { AdvertLine } from './lines'
import { bestOf } from './name-choice'
import type { SectionLine } from './sections'
import { titleCandidates } from './title-candidates'
import { titleFeatures } from './title-features'

/** Verbatim, without place, employer and kind of contract; empty where the text names none. */
export function titleOf(
  text: string,
  lines: readonly AdvertLine[],
  sections: readonly SectionLine[],
  lexicon: Lexicon,
): string {
  const candidates = titleCandidates(lines, lexicon)
  return candidates[bestOf(model.title, titleFeatures(candidates, sections, text, lexicon))]?.text ?? ''
}
