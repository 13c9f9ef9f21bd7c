/** Finds the jobs of a CV that no dates stand near. */
import type { Lexicon } from '@/domain/documents/lexicon'
import { partScores } from './header-features'
import { partsOfRow } from './header-parts'
import { HEADER_WORDS, isHeaderLike, wordsIn } from './header-rows'
import type { Row } from './rows'

/** Logarithm of the odds of a title from which on it names a job by itself, and of an employer beside it. */
const SURE_TITLE = 1
const LIKELY_EMPLOYER = 0
/** Rows that may name a job. */
const HEADER_ROWS = 2

const isOfJobs = (row: Row | undefined): row is Row => row?.pieces[0]?.topic === 'experience'
const isText = (row: Row): boolean =>
  row.isListed || wordsIn(row) > HEADER_WORDS || /[.;]$/.test(row.pieces.at(-1)?.text ?? '')

/**
 * Rows that name a job below a heading of jobs, with what was done there or a blank line above them.
 * @param dated indexes of the rows that date jobs; no other job stands in their blocks
 * @returns indexes in the order of the text
 */
export function undatedIn(rows: readonly Row[], dated: ReadonlySet<number>, lexicon: Lexicon): number[] {
  const isStart = (at: number): boolean => {
    const [row, before] = [rows[at], rows[at - 1]]
    return isOfJobs(row) && !isText(row) && (!isOfJobs(before) || row.isApart || isText(before))
  }
  const found: number[] = []
  for (let at = 0; at < rows.length; at++) {
    if (!isStart(at)) continue
    let end = at + 1
    while (end < rows.length && isOfJobs(rows[end]) && !isStart(end)) end++
    const isDated = Array.from({ length: end - at }, (_, i) => at + i).some((i) => dated.has(i))
    if (!isDated && namesJob(rows.slice(at, Math.min(end, at + HEADER_ROWS)), dated.size > 0, lexicon)) found.push(at)
  }
  return found
}

/** Beside dated jobs, a line with a title alone may head a project or a part of one of them. */
function namesJob(rows: readonly Row[], hasDated: boolean, lexicon: Lexicon): boolean {
  const [first] = rows
  if (!first || !isHeaderLike(first, first)) return false
  const parts = rows.filter((row) => isHeaderLike(row, first)).flatMap(partsOfRow)
  const scores = partScores(parts, lexicon)
  const title = scores.findIndex((score) => score.title > SURE_TITLE)
  const hasEmployer = scores.some(({ employer }, i) => i !== title && employer > LIKELY_EMPLOYER)
  return title >= 0 && (hasEmployer || !hasDated)
}
