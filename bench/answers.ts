/**
 * `npm run bench -- answers`: answers that one core evaluates per second, relative to merely splitting the same answers
 * into words (`Intl.Segmenter`) in the same run, since machines differ.
 */
import { evaluate } from '@/domain/evaluation/evaluate'
import type { EvaluationInput } from '@/domain/evaluation/question'
import { readGraded } from '../scripts/train/graded'

const SECONDS = 5

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
const words = (text: string) => [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length

/** Calls per second over rotating inputs, after a warm-up round. */
function rateOf(inputs: readonly EvaluationInput[], work: (input: EvaluationInput) => unknown): number {
  for (const input of inputs) work(input)
  const started = performance.now()
  let calls = 0
  while (performance.now() - started < SECONDS * 1000) {
    for (const input of inputs.slice(0, 100)) work(input)
    calls += Math.min(100, inputs.length)
    inputs = [...inputs.slice(100), ...inputs.slice(0, 100)]
  }
  return (calls * 1000) / (performance.now() - started)
}

/** Questions with one model answer, as in `npm run -s score -- answers`; answers of one or two sentences. */
const references: EvaluationInput[] = readGraded().map(({ question, answer }) => {
  const [point] = question.keyPoints
  return {
    question: {
      id: question.id,
      text: question.text,
      category: 'technical',
      keyPoints: [],
      references: [`${point?.text} ${point?.says?.[0] ?? ''}`],
    },
    answer: answer
      .split(/(?<=[.!?])\s/)
      .slice(0, 2)
      .join(' '),
  }
})

const interviews: EvaluationInput[] = readGraded().map(({ question, answer }) => ({ question, answer }))

for (const [name, inputs] of [
  ['short answers with one model answer', references],
  ['interview answers, all key points', interviews],
] as const) {
  const mean = inputs.reduce((sum, { answer }) => sum + words(answer), 0) / inputs.length
  const split = rateOf(inputs, ({ answer }) => words(answer))
  const evaluated = rateOf(inputs, evaluate)
  console.log(
    `${name.padEnd(38)} ${mean.toFixed(0).padStart(4)} words  ${evaluated.toFixed(0).padStart(6)} a second and core,  ${(evaluated / split).toFixed(2)} of splitting into words`,
  )
}
