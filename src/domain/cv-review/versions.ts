/** The reviews of one advertisement in order: the CV version of each, and its changes since the previous review. */
import { withoutThoseOf } from '@/domain/text/multiset'
import { oneLine } from '@/domain/text/wording'

export type ReviewedCv = { id: string; score: number; createdAt: Date; cvContent: string }
export type CvVersion = {
  id: string
  score: number
  createdAt: Date
  /** Number of the distinct text, from 1: a repeated text has the same version. */
  version: number
  /** Number of lines added and removed since the previous review. */
  added: number
  removed: number
}

const linesOf = (text: string): string[] =>
  text
    .split(/\r\n?|\n/)
    .map((line) => oneLine(line))
    .filter((line) => line !== '')

const lacking = (lines: readonly string[], other: readonly string[]): number =>
  withoutThoseOf(lines, other, (line) => line).length

/** @param reviews reviews of one advertisement, the earliest first */
export function versionsOf(reviews: readonly ReviewedCv[]): CvVersion[] {
  const numbers = new Map<string, number>()
  let before: readonly string[] | null = null
  return reviews.map(({ id, score, createdAt, cvContent }) => {
    const lines = linesOf(cvContent)
    const text = lines.join('\n')
    const version = numbers.get(text) ?? numbers.size + 1
    numbers.set(text, version)
    const [added, removed] = before === null ? [0, 0] : [lacking(lines, before), lacking(before, lines)]
    before = lines
    return { id, score, createdAt, version, added, removed }
  })
}
