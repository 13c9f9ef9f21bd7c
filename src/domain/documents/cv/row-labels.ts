/** Labels each row of a CV: heading, job header, duty, studies and so on. */
import model from '@/content/models/cv-rows.json'
import type { Lexicon } from '@/domain/documents/lexicon'
import { type CrfModel, labelOdds } from './crf'
import type { Row } from './row'
import { rowFeatures } from './row-features'

/** `job` is the first row that names a job, `more` any other of its header. */
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

/** For each row the probability of each label. */
export const rowOdds = (rows: readonly Row[], lexicon: Lexicon, chain: CrfModel = model): RowOdds[] =>
  labelOdds(chain, rowFeatures(rows, lexicon)).map(
    (odds) => Object.fromEntries(ROW_LABELS.map((label, i) => [label, odds[i] ?? 0])) as RowOdds,
  )
