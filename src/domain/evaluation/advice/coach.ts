/** Coaching on one answer: strengths with quotes, and points to add or check. */
import type { AnswerFacts, StoryPart } from '@/domain/evaluation/facts'
import { asWritten, figuresIn, lacksFigure } from '@/domain/evaluation/points/figures'
import type { Knowledge } from '@/domain/evaluation/points/prepare'
import { saysNeverDone } from '@/domain/evaluation/preprocess/no-content'
import { readAnswer } from '@/domain/evaluation/preprocess/read-answer'
import { type EvaluatedQuestion, type EvaluationInput, isOfOwnLife, judgedAs } from '@/domain/evaluation/question'
import { NO_EVENT_CAP, POINT_WEIGHTS } from '@/domain/evaluation/score/policy'
import type { Dimension } from '@/domain/evaluation/score/rubric'
import { DIMENSION_VALUES, type Score } from '@/domain/evaluation/score/score-facts'
import { deniesCase, tellsPlan } from '@/domain/evaluation/story/measures'
import { cuesOf } from '@/domain/evaluation/story/sentence-cues'
import { countWords, LIST_MARK, wordsText } from '@/domain/interview/answers'
import { describesAnswer, type QuestionCategory } from '@/domain/interview/question'
import { lazily } from '@/domain/text/memoize'
import { tokensOf } from '@/domain/text/tokens'
import {
  isConductInDoubt,
  MOST,
  REMARKS,
  remarksOn,
  type StatementName,
  SURE,
  say,
  THIN,
  UNLISTED_FROM,
} from './statements'

type Advice = { text: string; worth: number }
export type Coaching = {
  strengths: string[]
  /** Most useful first. */
  improvements: string[]
  /** Quotes with the finding that each supports. */
  evidence: { quote: string; note: string }[]
  /** Notes on how the answer was read. */
  remarks: string[]
}

export function coach(input: EvaluationInput, facts: AnswerFacts, score: Score, knowledge: Knowledge): Coaching {
  const isPlan = isPlanOnly(input)
  const remarks = remarksOn(facts, score, knowledge)
  if (isConductInDoubt(input.question.category, facts) && !isPlan) remarks.push(REMARKS.conduct())
  if (facts.unreadable) {
    const isNever = facts.unreadable === 'no-answer' && isOfOwnLife(input.question) && saysNeverDone(input.answer)
    return { strengths: [], improvements: isNever ? [say('neverDone')] : [], evidence: [], remarks }
  }
  const praise = strengthsOf(input, facts, score, knowledge).slice(0, MOST.strengths)
  const praised = praise.map(({ quote }) => quote)
  const advice = [...onPoints(input, facts, score, praised), ...onTelling(input, facts, score, isPlan)]
  const texts = [...new Set(advice.sort((a, b) => b.worth - a.worth).map(({ text }) => text))].slice(
    0,
    MOST.improvements,
  )
  return {
    strengths: praise.map(({ text }) => text),
    improvements: texts.length > 0 ? texts : [practice(input, facts, score, knowledge)],
    evidence: evidenceOf(input, facts, isPlan),
    remarks,
  }
}

/** Score from which a plan is praised although it lacks an essential point. */
const WHOLE_PLAN = 70

/** Score from which an answer is practised as it is. */
const GOOD = 80

/** Value of a dimension of a story, 0 to 1, from which nothing more of it is asked for. */
const ENOUGH = 0.75

const OF_DIMENSION: readonly (readonly [Dimension, StatementName])[] = [
  ['specificity', 'practiseDetail'],
  ['ownership', 'practiseOwnSteps'],
  ['structure', 'practiseReasons'],
]

/** What to practise of a story: the dimension that has least, or the whole where all have enough. */
function practiceOfStory(question: EvaluatedQuestion, facts: AnswerFacts): StatementName {
  const [least] = OF_DIMENSION.map(([dimension, name]) => ({
    name,
    value: DIMENSION_VALUES[dimension](question, facts),
  })).sort((a, b) => a.value - b.value)
  return least && least.value < ENOUGH ? least.name : 'practiseAloud'
}

/**
 * What remains to do where nothing else is asked for. Below a good score, with the point that is least likely to be
 * made: in the fitting half 25 of 41 such points were missing or made in part (of the open points worth most, 12 of
 * 41). Of stories 31 of 42 such points were made as a whole, so the dimension that has least is named instead.
 */
function practice({ question, answer }: EvaluationInput, facts: AnswerFacts, { score }: Score, knowledge: Knowledge) {
  const [point] = openPoints(question, facts.points).sort((a, b) => a.made - b.made)
  if (score < GOOD) {
    if (judgedAs(question) !== 'behavioral') {
      if (point && knowledge !== 'general') return say('practisePoint', { point: point.point })
    } else if (!isList(answer)) return say(practiceOfStory(question, facts))
  }
  return say(isList(answer) ? 'practiseInSentences' : 'practiseAloud')
}

/** Whether an answer to a behavioural question tells no case but what its speaker would do. */
const isPlanOnly = ({ question, answer }: EvaluationInput) =>
  question.category === 'behavioral' && tellsPlan(readAnswer(answer, question.text))

const LIST_ITEM = new RegExp(String.raw`^[ \t]*${LIST_MARK}[ \t]+\S`, 'gmu')
const FEWEST_ITEMS = 3

/** Whether an answer is written as a list, which has its order already. */
const isList = (answer: string) => (answer.match(LIST_ITEM) ?? []).length >= FEWEST_ITEMS

/**
 * An answer that is probably mistaken, gamed or a story of misconduct gets no praise, since it is unknown which of its
 * sentences are right.
 */
const isDoubtful = (category: QuestionCategory, facts: AnswerFacts) =>
  (facts.lean ?? 0) >= SURE.lean ||
  facts.guard >= SURE.guard ||
  (category === 'behavioral' && facts.misconduct >= SURE.conductPraised)

/**
 * Whether a plan lacks an essential point and scores low: there the sentence that makes another point often begins a
 * wrong decision (1 of 6 praised ones in the fitting half, 1 of 156 elsewhere).
 */
const isHalfAPlan = ({ category, keyPoints }: EvaluatedQuestion, { points }: AnswerFacts, { score }: Score) =>
  category === 'situational' &&
  score < WHOLE_PLAN &&
  keyPoints.some(({ weight }, i) => weight === 'essential' && points[i]?.verdict === 'missing')

/** Whether the words, more or fewer of them, are among the quotes. */
const overlapsAny = (quotes: readonly string[], words: string) =>
  quotes.some((quote) => quote.includes(words) || words.includes(quote))

/** Whether the words are also quoted as something to check; then they are not praised. */
const isToCheck = ({ points }: AnswerFacts, words: string) =>
  overlapsAny(
    points.flatMap(({ verdict, quote }) =>
      (verdict === 'contradicted' || verdict === 'unsure') && quote !== null ? [quote] : [],
    ),
    words,
  )

type Praise = { quote: string; text: string }

function strengthsOf({ question }: EvaluationInput, facts: AnswerFacts, score: Score, knowledge: Knowledge): Praise[] {
  if (isDoubtful(question.category, facts)) return []
  const strengths = new Map<string, string>()
  /** Whether the words were praised: not twice, and not where they are to be checked. */
  const praise = (name: StatementName, quote: string, point = ''): boolean => {
    if (overlapsAny([...strengths.keys()], quote) || isToCheck(facts, quote)) return false
    strengths.set(quote, say(name, { quote, point }))
    return true
  }
  // A quote that is like a sentence on another subject is no proof of a general point.
  const isProof = knowledge !== 'general' && !isHalfAPlan(question, facts, score)
  const shown = (isProof ? facts.points : [])
    .flatMap(({ verdict, quote, made, shown }, i) => {
      const point = question.keyPoints[i]?.text
      const isSure = verdict === 'met' && made >= SURE.praise && shown >= SURE.shown
      return isSure && quote && point ? [{ quote, point, made }] : []
    })
    .sort((a, b) => b.made - a.made)
  for (const { quote, point } of shown) if (strengths.size < MOST.praisedPoints) praise('pointMet', quote, point)
  const result = facts.parts.find(({ part }) => part === 'result')
  // Of a story that tells no case, a step or a result is nothing to keep.
  if (!isWithoutCase(facts)) {
    if (result?.quote && result.probability >= SURE.result) praise('resultFound', result.quote)
    facts.ownSteps.some((words) => praise('ownStep', words))
  }
  return [...strengths].map(([quote, text]) => ({ quote, text }))
}

/** Whether a story lacks the figures, names and times of one real case. */
const isWithoutCase = ({ story, details }: AnswerFacts) =>
  story.concreteness < THIN.detail && details < NO_EVENT_CAP.details

/** The points that are not surely made, most useful first. */
const openPoints = (question: EvaluatedQuestion, points: AnswerFacts['points']) =>
  points
    .flatMap(({ verdict, quote, made }, i) => {
      const keyPoint = question.keyPoints[i]
      if (!keyPoint || verdict === 'met') return []
      // A contradicted point is not made. Of two that weigh the same, the one that the editors name first comes first.
      const worth = POINT_WEIGHTS[keyPoint.weight ?? 'expected'] * (verdict === 'contradicted' ? 1 : 1 - made)
      const { text, numbers } = keyPoint
      return [{ point: text, verdict, quote: verdict === 'missing' ? null : quote, numbers, made, worth, at: i }]
    })
    .sort((a, b) => b.worth - a.worth)

type OpenPoint = ReturnType<typeof openPoints>[number]

/** @param praised the quotes of the strengths; the same words are not doubted as well */
function onPoints(
  { question, answer }: EvaluationInput,
  { points }: AnswerFacts,
  { score }: Score,
  praised: readonly string[],
): Advice[] {
  const figures = lazily(() => figuresIn(answer))
  const isWithoutFigure = ({ verdict, numbers }: OpenPoint) =>
    verdict === 'partly' && numbers !== undefined && lacksFigure(numbers, figures())
  const all = openPoints(question, points)
  const compares = figures().length > 0 ? 'figureToCompare' : 'figureMissing'
  // In the order of the calculation, since a wrong figure makes those after it wrong; and each figure once.
  const compared = all
    .filter(isWithoutFigure)
    .sort((a, b) => a.at - b.at)
    .map(({ point, numbers = [] }) => ({ point, figure: numbers.map((each) => asWritten(each, point)).join(' or ') }))
    .filter(({ figure }, i, each) => each.findIndex((other) => other.figure === figure) === i)
    .map(({ point, figure }) => ({ text: say(compares, { point, count: figure }), worth: 1 }))
  const open = all.filter((each) => !isWithoutFigure(each))
  const quotes = open.map(({ quote }) => quote)
  // One remark on a sentence, on the point that is worth most.
  const heard = open.flatMap(({ point, verdict, quote, worth }, i): Advice[] => {
    if (!quote || quotes.indexOf(quote) < i) return []
    const isPart = verdict === 'partly'
    if (isPart && overlapsAny(praised, quote)) return []
    const text = say(isPart ? 'pointPartly' : 'pointToCheck', { quote, point })
    return [{ text, worth: worth + (isPart ? 0 : 1) }]
  })
  // Most of the points that are made in part or uncertain are in the answer, so the list would ask for what is said.
  const isListed = score < (UNLISTED_FROM[judgedAs(question)] ?? 100)
  return [...compared, ...heard, ...(isListed ? onMissing(open.filter(({ verdict }) => verdict === 'missing')) : [])]
}

/**
 * One remark on the missing points, so that it leaves room for other advice.
 * @param missing in the order of their worth
 */
function onMissing(missing: readonly { point: string; worth: number }[]): Advice[] {
  const listed = missing.slice(0, MOST.missingPoints)
  const [first] = listed
  if (!first) return []
  const [one, several] = describesAnswer(first.point)
    ? (['pointMissing', 'pointsMissing'] as const)
    : (['ownPointMissing', 'ownPointsMissing'] as const)
  const point = listed.map((each) => each.point).join('” “')
  return [{ text: say(listed.length === 1 ? one : several, { point }), worth: first.worth }]
}

/** @param isPlan whether an answer that should tell a case tells a plan */
function onTelling(
  { question, answer }: EvaluationInput,
  facts: AnswerFacts,
  { score }: Score,
  isPlan: boolean,
): Advice[] {
  const { story, parts, points } = facts
  const advice: Advice[] = []
  const add = (name: StatementName, worth: number, words: { count?: string; quote?: string } = {}) =>
    advice.push({ text: say(name, words), worth })
  // A short answer that makes every point is whole, as a calculation may be, or one to "When could you start?".
  const isWhole = score >= GOOD || (points.length > 0 && points.every(({ verdict }) => verdict === 'met'))
  const words = countWords(answer)
  const fewest = question.followUpOf === undefined ? THIN.words : THIN.followUpWords
  if (words < fewest && (question.references ?? []).length === 0 && !isWhole)
    add('tooShort', 0.3, { count: wordsText(words) })
  const { category } = question
  if (category === 'technical' || judgedAs(question) === 'opener') return advice
  const isThin = story.concreteness < THIN.detail
  if (category === 'situational') {
    // Whoever says "I have not been in that position" need not be asked.
    if (isThin && question.followUpOf === undefined && !deniesCase(readAnswer(answer, question.text)))
      add('askCase', 0.3)
    if (story.structure < THIN.structure && !isList(answer)) add('askStep', 0.4)
    return advice
  }
  if (isPlan) {
    add('askCaseBesidePlan', 1.2)
    return advice
  }
  if (isWithoutCase(facts)) add('askDetail', 1.2)
  if (isConductInDoubt(category, facts) && facts.misconduct >= SURE.conductAsked) add('askConduct', 0.5)
  const quoted = (part: StoryPart) => parts.find((each) => each.part === part && each.quote !== null)
  const result = quoted('result')
  if (!result?.quote || result.probability < SURE.resultSeen) add('askResult', 0.7)
  else if (result.probability < SURE.resultAsked)
    add(hasFigure(result.quote) ? 'askResultInFigure' : 'askResultIn', 0.7, { quote: result.quote })
  else if (!isWithoutCase(facts) && !isDoubtful(category, facts) && !hasFigure(result.quote))
    add('askFigure', 0.3, { quote: result.quote })
  if (!quoted('setting')) add('askSetting', 0.35)
  if (story.ownActions < THIN.ownSteps) add('askOwnStep', 0.6)
  return advice
}

/** Whether words have a figure, in digits or as a word. */
const hasFigure = (words: string) => cuesOf(tokensOf(words), words).figures > 0

function evidenceOf({ question }: EvaluationInput, facts: AnswerFacts, isPlan: boolean): Coaching['evidence'] {
  const evidence: Coaching['evidence'] = []
  const add = (quote: string | null, note: string) => {
    if (quote && !evidence.some((known) => known.quote === quote && known.note === note)) evidence.push({ quote, note })
  }
  for (const [i, { verdict, quote }] of facts.points.entries()) {
    const point = question.keyPoints[i]?.text ?? ''
    if (verdict === 'met') add(quote, `Makes the point: ${point}`)
    if (verdict === 'partly') add(quote, `Comes near the point: ${point}`)
    if (verdict === 'unsure' || verdict === 'contradicted')
      add(quote, `You speak of this; check what you say about it: ${point}`)
  }
  for (const { part, quote, probability } of isPlan ? [] : facts.parts) {
    if (probability >= (part === 'result' ? SURE.result : SURE.part)) add(quote, `Read as the ${part}.`)
  }
  for (const { kind, quote } of facts.excluded) {
    if (kind === 'instructions') add(quote, 'Left out: it speaks to whoever grades.')
  }
  return evidence.slice(0, MOST.evidence)
}
