/** Questions that candidates bring along: from a friend, a forum or the recruiter's mail. */
import { guessCategory } from './guess-category'
import type { InterviewQuestion, QuestionCategory } from './question'
import { textId } from './question-id'

export const OWN_QUESTIONS = {
  most: 10,
  text: { min: 10, max: 300 },
  points: { most: 5, min: 3, max: 300 },
} as const

/** Minutes, as for a question of the bank of middling length. */
const TIME_ESTIMATE = 4

type Brought = {
  text: string
  /** Guessed from the wording where it was not chosen. */
  category?: QuestionCategory | undefined
  /** What the candidate wants to say. */
  points: readonly string[]
}

/** A question as it is asked: the points that the candidate wants to make are what an answer is read for. */
export const ownQuestion = ({ text, category = guessCategory(text), points }: Brought): InterviewQuestion => ({
  id: textId('own', text),
  text,
  category,
  timeEstimate: TIME_ESTIMATE,
  source: 'own',
  keyPoints: points.map((point) => ({ text: point, weight: 'expected' })),
})

/** The lines of a text that was pasted: without numbers or bullets before them, and without empty ones. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replace(/^(?:[-–•*]|\d{1,2}[.)])\s+/, '')
        .trim(),
    )
    .filter((line) => line !== '')

/** Index of the first that says the same as one before it; -1 where all are different. */
export function firstRepeated(texts: readonly string[]): number {
  const plain = texts.map((text) => text.toLowerCase().replace(/\s+/g, ' ').trim())
  return plain.findIndex((text, index) => plain.indexOf(text) < index)
}
