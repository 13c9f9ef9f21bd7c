/** Guesses the category of a question from its wording, as a default that its author can change. */
import openings from '@/content/language/question-openings.json'
import type { QuestionCategory } from './question'

const padded = (text: string) => ` ${text} `

/** Tests for phrases in a question, in lower case and without marks. */
function phrasesOf(question: string) {
  const words = padded(
    question
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .trim(),
  )
  return {
    says: (phrase: string) => words.includes(padded(phrase)),
    begins: (phrase: string) => words.startsWith(padded(phrase)),
  }
}

/**
 * Whether a question is about the person rather than about work: "Why should we hire you?", "Your greatest weakness?".
 */
export function isAboutPerson(question: string): boolean {
  const { says, begins } = phrasesOf(question)
  return openings.personBeginnings.some(begins) || openings.person.some(says)
}

/**
 * A question about past behaviour is behavioural, one about a hypothetical, a wish or the person is situational; any
 * other counts as technical. `npm run accuracy` measures the accuracy.
 */
export function guessCategory(question: string): QuestionCategory {
  const { says, begins } = phrasesOf(question)
  const isToThem = says('you') || says('your')
  if ([...openings.planBeginnings, ...openings.personBeginnings].some(begins)) return 'situational'
  if (openings.story.some(says) || (isToThem && openings.storyBeginnings.some(begins))) return 'behavioral'
  return [...openings.plan, ...openings.person].some(says) ? 'situational' : 'technical'
}
