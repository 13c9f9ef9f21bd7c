/** Guesses the category of a question from its wording, as a default that its author can change. */
import openings from '@/content/language/question-openings.json'
import type { QuestionCategory } from './question'

const padded = (text: string) => ` ${text} `

/**
 * A question about past behaviour is behavioural, one about a hypothetical or a wish is situational; any other counts
 * as technical. `npm run accuracy` measures the accuracy.
 */
export function guessCategory(question: string): QuestionCategory {
  const plain = question.toLowerCase().replace(/[^a-z]+/g, ' ')
  const words = padded(plain.trim())
  const says = (phrase: string) => words.includes(padded(phrase))
  const begins = (phrase: string) => words.startsWith(padded(phrase))
  const isToThem = says('you') || says('your')
  if (openings.planBeginnings.some(begins)) return 'situational'
  if (openings.story.some(says) || (isToThem && openings.storyBeginnings.some(begins))) return 'behavioral'
  return openings.plan.some(says) ? 'situational' : 'technical'
}
