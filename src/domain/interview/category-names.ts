import type { QuestionCategory } from './question'

const CATEGORY_NAMES: Record<QuestionCategory, string> = {
  technical: 'Technical',
  behavioral: 'Behavioral',
  situational: 'Situational',
}

/** Name to show for a category; one that is unknown is shown as it is stored. */
export const categoryName = (category: string): string =>
  Object.hasOwn(CATEGORY_NAMES, category) ? CATEGORY_NAMES[category as QuestionCategory] : category
