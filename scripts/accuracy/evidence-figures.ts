/** Accuracy of the CV review's decisions on which requirements of an advert a CV shows, against labelled pairs. */
import { skillTaxonomy } from '@/content/skills'
import { viewOfAdvert } from '@/domain/cv-review/advert-view'
import { decisionsOn, type EvidenceModels } from '@/domain/cv-review/evidence/decide'
import type { Decision } from '@/domain/cv-review/evidence/verdict'
import { workFit } from '@/domain/cv-review/work-fit'
import { cleanCvText } from '@/domain/documents/clean-text'
import { readCv } from '@/domain/documents/cv/read-cv'
import { type Lexicon, lexiconOf } from '@/domain/documents/lexicon'
import { type Half, type Decision as Label, type LabelledPair, labelledPairs } from '../train/labelled-pairs'
import type { Figure } from './figure'
import { sharedWords } from './quote-overlap'
import { rounded, share } from './statistics'

/** Least share of the shorter quote's words that the other must contain. */
const OVERLAP = 0.5

export type EvidenceRow = { label: Label; decision: Decision }

/** @param models models to evaluate instead of the product's */
export const decidedRows = (pairs: readonly LabelledPair[], lexicon: Lexicon, models?: EvidenceModels): EvidenceRow[] =>
  pairs.flatMap(({ cv: text, advert, decisions, now }) => {
    const cv = readCv(cleanCvText(text), lexicon, now)
    const view = viewOfAdvert(advert, lexicon)
    const fit = workFit(view, cv, cv.segments, lexicon)
    return decisionsOn(view, fit, cv, cv.segments, lexicon, models).flatMap((decision) => {
      const label = decisions.find((each) => each.text === decision.requirement.text)
      return label ? [{ label, decision }] : []
    })
  })

const VERDICT: Readonly<Record<Label['has'], Decision['verdict']>> = { yes: 'has', partly: 'partly', no: 'no' }

function f1(
  rows: readonly EvidenceRow[],
  isLabelled: (label: Label) => boolean,
  isFound: (decision: Decision) => boolean,
) {
  const found = rows.filter(({ decision }) => isFound(decision))
  const labelled = rows.filter(({ label }) => isLabelled(label))
  const precision = share(found, ({ label }) => isLabelled(label))
  const recall = share(labelled, ({ decision }) => isFound(decision))
  return { precision, recall, f1: (2 * precision * recall) / Math.max(1e-9, precision + recall) }
}

/** Figures on the pairs whose CV and advert both belong to the half. */
export function evidenceFigures(half: Half): Figure[] {
  const lexicon = lexiconOf(skillTaxonomy())
  return figuresOf(decidedRows(labelledPairs(half, lexicon), lexicon))
}

/** "has it" counts the labels `yes` and `partly` as positive, `no` as negative. */
export function figuresOf(rows: readonly EvidenceRow[]): Figure[] {
  const any = f1(
    rows,
    ({ has }) => has !== 'no',
    ({ verdict }) => verdict !== 'no',
  )
  const whole = f1(
    rows,
    ({ has }) => has === 'yes',
    ({ verdict }) => verdict === 'has',
  )
  const both = rows.filter(({ label, decision }) => label.quote !== null && decision.quote !== null)
  const figures: [string, number, number | null][] = [
    ['has it: F1', any.f1, 0.88],
    ['has it: precision', any.precision, null],
    ['has it: recall', any.recall, null],
    ['has all of it: F1', whole.f1, null],
    ['yes, partly, no: right', share(rows, ({ label, decision }) => VERDICT[label.has] === decision.verdict), null],
    [
      'quotes that overlap the labelled one',
      share(both, ({ label, decision }) => sharedWords(label.quote ?? '', decision.quote ?? '') >= OVERLAP),
      null,
    ],
  ]
  return figures.map(([name, value, goal]) => ({ name, value: rounded(value), goal }))
}
