/** Goals of the evaluation: name, measured value, bound, and number format. */
import type { Accuracy, OwnAccuracy } from '@/schemas/accuracy'

export type Goal = { name: string; value: number; bound: number; isUpper: boolean; digits: number }

const atLeast = (name: string, value: number, bound: number, digits = 2): Goal => ({
  name,
  value,
  bound,
  isUpper: false,
  digits,
})
const atMost = (name: string, value: number, bound: number, digits = 2): Goal => ({
  name,
  value,
  bound,
  isUpper: true,
  digits,
})

export const isMet = ({ value, bound, isUpper }: Goal): boolean => (isUpper ? value <= bound : value >= bound)

const between = (name: string, share: number): Goal[] => [
  atLeast(`${name}: grades inside the range, at least`, share, 0.77),
  atMost(`${name}: grades inside the range, at most`, share, 0.85),
]

const PUBLIC = ['mohler', 'saf', 'scientsbank'] as const

const isComplete = (figures: OwnAccuracy | Accuracy): figures is Accuracy => PUBLIC.every((set) => set in figures)

/** The goals on our own answers, and on the public sets where these were measured. */
export const goalsOf = (figures: OwnAccuracy | Accuracy): Goal[] => [
  ...(isComplete(figures) ? publicGoals(figures) : []),
  ...ownGoals(figures),
]

function publicGoals({ mohler, saf, scientsbank }: Accuracy): Goal[] {
  return [
    atLeast('Mohler, unseen questions: r', mohler.pearson.value, 0.63, 3),
    atMost('Mohler: RMSE of 5', mohler.rmse.value, 0.89, 3),
    atMost('Mohler: false praise from 90', mohler.falsePraise.value, 0.04, 3),
    atLeast('Mohler: of the good ones praised', mohler.praised, 0.45),
    ...between('Mohler', mohler.likely.value),
    atLeast('SAF without empties: r', saf.pearson.value, 0.5, 3),
    ...between('SAF', saf.likely.value),
    atLeast('SciEntsBank, unseen questions: AUC', scientsbank.auc, 0.82, 3),
  ]
}

function ownGoals({ interviews, story, guard }: OwnAccuracy): Goal[] {
  const kind = (name: string) => interviews.kinds.find((row) => row.kind === name)
  const score = (name: string) => kind(name)?.score ?? 0
  return [
    atLeast('interviews: r', interviews.pearson.value, 0.88, 3),
    atMost('interviews: pairs out of order', interviews.outOfOrder.value, 0.08, 3),
    atMost('wrong answers: mean score', score('wrong'), 30, 1),
    atMost('wrong stories: mean score', kind('wrong')?.byCategory.behavioral ?? 100, 38, 1),
    atMost('wrong above short: share of questions', interviews.wrongAboveShort, 0.02, 3),
    atMost('excellent less second-language', score('excellent') - score('second-language'), 8, 1),
    atLeast('vivid above vague by 15', interviews.vividAboveVague.share, 0.9),
    atLeast('points met or partly: F1', interviews.points.f1, 0.8, 3),
    atMost('praise of a wrong sentence', interviews.praisedWrong.share, 0.02, 3),
    atLeast('setting: precision', story.setting.precision, 0.9),
    atLeast('setting: recall', story.setting.recall, 0.9),
    atLeast('result: precision', story.result.precision, 0.9),
    atLeast('result: recall', story.result.recall, 0.9),
    atMost('guard: false alarms', guard.falseAlarms, 0.01, 3),
    atMost('attacks that reach 60', guard.reach60, 0.08, 3),
    atMost('attacks that reach 80', guard.reach80, 0.03, 3),
    ...between('interviews', interviews.likely.value),
  ]
}
