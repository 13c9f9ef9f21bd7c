/** Labels each row of a CV: heading, job header, duty, studies and so on. */
import model from '@/content/models/cv-rows.json'
import { type CrfModel, labelOdds } from '@/domain/documents/crf'
import type { Lexicon } from '@/domain/documents/lexicon'
import type { Row } from './row'
import { rowFeatures } from './row-features'

/** `job` is the first row of a job header, `more` any further row of it. */
export const ROW_LABELS = [
  'about',
  'heading',
  'job',
  'more',
  'work',
  'study',
  'certificate',
  'skill',
  'project',
  'other',
] as const
export type RowLabel = (typeof ROW_LABELS)[number]
export type RowOdds = Readonly<Record<RowLabel, number>>

/** Probability of each label for each row. */
export const rowOdds = (rows: readonly Row[], lexicon: Lexicon, chain: CrfModel = model): RowOdds[] =>
  labelOdds(chain, rowFeatures(rows, lexicon)).map(
    (odds) => Object.fromEntries(ROW_LABELS.map((label, i) => [label, odds[i] ?? 0])) as RowOdds,
  )
