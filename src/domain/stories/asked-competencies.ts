/** The competencies that a question names itself. */
import words from '@/content/language/competency-words.json'
import { COMPETENCIES, type Competency } from './competencies'

const NAMES: ReadonlyMap<string, Competency> = new Map(
  COMPETENCIES.flatMap((competency) =>
    ((words as Partial<Record<Competency, string>>)[competency] ?? '')
      .split(' ')
      .map((word) => [word, competency] as const),
  ),
)

/**
 * Those for which a question has a plain word, such as "disagreed": on the questions of the bank, right in 27 of 31
 * cases. Words that mean other things too ("change", "lead", "customer") are right in fewer than half and name none.
 */
export const askedCompetencies = (question: string): Competency[] => [
  ...new Set(
    question
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.flatMap((word) => NAMES.get(word) ?? []),
  ),
]
