/** Key points of personal questions: what a strong answer says, whatever the line it grew from. */
import points from '@/content/language/personal-points.json'
import type { KeyPoint } from '../question'
import { inMarks, type Quotation } from './quote'

/** That an answer is about this thing and not about anything else. */
export const aboutPoint = (text: string, source: Quotation): KeyPoint => ({
  text: `${text} ${inMarks(source)}.`,
  weight: 'essential',
  says: [source.quote],
})

/** That the figure of a claim is explained. */
export const figurePoint = (figures: readonly string[]): KeyPoint => ({
  ...points.figure,
  text: points.figure.text.replace('{figure}', figures[0] ?? 'the figure'),
})

export const SETTING: KeyPoint = points.setting
export const OWN_STEPS: KeyPoint = points.ownSteps
export const RESULT: KeyPoint = points.result
export const LESSON: KeyPoint = points.lesson
export const ORDER: KeyPoint = points.order
export const MEANS: KeyPoint = points.means
export const CHECK: KeyPoint = points.check
export const RISK: KeyPoint = points.risk
export const REASON: KeyPoint = points.reason
export const FACTS_FIRST: KeyPoint = points.factsFirst
export const INFORM: KeyPoint = points.inform
export const PROOF: KeyPoint = points.proof
export const HONEST: KeyPoint = points.honest
export const NEAREST: KeyPoint = points.nearest
export const LEARN: KeyPoint = points.learn
