/** Accuracy of the verdicts on single key points, and of praise. */
import { STATEMENTS, type StatementName } from '@/domain/evaluation/advice/statements'
import { JUDGED_AS, judgedAs } from '@/domain/evaluation/question'
import type { InterviewAccuracy } from '@/schemas/accuracy'
import type { Evaluated } from './evaluated'
import type { Figure } from './figure'
import { rounded, share } from './statistics'

export type PointRow = {
  kind: Evaluated['kind']
  verdict: string
  made: number
  isMade: boolean
  isWrong: boolean
  isPraised: boolean
}

/** Each graded key point of each answer. */
export const pointRows = (all: readonly Evaluated[]): PointRow[] =>
  all.flatMap(({ points, facts, kind, evaluation, question }) =>
    (points ?? []).map((grade, i) => {
      const fact = facts.points[i]
      const text = question.keyPoints[i]?.text ?? ''
      return {
        kind,
        verdict: fact?.verdict ?? 'missing',
        made: fact?.made ?? 0,
        isMade: isMade(grade),
        isWrong: grade === 'x',
        isPraised: evaluation.strengths.some((strength) => strength.includes(`“${text}”`)),
      }
    }),
  )

export function pointFigures(all: readonly Evaluated[]): Pick<InterviewAccuracy, 'points' | 'praisedWrong'> {
  const rows = pointRows(all)
  const isFound = ({ verdict }: PointRow) => verdict === 'met' || verdict === 'partly'
  const precision = share(rows.filter(isFound), ({ isMade }) => isMade)
  const recall = share(
    rows.filter(({ isMade }) => isMade),
    isFound,
  )
  const praised = rows.filter(({ isPraised }) => isPraised)
  return {
    points: {
      count: rows.length,
      precision: rounded(precision),
      recall: rounded(recall),
      f1: rounded((2 * precision * recall) / Math.max(1e-9, precision + recall)),
    },
    praisedWrong: { count: praised.length, share: rounded(share(praised, ({ isWrong }) => isWrong)) },
  }
}

/** Grades of the key points that the coach names in sentences of some kinds. */
function gradesOfNamed(all: readonly Evaluated[], names: readonly StatementName[]) {
  const starts = names.map((name) => STATEMENTS[name].say({ quote: '', point: '', count: '' }).split('“')[0] ?? '')
  return all.flatMap(({ points, question, evaluation }) => {
    const said = evaluation.improvements.filter((text) => starts.some((start) => text.startsWith(start))).join('\n')
    return (points ?? []).filter((_, i) => said.includes(`“${question.keyPoints[i]?.text}”`))
  })
}

/** Grade from which an answer is good. */
export const GOOD = 0.6

const isMade = (grade: string) => grade === 'm' || grade === 'p'

/** How often the sentence that is to be checked contradicts its point, and how often it makes it. */
export function checkedFigures(all: readonly Evaluated[]): Figure[] {
  const checked = gradesOfNamed(all, ['pointToCheck'])
  const isContradicted = share(checked, (grade) => grade === 'x')
  return [
    { name: `contradicted by the answer, of ${checked.length}`, value: rounded(isContradicted), goal: null },
    { name: 'made in the answer', value: rounded(share(checked, isMade)), goal: null },
  ]
}

/** How often the coach asks for a point that a reader (an AI model) found in the answer. */
export function askedFigures(all: readonly Evaluated[]): Figure[] {
  const figure = (rows: readonly Evaluated[], whose = ''): Figure => {
    const asked = gradesOfNamed(rows, ['pointMissing', 'pointsMissing', 'ownPointMissing', 'ownPointsMissing'])
    return { name: `${whose}made in the answer, of ${asked.length}`, value: rounded(share(asked, isMade)), goal: null }
  }
  const good = all.filter(({ grade, kind }) => grade >= GOOD && kind !== 'recital')
  return [
    figure(all),
    ...JUDGED_AS.map((kind) =>
      figure(
        all.filter(({ question }) => judgedAs(question) === kind),
        `${kind}: `,
      ),
    ),
    figure(good, 'good answers: '),
  ]
}
