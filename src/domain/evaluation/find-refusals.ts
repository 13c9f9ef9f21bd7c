/** How much of an answer only says what is not done or not needed. */
import type { ReadAnswer } from '@/domain/evaluation/read-answer'

const REFUSAL =
  /\bi (?:would |will |could |just )?(?:refused?|never|ignored?|did nothing|do nothing|gave up|(?:(?:did|do|would|will|could|can|have|had|am) )?not)\b|\b(?:no need|not needed|not necessary|unnecessary|not worth|not important|not my (?:job|fault|problem)|do(?:es)? not matter|nothing is wrong|waste(?:d)? (?:of )?time|i would (?:just |simply )?(?:leave|keep) (?:it|them|this|that|the \w+) as)\b/iu

/** "I did not argue, I asked": what is done instead. States, opinions and what is left as it is are no deeds. */
const DEED =
  /\bi (?:(?:would|will|also|then|just) )*(?!not\b|never\b|am\b|was\b|do\b|did\b|have\b|had\b|can\b|could\b|would\b|will\b|also\b|then\b|just\b|think\b|know\b|believe\b|refuse|ignore|give up|gave up|leave\b|left\b|keep\b|kept\b|say\b|said\b)\w+/iu

/**
 * From 0 to 1: nothing up to two in five sentences, all from three in four on. A refusal among deeds may be the right thing
 * ("I would not sign before..."); refusals alone make no point.
 */
export function refusalIn({ content }: ReadAnswer): number {
  if (content.length < 2) return 0
  const share = content.filter(({ plain }) => REFUSAL.test(plain) && !DEED.test(plain)).length / content.length
  return Math.min(1, Math.max(0, (share - 0.4) / 0.35))
}
