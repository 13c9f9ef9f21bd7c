/** Extracts the job title of an advert. */
import model from '@/content/models/advert-names.json'
import type { Lexicon } from '@/domain/documents/lexicon'
import type { AdvertLine } from './lines'
import { scoreOf } from './name-choice'
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
  const rows = titleFeatures(candidates, sections, text, lexicon)
  let [best, most] = ['', LEAST]
  for (const [i, candidate] of candidates.entries()) {
    const score = scoreOf(model.title, rows[i] ?? NO_ROW)
    if (score > most) [best, most] = [candidate.text, score]
  }
  return best
}
/** Lowest score of a title. */
const LEAST = 2.2
const NO_ROW = { row: [], words: [] }
