/**
 * Requirements that name a character trait instead of a skill: "honest", "a positive attitude", "calm under pressure".
 */
import habits from '@/content/language/habits.json'
import type { AdvertRequirement } from '@/domain/documents/types'
import { memoize } from '@/domain/text/memoize'
import { tokensOf } from '@/domain/text/tokens'

const stemsOf = (text: string): string[] => tokensOf(text).map(({ stem }) => stem)
const entries = habits.words.split(', ').map(stemsOf)
const words = new Set(entries.flatMap((stems) => (stems.length === 1 ? stems : [])))
const phrases = entries.filter(({ length }) => length > 1)
const among = new Set(stemsOf(habits.among))

/** Whether a text consists only of traits. */
const isTraits = memoize(
  (text) => {
    const stems = stemsOf(text)
    let at = 0
    let found = 0
    while (at < stems.length) {
      const phrase = phrases.find((each) => each.every((stem, i) => stems[at + i] === stem))
      const stem = stems[at] ?? ''
      if (phrase || words.has(stem)) found++
      else if (!among.has(stem)) return false
      at += phrase?.length ?? 1
    }
    return found > 0
  },
  { entries: 2000 },
)

/** A trait can only be asserted: no work proves it, and most candidates who have it do not write it in their CV. */
export const isTrait = ({ kind, text }: Pick<AdvertRequirement, 'kind' | 'text'>): boolean =>
  kind === 'skill' && isTraits(text)
