import type { QuestionCategory } from './question'

const CATEGORY_NAMES: Record<QuestionCategory, string> = {
  technical: 'Technical',
  behavioral: 'Behavioral',
  situational: 'Situational',
}

/** Display name of a category; an unknown category is shown as stored. */
export const categoryName = (category: string): string =>
  Object.hasOwn(CATEGORY_NAMES, category) ? CATEGORY_NAMES[category as QuestionCategory] : category

/** Ids of the questions that open or close an interview, and of their follow-up questions. */
const OPENERS = 'openers.'

/** Whether a question opens or closes an interview. */
export const isOpener = ({ id }: { id: string }): boolean => id.startsWith(OPENERS)

/** The kind of a question, as displayed: "tell me about yourself" is no situation, whatever its category. */
export const kindName = (question: { id: string; category: string }): string =>
  isOpener(question) && question.category === 'situational' ? 'General' : categoryName(question.category)
