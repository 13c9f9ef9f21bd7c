/** Reads one answer: preprocess, points, story, guard. Finds numbers and quotes, and gives no grade. */
import type { AnswerFacts } from './facts'
import { guardOf } from './guard/guard'
import type { Models } from './models'
import { agreementOf } from './points/agreement'
import { leanOf } from './points/lean'
import { compare } from './points/match'
import { type PreparedQuestion, prepare } from './points/prepare'
import { readPoints } from './points/read-points'
import { verdicts } from './points/verdicts'
import { type ReadAnswer, readAnswer } from './preprocess/read-answer'
import { unreadable } from './preprocess/readable'
import type { EvaluationInput } from './question'
import { shareOfWords } from './score/answer-features'
import { deliveryOf } from './story/delivery'
import { measureStory } from './story/measures'
import { ownSteps } from './story/own-steps'
import { findParts } from './story/parts'

export function findFacts(input: EvaluationInput, models: Models): AnswerFacts {
  const prepared = prepare(input.question)
  const answer = readAnswer(input.answer, input.question.text)
  const reason = unreadable(answer, prepared.known)
  return {
    evaluator: 'local',
    words: answer.words,
    isCut: answer.isCut,
    unreadable: reason,
    setAside: answer.setAside,
    ...(reason ? nothingSaid(prepared) : whatIsSaid(prepared, answer, models)),
    story: measureStory(answer),
    parts: input.question.category === 'behavioral' ? findParts(answer) : [],
    ownSteps: input.question.category === 'behavioral' ? ownSteps(answer) : [],
    guard: guardOf(answer, prepared.question, models.guard),
    delivery: input.spoken ? deliveryOf(answer, input.seconds) : null,
  }
}

type Said = Pick<AnswerFacts, 'points' | 'agreement' | 'lean' | 'known' | 'echoed'>

function whatIsSaid(prepared: PreparedQuestion, answer: ReadAnswer, models: Models): Said {
  const comparison = compare(answer, prepared)
  const reading = readPoints(prepared.points, comparison, models.match)
  const lean = leanOf(reading, models.lean)
  const { question, known } = prepared
  return {
    points: verdicts(reading, answer, lean, models.verdicts),
    agreement: agreementOf(prepared, comparison, models.match),
    lean,
    known: shareOfWords(answer.whole, (stem) => known.has(stem) && !question.has.has(stem)),
    echoed: shareOfWords(answer.whole, (stem) => question.has.has(stem)),
  }
}

const nothingSaid = ({ points, references }: PreparedQuestion): Said => ({
  points: points.map(() => ({ verdict: 'missing', made: 0, quote: null })),
  agreement: references.length > 0 ? 0 : null,
  lean: null,
  known: 0,
  echoed: 0,
})
