import type { AnswerFacts, ExcludedSentence, Unreadable } from '@/domain/evaluation/facts'
import type { Knowledge } from '@/domain/evaluation/points/prepare'
import type { JudgedAs } from '@/domain/evaluation/question'
import type { Score } from '@/domain/evaluation/score/score-facts'
import { EVALUATED_CHARS, LIST_MARK } from '@/domain/interview/answers'
import type { QuestionCategory } from '@/domain/interview/question'

export type Detector = 'point-quote' | 'result' | 'own-step' | 'word-count'
type Say = (words: { quote: string; point: string; count: string }) => string

/** `presence` and `absence`: says that the answer contains or lacks something. `nothing`: a question, or advice. */
export type Statement = { asserts: 'presence' | 'absence' | 'nothing'; detector: Detector | null; say: Say }

const found = (detector: Detector, say: Say): Statement => ({ asserts: 'presence', detector, say })
const asked = (say: Say): Statement => ({ asserts: 'nothing', detector: null, say })

/**
 * The parts of the coach's sentences that name a time limit or ask to say something aloud. A person's settings may put
 * others in their place (`src/domain/practice-settings/wording.ts`).
 */
export const TIMED = {
  /** Begins the advice to practise. */
  practise: 'Now say it aloud in under two minutes',
  /** Ends a sentence on few words. */
  fewWords: ' Most answers take one to two minutes in an interview, which is 130 to 260 words.',
  /** Follows a large number of words. */
  manyWords: ' words take over five minutes to say. An interviewer will stop listening before the end.',
  /** A whole recommendation. */
  best: 'Say your best answer aloud in under two minutes; what does not fit is what an interviewer will not hear.',
  /** Ends a recommendation. */
  explain: 'explain each aloud in two sentences.',
} as const

/**
 * The coach's sentences about an answer, each with the detector that it depends on. A sentence that asserts something
 * needs a detector with measured precision (`scripts/accuracy/detectors.ts`); an uncertain finding is phrased as a
 * question.
 */
export const STATEMENTS = {
  pointMet: found('point-quote', ({ quote, point }) => `“${quote}” makes this point: “${point}”`),
  resultFound: found('result', ({ quote }) => `You say what came of it: “${quote}”`),
  ownStep: found('own-step', ({ quote }) => `This is a step of your own: “${quote}”`),
  pointPartly: asked(({ quote, point }) => `Does “${quote}” show all of this? “${point}”`),
  figureToCompare: asked(
    ({ count, point }) => `The figure looked for is ${count}; compare it with yours. The point is: “${point}”`,
  ),
  figureMissing: asked(({ count, point }) => `Give the figure as well, which is ${count}. The point is: “${point}”`),
  // "You name the rate" describes an answer, so nobody could add it to one.
  pointMissing: asked(({ point }) => `Does your answer do this? If not, add it: “${point}”`),
  pointsMissing: asked(({ point }) => `Does your answer do all of this? Add what is missing: “${point}”`),
  ownPointMissing: asked(({ point }) => `Did you say this? If not, add it in your own words: “${point}”`),
  ownPointsMissing: asked(({ point }) => `Did you say all of this? Add what is missing in your own words: “${point}”`),
  pointToCheck: asked(({ quote, point }) => `Check what you say here: “${quote}” What is looked for: “${point}”`),
  askResult: asked(() => 'What came of it? Say it in one sentence at the end, with a figure if you have one.'),
  // A sentence that may be the result, so that the question is not what came of it.
  askResultIn: asked(
    ({ quote }) => `Does “${quote}” say what came of it? Make that plain at the end, with a figure if you have one.`,
  ),
  // One that has a figure already.
  askResultInFigure: asked(
    ({ quote }) => `Does “${quote}” say what came of it? If so, put it last, in one plain sentence.`,
  ),
  askFigure: asked(({ quote }) => `Can you put a figure to what came of it? “${quote}”`),
  askSetting: asked(() => 'Does your first sentence say where and when it was? If not, put it there.'),
  askOwnStep: asked(() => 'Which step was yours alone? Tell it with “I” and what you did.'),
  askDetail: asked(() => 'Take one real case and name it: when it was, who was there, how much or how many.'),
  askCase: asked(() => 'Have you met this before? If so, say when it was and what you did then.'),
  askConduct: asked(
    () =>
      'Would an interviewer find everything right that you did here? Say who knew of it and why it was fair, or what ' +
      'you would do differently now.',
  ),
  askStep: asked(() => 'Say the steps in the order in which you would take them, with a reason for the first.'),
  tooShort: found('word-count', ({ count }) => `This answer has ${count}.${TIMED.fewWords}`),
  neverDone: asked(
    () => 'Say so plainly, then tell the nearest thing that you have done, or what you would do if it happened.',
  ),
  askCaseBesidePlan: asked(
    () =>
      'Has something near to this happened to you, at work, in a course or elsewhere? Tell that: when it was, what ' +
      'you did and what came of it. If not, say so in one sentence, and then what you would do.',
  ),
  practiseInSentences: asked(
    () => `${TIMED.practise}, in whole sentences instead of a list, with the main point first.`,
  ),
  practiseAloud: asked(() => `${TIMED.practise}, with the main point first.`),
  practiseDetail: asked(
    () => `${TIMED.practise}, with more that could be checked: a date, a name, how much or how many.`,
  ),
  practiseOwnSteps: asked(() => `${TIMED.practise}, and begin each step that was yours with “I”.`),
  practiseReasons: asked(() => `${TIMED.practise}, step by step, with the reason for each.`),
  practisePoint: asked(({ point }) => `${TIMED.practise}, and give this point a plain sentence of its own: “${point}”`),
} as const satisfies Record<string, Statement>

export type StatementName = keyof typeof STATEMENTS

/** The mark of a line of a list, with the end of the line before it. */
const MARK_OF_ITEM = new RegExp(String.raw`(^|[.;:,!?]?[ \t]{0,9}\n)\s{0,9}${LIST_MARK}[ \t]{1,9}`, 'gu')

/** A quote on one line, without the marks of a list. */
const onOneLine = (quote: string) =>
  quote
    .replace(MARK_OF_ITEM, (_, before: string) => (before === '' ? '' : `${before.trim() || ';'} `))
    .replace(/\s+/gu, ' ')

/** A statement as text, each quote on one line. */
export const say = (
  name: StatementName,
  { quote = '', point = '', count = '' }: Partial<Parameters<Say>[0]> = {},
): string => STATEMENTS[name].say({ quote: onOneLine(quote), point, count })

/** Remarks on how an answer was read, by name. @param words number of words in the answer */
export const REMARKS = {
  empty: () => 'There are no words to score.',
  'no-answer': () => 'There is no answer here yet. A first attempt, however rough, can be scored and improved.',
  'not-english': () => 'Too few of the words are English, so this could not be read as an answer.',
  instructions: () => 'Part of this speaks to whoever grades it. It was left out and changed nothing in the score.',
  question: () => 'A sentence repeats the question. It was left out; only your own words were scored.',
  points: () =>
    'Part of this copies the points that a strong answer makes. It was left out; say them in your own words, with ' +
    'your own facts.',
  repeated: () => 'Some sentences stand here more than once. Each was counted once.',
  cut: () =>
    `This answer is longer than what is evaluated: its first ${EVALUATED_CHARS.toLocaleString('en')} characters ` +
    'count, the rest was not read.',
  'no-content': () =>
    'No points were given for this question. The score says how the answer is told and how concrete it ' +
    'is; whether what it says is right was not judged.',
  'unlike-question': () =>
    'Hardly any words of the question come back in this answer. Where no points are given, that lowers the score; ' +
    'the range says how much. Give the points you want to make, and the score rests on them.',
  'general-points': () =>
    'This question was made for you, and its points are general. Whether the facts of your answer are right was not ' +
    'judged.',
  'too-long': (words) => words + TIMED.manyWords,
  uncertain: () => 'There is little to go by here, so the score is uncertain.',
  'not-speech': () => 'This does not read like speech: words in lists or out of order. Say it in sentences.',
  'no-stops': () =>
    'This has hardly any full stops, so its words could be taken for a list. Put one where each sentence ends; the ' +
    'score may rise.',
  conduct: () =>
    'The words of this story are close to those of stories in which something was hidden, unfair or unsafe. That ' +
    'lowers the score; disagree here if all of it was right.',
  'off-question': () =>
    'This may answer another question than the one that was asked. Read the question again; if your answer does fit, ' +
    'treat the score with caution.',
} as const satisfies Record<Unreadable | ExcludedSentence['kind'] | OnReading, (words: string) => string>

type OnReading =
  | 'cut'
  | 'no-content'
  | 'unlike-question'
  | 'general-points'
  | 'too-long'
  | 'uncertain'
  | 'not-speech'
  | 'no-stops'
  | 'conduct'
  | 'off-question'
export type RemarkName = keyof typeof REMARKS

/** Longest comfortable answer in words: about five minutes of speech. */
const LONG = 700
/**
 * The remarks on how an answer was read, but the one on conduct.
 * @param knowledge what the question provides to compare with
 */
export function remarksOn(facts: AnswerFacts, score: Score, knowledge: Knowledge): string[] {
  return namesOf(facts, score, knowledge).map((name) => REMARKS[name](String(facts.words)))
}

/**
 * Whether an answer may look like a list only for want of full stops: of 45 answers of the fitting half without their
 * marks that the guard doubts, 39 are; of 381 attacks without marks, 4.
 */
const isOnlyUnstopped = ({ isUnstopped, guard }: AnswerFacts) => isUnstopped && guard < SURE.garbled

function namesOf(facts: AnswerFacts, { judged, otherQuestion }: Score, knowledge: Knowledge): RemarkName[] {
  const names: RemarkName[] = facts.unreadable ? [facts.unreadable] : []
  names.push(...new Set(facts.excluded.map((aside) => aside.kind)))
  if (facts.isCut) names.push('cut')
  if (facts.unreadable) return names
  if (knowledge === 'none') names.push('no-content')
  if (otherQuestion === 'unlike-question') names.push('unlike-question')
  if (knowledge === 'general') names.push('general-points')
  if (facts.words > LONG) names.push('too-long')
  if (!judged) names.push('uncertain')
  else if (facts.guard >= SURE.guard) names.push(isOnlyUnstopped(facts) ? 'no-stops' : 'not-speech')
  else if (otherQuestion === 'off-question') names.push('off-question')
  return names
}

/**
 * Score from which missing points are not listed. From 60 on 32 of 33 points that a story was asked for are made in it
 * (fitting half), of answers to opening questions 47 of 103 from 40 on: both make them in words of their own.
 */
export const UNLISTED_FROM: Readonly<Partial<Record<JudgedAs, number>>> = { behavioral: 60, opener: 40 }

/** The most statements of each kind. */
export const MOST = { strengths: 3, praisedPoints: 2, improvements: 4, missingPoints: 3, evidence: 24 } as const

/**
 * Lowest probabilities for a statement of fact; of `resultAsked`, that below which a result is asked for, and of
 * `resultSeen`, that from which the question names the sentence (of the fitting half, 14 of 15 of those are one). Of
 * the fitting half's stories 80 % have a sentence above `result` and 95 % one above `resultAsked`; without their result
 * 2 % and 6 % have another such sentence. Of `lean`, `guard` and `conductPraised`, those from which nothing is
 * praised; of `garbled`, that from which an answer without full stops is said to have words out of order; of
 * `misconduct`, that from which a remark says that it lowers the score, and of `conductAsked`, that from which it is
 * asked about as well: most stories are fair, so a lower one would doubt many of those.
 */
export const SURE = {
  praise: 0.9,
  shown: 0.7,
  part: 0.6,
  result: 0.9,
  resultAsked: 0.7,
  resultSeen: 0.5,
  lean: 0.35,
  guard: 0.5,
  garbled: 0.9,
  conductPraised: 0.5,
  misconduct: 0.6,
  conductAsked: 0.75,
} as const

/** Whether a story probably tells of misconduct; vague stories are close to such stories in their words. */
export const isConductInDoubt = (
  category: QuestionCategory,
  { misconduct, points, story, unreadable }: AnswerFacts,
): boolean =>
  category === 'behavioral' &&
  unreadable === null &&
  !isOffSubject(points) &&
  misconduct >= SURE.misconduct &&
  story.concreteness >= TOLD_IN_DETAIL

/** Whether an answer makes none of the points, so that it may tell of something else. */
const isOffSubject = (points: AnswerFacts['points']) =>
  points.length > 0 && points.every(({ verdict }) => verdict === 'missing')

/** Concreteness from which a story is about a real case, so that its conduct can be asked about. */
const TOLD_IN_DETAIL = 0.5

/** Values below which the coach asks for more. */
export const THIN = { words: 40, followUpWords: 15, detail: 0.25, structure: 0.3, ownSteps: 0.2 } as const
