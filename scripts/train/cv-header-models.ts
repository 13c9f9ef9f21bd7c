/**
 * Fits the title and employer models of `src/domain/documents/cv/header-features.ts` on the headers of labelled CVs.
 */
import { cvSegments } from '@/domain/documents/cv/cv-segments'
import { headerFeatures } from '@/domain/documents/cv/header-features'
import type { HeaderPart } from '@/domain/documents/cv/header-parts'
import { blocksIn, headerOf } from '@/domain/documents/cv/job-headers'
import { ROW_LABELS, type RowOdds } from '@/domain/documents/cv/row-labels'
import { rowsOf } from '@/domain/documents/cv/rows'
import type { Lexicon } from '@/domain/documents/lexicon'
import type { LabelledCv } from '../accuracy/cv-labels'
import { LABELLED_ON, labelledHeadings, labelsOf, type Stretch, truthOf } from './cv-truth'
import { fitLogistic, type LogisticRow } from './logistic'

const PENALTY = 3
type Kind = 'title' | 'employer'

/** A remark in parentheses after a firm's name. */
const BRACKET = /\s{1,3}\([^()]{0,120}\)$/
/** Least share of a part that must overlap the labelled title or employer. */
const MOSTLY = 0.6

export function fitHeaders(cvs: readonly LabelledCv[], lexicon: Lexicon) {
  const parts: Record<Kind, LogisticRow[]> = { title: [], employer: [] }
  for (const cv of cvs) {
    const truth = truthOf(cv, lexicon)
    const rows = rowsOf(truth.text, cvSegments(truth.text, lexicon, LABELLED_ON, labelledHeadings(cv)).segments)
    const odds = labelsOf(rows, truth).map(
      (label) => Object.fromEntries(ROW_LABELS.map((each) => [each, Number(each === label)])) as RowOdds,
    )
    for (const block of blocksIn(rows, odds, LABELLED_ON)) {
      const header = headerOf(rows, block, lexicon)
      for (const [i, x] of headerFeatures(header.parts, lexicon).entries()) {
        const { text, start } = header.parts[i] as HeaderPart
        const part = { start, end: start + text.replace(BRACKET, '').length }
        for (const kind of ['title', 'employer'] as const) {
          const isIt = truth.headers.some((each) => share(part, each[kind]) > MOSTLY)
          parts[kind].push({ x, y: Number(isIt), weight: 1 })
        }
      }
    }
  }
  return { title: fitted(parts.title), employer: fitted(parts.employer) }
}

const share = (part: Stretch, named: Stretch | null): number =>
  named === null ? 0 : (Math.min(part.end, named.end) - Math.max(part.start, named.start)) / (part.end - part.start)

const short = (value: number) => Number(value.toPrecision(4))
function fitted(rows: readonly LogisticRow[]) {
  const { intercept, means, deviations, coefficients } = fitLogistic(rows, PENALTY)
  return {
    intercept: short(intercept),
    means: means.map(short),
    deviations: deviations.map(short),
    coefficients: coefficients.map(short),
  }
}
