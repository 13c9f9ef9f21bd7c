/** Extracts the job title of an advert. */
import model from '@/content/models/advert-names.json'
import type { Lexicon } from '@/domain/documents/lexicon'
import { linear } from '@/domain/evaluation/score/linear-model'
import type { AdvertLine } from './lines'
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
    const score = linear(model.title, rows[i] ?? [])
    if (score > most) [best, most] = [candidate.text, score]
  }
  return best
}
/** Lowest score of a title. */
const LEAST = 2.2
