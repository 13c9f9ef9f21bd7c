/** The `answers` command of `score.ts`: one JSON line in, one evaluation out, by the product's own code. */
import { z } from 'zod'
import { evaluate } from '@/domain/evaluation/evaluate'
import type { EvaluatedQuestion, EvaluationInput } from '@/domain/evaluation/question'
import { QUESTION_CATEGORIES } from '@/domain/interview/question'
import { questionById } from './train/questions'

const common = {
  id: z.union([z.string(), z.number()]),
  answer: z.string(),
  role: z.string().optional(),
  /** Whether the answer was spoken, and its duration in seconds. */
  spoken: z.boolean().optional(),
  seconds: z.number().min(0).optional(),
}
const sentences = z.array(z.string())

/** A question of the bank, or a custom one. */
const lineSchema = z.union([
  z.object({ ...common, questionId: z.string() }),
  z.object({
    ...common,
    question: z.string(),
    category: z.enum(QUESTION_CATEGORIES),
    /** Alternative complete model answers; the best match counts. */
    reference: z.union([sentences, z.string().transform((text) => [text])]).optional(),
    keyPoints: z
      .array(z.object({ text: z.string(), says: sentences.optional(), against: sentences.optional() }))
      .optional(),
  }),
])
export type AnswerLine = z.infer<typeof lineSchema>

/** @throws Error that describes the mistake, without the line number */
export function parseAnswerLine(text: string): AnswerLine {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Error('not a JSON object')
  }
  const parsed = lineSchema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new Error(
    'a line needs id, answer and questionId, or id, answer, question and category (technical, behavioral or situational)',
  )
}

export function inputOf(line: AnswerLine): EvaluationInput {
  const { answer, role, spoken, seconds } = line
  return {
    question: 'questionId' in line ? questionById(line.questionId) : ownQuestion(line),
    answer,
    ...(role !== undefined && { role }),
    ...(spoken !== undefined && { spoken }),
    ...(seconds !== undefined && { seconds }),
  }
}

/** Cache: questions repeat, and each object is prepared only once. */
const known = new Map<string, EvaluatedQuestion>()
const MOST_KNOWN = 500

function ownQuestion(line: Extract<AnswerLine, { question: string }>): EvaluatedQuestion {
  const { question: text, category, reference = [], keyPoints = [] } = line
  const key = JSON.stringify([text, category, reference, keyPoints])
  const same = known.get(key)
  if (same) return same
  if (known.size >= MOST_KNOWN) known.clear()
  const question = { id: text, text, category, keyPoints, ...(reference.length > 0 && { references: reference }) }
  known.set(key, question)
  return question
}

export function scoreLine(line: AnswerLine): string {
  const { score, range, judged, points, strengths, improvements } = evaluate(inputOf(line))
  return JSON.stringify({ id: line.id, score, range: [range.low, range.high], judged, points, strengths, improvements })
}

export const answerScorer = (): ((line: string) => string) => (line) => scoreLine(parseAnswerLine(line))
