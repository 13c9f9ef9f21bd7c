/** How often the review is right about what a CV shows of an advertisement, against labelled pairs. */
import { skillTaxonomy } from '@/content/skills'
import { viewOfAdvert } from '@/domain/cv-review/advert-view'
import { decisionsOn } from '@/domain/cv-review/evidence/decide'
import type { Decision } from '@/domain/cv-review/evidence/verdict'
import { workFit } from '@/domain/cv-review/work-fit'
import { cleanCvText } from '@/domain/documents/clean-text'
import { readCv } from '@/domain/documents/cv/read-cv'
import { lexiconOf } from '@/domain/documents/lexicon'
import { tokensOf } from '@/domain/text/tokens'
import { isFunctionWord } from '@/domain/text/word-weights'
import { type Half, type Decision as Label, labelledPairs } from '../train/labelled-pairs'
import type { Figure } from './figure'
import { rounded, share } from './statistics'

/** The month in which the pairs were written. */
const NOW = new Date('2025-06-15')
/** Share of the shorter quote's words that the other has to hold. */
const OVERLAP = 0.5

type Row = { label: Label; decision: Decision }

function rowsOf(half: Half): Row[] {
  const lexicon = lexiconOf(skillTaxonomy())
  return labelledPairs(half, lexicon).flatMap(({ cv: text, advert, decisions }) => {
    const cv = readCv(cleanCvText(text), lexicon, NOW)
    const view = viewOfAdvert(advert, lexicon)
    return decisionsOn(view, workFit(view, cv, cv.pieces, lexicon), cv, cv.pieces, lexicon).flatMap((decision) => {
      const label = decisions.find((each) => each.text === decision.requirement.text)
      return label ? [{ label, decision }] : []
    })
  })
}

const VERDICT: Readonly<Record<Label['has'], Decision['verdict']>> = { yes: 'has', partly: 'partly', no: 'no' }

function f1(rows: readonly Row[], isLabelled: (label: Label) => boolean, isFound: (decision: Decision) => boolean) {
  const found = rows.filter(({ decision }) => isFound(decision))
  const labelled = rows.filter(({ label }) => isLabelled(label))
  const precision = share(found, ({ label }) => isLabelled(label))
  const recall = share(labelled, ({ decision }) => isFound(decision))
  return { precision, recall, f1: (2 * precision * recall) / Math.max(1e-9, precision + recall) }
}

const wordsOf = (text: string): Set<string> =>
  new Set(
    tokensOf(text)
      .map(({ stem }) => stem)
      .filter((stem) => !isFunctionWord(stem)),
  )

function overlap(a: string, b: string): boolean {
  const [one, other] = [wordsOf(a), wordsOf(b)]
  const shared = [...one].filter((stem) => other.has(stem)).length
  return shared >= OVERLAP * Math.max(1, Math.min(one.size, other.size))
}

/** Has it: `yes` or `partly` against `no`. Pairs of the half whose CV and advert both belong to it. */
export function evidenceFigures(half: Half): Figure[] {
  const rows = rowsOf(half)
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
      share(both, ({ label, decision }) => overlap(label.quote ?? '', decision.quote ?? '')),
      null,
    ],
  ]
  return figures.map(([name, value, goal]) => ({ name, value: rounded(value), goal }))
}
