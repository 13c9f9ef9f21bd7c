/** Analyses one answer: preprocessing, points, story, guard. Yields numbers and quotes, no grade. */

import { countWords } from '@/domain/interview/answers'
import { tokensOf } from '@/domain/text/tokens'
import { isAboutConduct, misconductIn } from './conduct/conduct'
import type { AnswerFacts, Delivery, StoryMeasures } from './facts'
import { guardOf } from './guard/guard'
import type { Models } from './models'
import { agreementOf, compare } from './points/match'
import { type PreparedQuestion, prepare, topicOf, topicVector } from './points/prepare'
import { leanOf, readPoints } from './points/read-points'
import { verdictModel, verdicts } from './points/verdicts'
import { isUnstopped, type Least, type ReadAnswer, readAnswer, unreadable } from './preprocess/read-answer'
import { shareOfWords } from './preprocess/text-features'
import { type EvaluatedQuestion, type EvaluationInput, isOfOwnLife, type JudgedAs, judgedAs } from './question'
import { classifySentences } from './story/classify-sentences'
import { countCues, findParts, measureStory, ownSteps, shareDetailed } from './story/measures'
import { FILLERS } from './story/sentence-cues'

export function findFacts(input: EvaluationInput, models: Models): AnswerFacts {
  const prepared = prepare(input.question)
  const answer = readAnswer(input.answer, input.question.text, prepared.copyOf)
  const reason = unreadable(answer, prepared.known, leastOf(input.question))
  const { category } = input.question
  const labelled = category === 'behavioral' ? classifySentences(answer.sentences, answer.text) : []
  const story = measureStory(answer, labelled)
  return {
    evaluator: 'local',
    words: answer.words,
    isCut: answer.isCut,
    unreadable: reason,
    excluded: answer.excluded,
    ...(reason ? nothingSaid(prepared) : whatIsSaid(prepared, answer, story, judgedAs(input.question), models)),
    story,
    detailed: shareDetailed(answer, (stem) => prepared.question.has.has(stem)),
    details: countCues(answer, ({ details }) => details.length),
    steps: countCues(answer, ({ ownSteps }) => ownSteps),
    parts: category === 'behavioral' ? findParts(answer, labelled) : [],
    ownSteps: ownSteps(answer, labelled),
    isUnstopped: isUnstopped(answer),
    guard: guardOf(answer, prepared.question, models.guard),
    misconduct: isAboutConduct(category) ? misconductIn(answer) : 0,
    delivery: input.spoken ? deliveryOf(answer, input.seconds) : null,
  }
}

const leastOf = (question: EvaluatedQuestion): Least => {
  if ((question.references ?? []).length > 0) return 'word'
  return isOfOwnLife(question) ? 'sentence' : 'term'
}

type Said = Pick<AnswerFacts, 'points' | 'agreement' | 'lean' | 'topic' | 'known' | 'echoed'>

function whatIsSaid(
  prepared: PreparedQuestion,
  answer: ReadAnswer,
  story: StoryMeasures,
  kind: JudgedAs,
  models: Models,
): Said {
  const comparison = compare(answer, prepared)
  const reading = readPoints(prepared.points, comparison, models.match)
  const lean = leanOf(reading, models.lean)
  const topic = topicOf(topicVector(answer.sentences.flatMap(({ tokens }) => tokens)), prepared.topic)
  const { question } = prepared
  const known = shareOfWords(answer.whole, (stem) => prepared.known.has(stem) && !question.has.has(stem))
  const echoed = shareOfWords(answer.whole, (stem) => question.has.has(stem))
  const whole = { lean, topic, known, echoed }
  const { points } = prepared
  const fitted = { kind, points, verdict: verdictModel(models.verdicts, kind), quote: models.quotes }
  return {
    points: verdicts(reading, answer, { ...whole, story }, fitted),
    agreement: agreementOf(prepared, comparison, models.agreement),
    ...whole,
  }
}

const nothingSaid = ({ points, references }: PreparedQuestion): Said => ({
  points: points.map(() => ({ verdict: 'missing', made: 0, quote: null, shown: 0 })),
  agreement: references.length > 0 ? 0 : null,
  lean: null,
  topic: 0,
  known: 0,
  echoed: 0,
})

/** @param seconds duration of the answer; 0 or absent when unknown */
function deliveryOf({ sentences, words }: ReadAnswer, seconds = 0): Delivery {
  const fillers = sentences.flatMap(({ text }) => tokensOf(text)).filter(({ word }) => FILLERS.has(word)).length
  return {
    wordsPerMinute: seconds > 0 ? Math.round((60 * words) / seconds) : null,
    fillers: Number(((100 * fillers) / Math.max(1, words)).toFixed(1)),
    longestSentence: Math.max(0, ...sentences.map(({ text }) => countWords(text))),
  }
}
