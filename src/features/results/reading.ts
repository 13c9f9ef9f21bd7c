import { remarksOf } from '@/domain/evaluation/contest/remarks-of'
import type { QuestionScoreDto } from '@/schemas/interview'

/** Which attempt at which question was read. */
export type ReadingPlace = { questionId: string; number: number }

/** A reading whose remarks can be contested. */
export type Reading = ReadingPlace & {
  /** What a sentence of the reading is contested by; undefined where it is none. */
  keyOf: (text: string) => string | undefined
}

export function readingOf(place: ReadingPlace, result: QuestionScoreDto): Reading {
  const keys = new Map(remarksOf(result).flatMap(({ text, key }) => (text === null ? [] : [[text, key] as const])))
  return { questionId: place.questionId, number: place.number, keyOf: (text) => keys.get(text) }
}
