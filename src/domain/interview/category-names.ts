import { isProbe } from './follow-up'
import type { QuestionCategory } from './question'
import { isOpenerId } from './question-id'

const CATEGORY_NAMES: Record<QuestionCategory, string> = {
  technical: 'Technical',
  behavioral: 'Behavioral',
  situational: 'Situational',
}

/** Display name of a category; an unknown category is shown as stored. */
export const categoryName = (category: string): string =>
  Object.hasOwn(CATEGORY_NAMES, category) ? CATEGORY_NAMES[category as QuestionCategory] : category

/**
 * The kind of a question, as displayed: neither "tell me about yourself" nor a question about what was just said is a
 * situation, whatever its category.
 */
export function kindName({ id, category }: { id: string; category: string }): string {
  if (isProbe(id)) return 'Follow-up'
  return isOpenerId(id) && category === 'situational' ? 'General' : categoryName(category)
}
