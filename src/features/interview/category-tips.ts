import { isProbe } from '@/domain/interview/follow-up'
import { isAboutPerson } from '@/domain/interview/guess-category'
import type { QuestionCategory } from '@/domain/interview/question'
import { isOpenerId } from '@/domain/interview/question-id'

const CATEGORY_TIPS: Record<QuestionCategory, string> = {
  behavioral: 'Tell one real story: the situation, your task, what you did, and what came of it.',
  technical: 'Say how it works and why, name the trade-off, and give an example you have met.',
  situational:
    'Say what you would find out first, what you would do and in which order, and how you would know it worked.',
}

const DEFAULT_TIP = 'Answer the question that was asked, then prove it with something specific.'

const PROBE_TIP = 'This asks about your own words, and is not scored. Two or three sentences are enough, facts first.'

type TippedQuestion = { id: string; category: string; source: string; text: string }

/** The tip for a question; that of its category does not fit "tell me about yourself". */
export function questionTip({ id, category, source, text }: TippedQuestion): string {
  if (isProbe(id)) return PROBE_TIP
  return isOpenerId(id) || (source === 'own' && isAboutPerson(text)) ? DEFAULT_TIP : categoryTip(category)
}

/** The tip for a category; the general one if the category is unknown. */
export const categoryTip = (category: string): string =>
  Object.hasOwn(CATEGORY_TIPS, category) ? CATEGORY_TIPS[category as QuestionCategory] : DEFAULT_TIP
