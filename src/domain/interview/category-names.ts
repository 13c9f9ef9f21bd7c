import type { QuestionCategory } from './question'

const CATEGORY_NAMES: Record<QuestionCategory, string> = {
  technical: 'Technical',
  behavioral: 'Behavioral',
  situational: 'Situational',
}

/** Display name of a category; an unknown category is shown as stored. */
export const categoryName = (category: string): string =>
  Object.hasOwn(CATEGORY_NAMES, category) ? CATEGORY_NAMES[category as QuestionCategory] : category
