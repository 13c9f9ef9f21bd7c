/** The `answers` part of `score.ts`: one JSON line in, one score out. */
import { z } from 'zod'
import type { EvaluationInput } from '@/domain/evaluation/evaluator'
import { LocalEvaluator } from '@/domain/evaluation/local-evaluator'
import { gradeAnswer } from '@/domain/evaluation/score-answer'
import { splitReference } from '@/domain/evaluation/split-reference'
import { remembered } from '@/domain/evaluation/text/remembered'
import { QUESTION_CATEGORIES } from '@/domain/interview/question'

const lineSchema = z.object({
  id: z.union([z.string(), z.number()]),
  question: z.string(),
  category: z.enum(QUESTION_CATEGORIES),
  role: z.string().optional(),
  /** Several sentences: key points of an interview question. One: the model answer to a short question. */
  reference: z.union([z.array(z.string()), z.string().transform((text) => [text])]),
  answer: z.string(),
})
export type AnswerLine = z.infer<typeof lineSchema>

/** @throws Error that says what is wrong with the line, without its number. */
export function parseAnswerLine(text: string): AnswerLine {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Error('not a JSON object')
  }
  const parsed = lineSchema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new Error(parsed.error.issues.map((issue) => `${issue.path.join('.') || 'line'}: ${issue.message}`).join('; '))
}

const KNOWN_LIMIT = 200

/** The same few references come again and again. */
const split = remembered(KNOWN_LIMIT, splitReference)

export function inputOf({ id, question, category, role, reference, answer }: AnswerLine): EvaluationInput {
  const [only, ...others] = reference
  const isReference = only !== undefined && others.length === 0
  return {
    question: {
      id: String(id),
      text: question,
      category,
      // A story has no single right answer, so a lone reference is the only key point there.
      ...(isReference && category === 'technical'
        ? { basis: 'reference', keyPoints: split(only) }
        : { keyPoints: reference.flatMap((text) => (isReference ? split(text) : [{ text, terms: [] }])) }),
    },
    answer,
    ...(role === undefined ? {} : { role }),
  }
}

export function scoreLine(line: AnswerLine, evaluator: LocalEvaluator): string {
  const input = inputOf(line)
  const { score, dimensions } = gradeAnswer(input, evaluator.findFacts(input))
  return JSON.stringify({ id: line.id, score, dimensions })
}

/** One line of JSON in, one out. */
export function answerScorer(): (line: string) => string {
  const evaluator = new LocalEvaluator()
  return (line) => scoreLine(parseAnswerLine(line), evaluator)
}
