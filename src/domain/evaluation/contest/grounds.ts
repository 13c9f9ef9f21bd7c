/** The detector behind each statement, and the effect of contesting the statement on the score. */
import { type RemarkName, type StatementName, SURE, THIN } from '@/domain/evaluation/advice/statements'
import { FULL_OWN_ACTIONS, type StoryMeasure, type Verdict } from '@/domain/evaluation/facts'

/** The name of a statement; `earlier-wording` for a sentence of an earlier version that is no longer in use. */
export type ContestedStatement = StatementName | `verdict-${Verdict}` | `remark-${RemarkName}` | 'earlier-wording'

export type Effect =
  /** Flips the verdict on a point: met becomes missing, every other verdict becomes met. */
  | { kind: 'point' }
  /** The coach asked for something that is there: raises its measure to the threshold. */
  | { kind: 'reach'; measure: StoryMeasure; value: number }
  /** The coach found something that is not there: lowers its measure. */
  | { kind: 'drop'; measure: StoryMeasure; by: number }
  /** The answer is real speech: removes the guard's penalty. */
  | { kind: 'no-guard' }
  /** The conduct is right: lowers the probability of misconduct to where the coach stops asking. */
  | { kind: 'conduct' }
  /** The score does not depend on it. */
  | { kind: 'none' }
  /** The effect is unknown without a new evaluation. */
  | { kind: 'unknown' }

type Ground = { detector: string; effect: Effect }

const point = (detector: string): Ground => ({ detector, effect: { kind: 'point' } })
const none = (detector: string): Ground => ({ detector, effect: { kind: 'none' } })
const unknown = (detector: string): Ground => ({ detector, effect: { kind: 'unknown' } })
const reach = (detector: string, measure: StoryMeasure, value: number): Ground => ({
  detector,
  effect: { kind: 'reach', measure, value },
})
const drop = (detector: string, measure: StoryMeasure, by: number): Ground => ({
  detector,
  effect: { kind: 'drop', measure, by },
})

const conduct: Ground = { detector: 'misconduct', effect: { kind: 'conduct' } }

const STATEMENTS: Readonly<Record<StatementName, Ground>> = {
  pointMet: point('point-quote'),
  pointPartly: point('point-verdict'),
  figureToCompare: point('point-verdict'),
  figureMissing: point('point-verdict'),
  pointMissing: point('point-verdict'),
  ownPointMissing: point('point-verdict'),
  // On several points: each is contested by itself.
  pointsMissing: point('point-verdict'),
  ownPointsMissing: point('point-verdict'),
  pointToCheck: point('point-verdict'),
  resultFound: drop('result', 'result', 1),
  ownStep: drop('own-step', 'ownActions', 1 / FULL_OWN_ACTIONS),
  askResult: reach('result', 'result', SURE.resultAsked),
  askResultIn: reach('result', 'result', SURE.resultAsked),
  askResultInFigure: reach('result', 'result', SURE.resultAsked),
  askFigure: none('advice'),
  askSetting: none('setting'),
  askOwnStep: reach('own-step', 'ownActions', THIN.ownSteps),
  askDetail: reach('detail', 'concreteness', THIN.detail),
  askCase: reach('detail', 'concreteness', THIN.detail),
  askConduct: conduct,
  askStep: reach('structure', 'structure', THIN.structure),
  tooShort: none('word-count'),
  neverDone: none('advice'),
  askCaseBesidePlan: none('advice'),
  practiseInSentences: none('advice'),
  practiseAloud: none('advice'),
  practisePoint: none('advice'),
  practiseDetail: none('advice'),
  practiseOwnSteps: none('advice'),
  practiseReasons: none('advice'),
}

const REMARKS: Readonly<Record<RemarkName, Ground>> = {
  empty: unknown('readable'),
  'no-answer': unknown('readable'),
  'not-english': unknown('readable'),
  instructions: unknown('set-aside'),
  question: unknown('set-aside'),
  points: unknown('set-aside'),
  repeated: unknown('set-aside'),
  cut: none('word-count'),
  'no-content': none('points-given'),
  'general-points': none('points-given'),
  'too-long': none('word-count'),
  uncertain: none('judged'),
  'not-speech': { detector: 'guard', effect: { kind: 'no-guard' } },
  'no-stops': { detector: 'guard', effect: { kind: 'no-guard' } },
  conduct,
  'off-question': none('topic'),
  'unlike-question': none('topic'),
}

const named = (id: string): Ground | undefined =>
  id.startsWith('remark-') ? REMARKS[id.slice('remark-'.length) as RemarkName] : STATEMENTS[id as StatementName]

/** @param statement may come from an earlier version, as stored in the database */
export function groundOf(statement: ContestedStatement | (string & {})): Ground {
  if (statement.startsWith('verdict-')) return point('point-verdict')
  return named(statement) ?? unknown('earlier-wording')
}
