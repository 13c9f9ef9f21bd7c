/** Questions that candidates enter themselves, for example from a friend, a forum or the recruiter's mail. */
import { LIST_MARK } from './answers'
import { guessCategory } from './guess-category'
import type { InterviewQuestion, QuestionCategory } from './question'
import { textId } from './question-id'

export const OWN_QUESTIONS = {
  most: 10,
  text: { min: 10, max: 300 },
  points: { most: 5, min: 3, max: 300 },
} as const

/** In minutes, like an average question of the bank. */
const TIME_ESTIMATE = 4

type Brought = {
  text: string
  /** Guessed from the wording where it was not chosen. */
  category?: QuestionCategory | undefined
  /** The points that the candidate wants to make. */
  points: readonly string[]
}

/** The interview question; the candidate's points become its key points. */
export const ownQuestion = ({ text, category = guessCategory(text), points }: Brought): InterviewQuestion => ({
  id: textId('own', text),
  text,
  category,
  timeEstimate: TIME_ESTIMATE,
  source: 'own',
  keyPoints: points.map((point) => ({ text: point, weight: 'expected' })),
})

const MARK = new RegExp(String.raw`^${LIST_MARK}\s+`)

/** The lines of a pasted text, without list numbers, bullets and empty lines. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim().replace(MARK, '').trim())
    .filter((line) => line !== '')

/** Index of the first text that repeats an earlier one, ignoring case and white space; -1 where all differ. */
export function firstRepeated(texts: readonly string[]): number {
  const plain = texts.map((text) => text.toLowerCase().replace(/\s+/g, ' ').trim())
  return plain.findIndex((text, index) => plain.indexOf(text) < index)
}
