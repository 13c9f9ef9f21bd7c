/**
 * Fits the title and employer models of `src/domain/documents/cv/header-features.ts` on the headers of labelled CVs.
 */
import type { CrfModel } from '@/domain/documents/crf'
import { cvSegments } from '@/domain/documents/cv/cv-segments'
import { headerFeatures, type NamedPart } from '@/domain/documents/cv/header-features'
import { type HeaderPart, partsOfRow } from '@/domain/documents/cv/header-parts'
import {
  featuresAmong,
  headerGlimpse,
  headerInput,
  MOST_PARTS,
  TAGS,
  taggedParts,
} from '@/domain/documents/cv/header-tags'
import type { HeaderToken } from '@/domain/documents/cv/header-tokens'
import { blocksIn, labelledBelow, rowsIn } from '@/domain/documents/cv/job-headers'
import { ROW_LABELS, type RowOdds } from '@/domain/documents/cv/row-labels'
import { rowsOf } from '@/domain/documents/cv/rows'
import type { Lexicon } from '@/domain/documents/lexicon'
import type { LabelledCv } from '../accuracy/cv-labels'
import { fitCrf } from './crf'
import { type CvTruth, LABELLED_ON, labelledHeadings, labelsOf, type Stretch, truthOf } from './cv-truth'
import { foldOf } from './folds'
import { fitLogistic, type LogisticRow } from './logistic'

const PENALTY = 3
const KINDS = ['title', 'employer'] as const

/** A remark in parentheses after a firm's name. */
const BRACKET = /\s{1,3}\([^()]{0,120}\)$/
/** Least share of a part that must overlap the labelled title or employer. */
const MOSTLY = 0.6

/** `below`: its labelled fields below the duties. */
type LabelledHeader = { id: string; rows: PlacedRows; below: PlacedRows; truth: CvTruth }
type PlacedRows = ReturnType<typeof rowsIn>

/** The headers of labelled CVs, as their labels delimit them. */
export function labelledHeaders(cvs: readonly LabelledCv[], lexicon: Lexicon): LabelledHeader[] {
  return cvs.flatMap((cv) => {
    const truth = truthOf(cv, lexicon)
    const rows = rowsOf(truth.text, cvSegments(truth.text, lexicon, LABELLED_ON, labelledHeadings(cv)).segments)
    const odds = labelsOf(rows, truth).map(
      (label) => Object.fromEntries(ROW_LABELS.map((each) => [each, Number(each === label)])) as RowOdds,
    )
    return blocksIn(rows, odds, LABELLED_ON).map((block) => {
      const below = labelledBelow(rows, block.dated, block.last + 1)
      return { id: cv.id, rows: rowsIn(rows, block), below, truth }
    })
  })
}

/** Whether a part is the title or the employer of a job. */
function isNamed({ text, start }: HeaderPart, kind: NamedPart, { headers }: CvTruth): boolean {
  const part = { start, end: start + text.replace(BRACKET, '').length }
  return headers.some((each) => share(part, each[kind]) > MOSTLY)
}

export function fitHeaders(headers: readonly LabelledHeader[], lexicon: Lexicon) {
  const all: Record<NamedPart, LogisticRow[]> = { title: [], employer: [] }
  for (const { rows, below, truth } of headers) {
    const parts = [...rows, ...below].flatMap(([row, offset]) => partsOfRow(row, offset)).slice(0, MOST_PARTS)
    for (const [i, x] of headerFeatures(parts, lexicon).entries()) {
      for (const kind of KINDS) {
        all[kind].push({ x, y: Number(isNamed(parts[i] as HeaderPart, kind, truth)), weight: 1 })
      }
    }
  }
  return { title: fitted(all.title), employer: fitted(all.employer) }
}

const TAG_PENALTY = 3
const EPOCHS = 6
const FOLDS = 3

/**
 * Fits both passes of the tagger of `src/domain/documents/cv/header-tags.ts`, and the scores of parts. The second pass
 * and the scores are fitted on what the pass before makes of headers out of its fold.
 */
export function fitTagger(headers: readonly LabelledHeader[], lexicon: Lexicon) {
  const all = headers.map(({ id, rows, truth }) => {
    const input = headerInput(rows, lexicon)
    return { id, truth, input, labels: tagsOf(input.tokens, truth) }
  })
  const first = crossFitted(all, ({ input }) => [...input.features])
  const glimpses = new Map(all.map((each) => [each, headerGlimpse(each.input, first.without(each.id))]))
  const othersOf = (each: (typeof all)[number]) =>
    all.flatMap((other) => (other !== each && other.id === each.id ? (glimpses.get(other) ?? []) : []))
  const second = crossFitted(all, (each) => featuresAmong(each.input, othersOf(each), first.without(each.id)))
  const rows: Record<NamedPart, LogisticRow[]> = { title: [], employer: [] }
  for (const each of all) {
    const { parts, inputs } = taggedParts(each.input, othersOf(each), lexicon, {
      first: first.without(each.id),
      second: second.without(each.id),
    })
    for (const [i, part] of parts.entries()) {
      if (part.label !== null) continue
      for (const kind of KINDS) {
        rows[kind].push({ x: inputs[i]?.[kind] ?? [], y: Number(isNamed(part, kind, each.truth)), weight: 1 })
      }
    }
  }
  return {
    first: rounded(first.chain),
    second: rounded(second.chain),
    title: fitted(rows.title),
    employer: fitted(rows.employer),
  }
}

/** A chain fitted on all headers, and for each text the one fitted without its fold. */
function crossFitted<Each extends { id: string; labels: number[] }>(
  all: readonly Each[],
  featuresOf: (each: Each) => number[][],
) {
  const sequences = all
    .map((each) => ({ id: each.id, rows: featuresOf(each), labels: each.labels, weight: 1 }))
    .filter(({ rows }) => rows.length > 0)
  const chainOn = (used: typeof sequences) => fitCrf(used, TAGS.length, TAG_PENALTY, EPOCHS)
  const folds = Array.from({ length: FOLDS }, (_, fold) =>
    chainOn(sequences.filter(({ id }) => foldOf(id, FOLDS) !== fold)),
  )
  return { chain: chainOn(sequences), without: (id: string) => folds[foldOf(id, FOLDS)] as CrfModel }
}

const twoPlaces = (rows: readonly (readonly number[])[]) =>
  rows.map((row) => row.map((value) => Number(value.toFixed(2))))
const rounded = ({ weights, transitions }: CrfModel): CrfModel => ({
  weights: twoPlaces(weights),
  transitions: twoPlaces(transitions),
})

/** The tag of each token of a header. */
function tagsOf(tokens: readonly HeaderToken[], { headers }: CvTruth): number[] {
  return tokens.map(({ start, end }) => {
    for (const each of headers) {
      for (const kind of KINDS) {
        const named = each[kind]
        if (end > start && named && start >= named.start && end <= named.end) {
          return TAGS.indexOf(start === named.start ? `${kind} first` : `${kind} more`)
        }
      }
    }
    return TAGS.indexOf('other')
  })
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
