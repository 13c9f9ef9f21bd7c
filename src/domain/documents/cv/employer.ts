/** Tells which part of a job's header is the title and which the employer, from all jobs of a CV together. */
import type { Extract } from '@/domain/documents/types'
import type { PartScores } from './header-features'
import type { HeaderPart } from './header-parts'

export type Header = { parts: readonly HeaderPart[]; scores: readonly PartScores[] }
/** In a CV one comes before the other nearly always. */
export type Order = 'title first' | 'employer first'
export type Naming = { title: number; employer: number; score: number }

/** What it costs, in logarithms of odds, to leave a job without a title or an employer, or to leave the order of the CV. */
const UNNAMED_TITLE = -2
const UNNAMED_EMPLOYER = -1
const OUT_OF_ORDER = -2

/** The likeliest title and employer, as indexes of parts; -1 for none. */
export function namingOf({ parts, scores }: Header, order: Order | null): Naming {
  let best: Naming = { title: -1, employer: -1, score: UNNAMED_TITLE + UNNAMED_EMPLOYER }
  for (let title = -1; title < parts.length; title++) {
    for (let employer = -1; employer < parts.length; employer++) {
      if (title === employer) continue
      const isOut = title >= 0 && employer >= 0 && order !== null && title < employer !== (order === 'title first')
      const score =
        (scores[title]?.title ?? UNNAMED_TITLE) +
        (scores[employer]?.employer ?? UNNAMED_EMPLOYER) +
        (isOut ? OUT_OF_ORDER : 0)
      if (score > best.score) best = { title, employer, score }
    }
  }
  return best
}

/** The order that fits the headers of a CV best. */
export function orderOf(headers: readonly Header[]): Order {
  const total = (order: Order) => headers.reduce((sum, header) => sum + namingOf(header, order).score, 0)
  return total('title first') >= total('employer first') ? 'title first' : 'employer first'
}

/** Titles go on behind a comma: "Consultant, then Senior Consultant". */
export function titleAt(text: string, { parts, scores }: Header, { title, employer }: Naming): Extract | null {
  const part = parts[title]
  if (!part) return null
  let { end } = part
  for (let next = title + 1; next < parts.length && next !== employer; next++) {
    const [other, score] = [parts[next], scores[next]]
    if (!other || !score || other.offset !== part.offset || score.title <= 0 || score.title < score.employer) break
    if (!/^, {1,2}$/.test(text.slice(end, other.start))) break
    end = other.end
  }
  return { text: text.slice(part.start, end), start: part.start, end }
}

/** Without what a bracket in small letters says of the firm: "Ledgerfern (accounts payable software)". */
export function employerAt({ parts }: Header, { employer }: Naming): Extract | null {
  const part = parts[employer]
  if (!part) return null
  const text = part.text.replace(/\s{1,3}\(\p{Ll}[^()]{0,120}\)$/u, '')
  return { text, start: part.start, end: part.start + text.length }
}
