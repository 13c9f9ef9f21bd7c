/**
 * Labelled rows of a CV, with data augmentation: as it is, with unrecognised headings, without blank lines and bullets,
 * or on one line.
 */

import type { CrfModel } from '@/domain/documents/crf'
import { cvSegments } from '@/domain/documents/cv/cv-segments'
import { rowFeatures } from '@/domain/documents/cv/row-features'
import { ROW_LABELS } from '@/domain/documents/cv/row-labels'
import { rowsOf } from '@/domain/documents/cv/rows'
import type { Lexicon } from '@/domain/documents/lexicon'
import { seededRandom } from '@/domain/random'
import type { LabelledCv } from '../accuracy/cv-labels'
import { fitCrf, type LabelledSequence } from './crf'
import { LABELLED_ON, labelledHeadings, labelsOf, truthOf } from './cv-truth'

/** `mend` keeps the text's length, so that label offsets stay valid. */
type Shape = { mend: (text: string) => string; known: number; weight: number }
const asIs = (text: string) => text
const withoutBlanks = (text: string) => text.replace(/\n\n/g, ' \n')
const withoutBullets = (text: string) => text.replace(/^[•*-] /gm, '  ')
const onOneLine = (text: string) => text.replaceAll('\n', ' ')

/** `known`: the share of headings that are recognised. */
export const SHAPES: Readonly<Record<string, Shape>> = {
  asIs: { mend: asIs, known: 1, weight: 1 },
  'some headings': { mend: asIs, known: 0.5, weight: 0.5 },
  'no headings': { mend: asIs, known: 0, weight: 0.3 },
  'no blank lines': { mend: (text) => withoutBullets(withoutBlanks(text)), known: 0.7, weight: 0.3 },
  'one line': { mend: onOneLine, known: 0.8, weight: 0.3 },
}

export function sequenceOf(cv: LabelledCv, { mend, known, weight }: Shape, lexicon: Lexicon): LabelledSequence {
  const truth = truthOf(cv, lexicon)
  const text = mend(truth.text)
  const random = seededRandom([...cv.id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 0))
  const headingOf = labelledHeadings(cv)
  const isKnown = new Map<string, boolean>()
  const { segments } = cvSegments(text, lexicon, LABELLED_ON, (segment) => {
    const heading = headingOf(segment)
    if (!heading) return null
    if (!isKnown.has(segment.text)) isKnown.set(segment.text, random() < known)
    return isKnown.get(segment.text) ? heading : null
  })
  const rows = rowsOf(text, segments)
  const labels = labelsOf(rows, truth).map((label) => ROW_LABELS.indexOf(label ?? 'other'))
  return { rows: rowFeatures(rows, lexicon), labels, weight }
}

const PENALTY = 3
const EPOCHS = 8
const short = (rows: readonly (readonly number[])[]) => rows.map((row) => row.map((value) => Number(value.toFixed(3))))

export function fitRows(cvs: readonly LabelledCv[], lexicon: Lexicon): CrfModel {
  const sequences = cvs.flatMap((cv) => Object.values(SHAPES).map((shape) => sequenceOf(cv, shape, lexicon)))
  const { weights, transitions } = fitCrf(sequences, ROW_LABELS.length, PENALTY, EPOCHS)
  return { weights: short(weights), transitions: short(transitions) }
}
