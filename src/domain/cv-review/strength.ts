/** Which rows of a review may be called a strength. */
import { tokensOf } from '@/domain/text/tokens'
import { EVERYDAY, weightOf } from '@/domain/text/word-weights'
import { wayOf } from './evidence/decide'
import { workIn } from './evidence/work-words'
import { isTrait } from './habits'
import { isTerm, type Row } from './rows'

/**
 * Whether the CV shows a row by a line that is about it: by a name, by a word of the requirement, or by other words for
 * the same work. A word with a similar meaning alone ("owners" and "accounts") is too little.
 */
export function isStrength(row: Row | undefined): boolean {
  if (row?.verdict !== 'has' || row.quote === null) return false
  // Nobody shows by work that they would move house, or are honest.
  if (isTerm(row.requirement) || isTrait(row.requirement)) return false
  if (wayOf(row.requirement.kind) === 'named') return true
  const [asked, said] = [tokensOf(row.requirement.text), tokensOf(row.quote)]
  const stems = new Set(said.map(({ stem }) => stem))
  if (asked.some(({ stem }) => weightOf(stem) > EVERYDAY && stems.has(stem))) return true
  const work = workIn(said)
  return [...workIn(asked).keys()].some((group) => work.has(group))
}
