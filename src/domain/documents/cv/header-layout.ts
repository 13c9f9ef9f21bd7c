/** What the headers of a CV have in common: where titles and employers stand, and which words recur. */
import type { HeaderToken } from './header-tokens'

/** Sums over the words in one place of a header: probability of a title, of an employer, and number of words. */
type Slot = { title: number; employer: number; words: number }
export type Glimpse = { slots: ReadonlyMap<string, Slot>; words: ReadonlySet<string> }

/** The place of a word: its row, and the number of separators before it. */
const slotOf = ({ offset, chunk }: HeaderToken): string => `${Math.max(-3, Math.min(3, offset))} ${Math.min(3, chunk)}`
const wordOf = ({ text }: HeaderToken): string => text.toLowerCase()

/** @param odds for each token the probability of a title and of an employer, without a look at other headers */
export function glimpseOf(tokens: readonly HeaderToken[], odds: readonly (readonly [number, number])[]): Glimpse {
  const slots = new Map<string, Slot>()
  const words = new Set<string>()
  for (const [i, token] of tokens.entries()) {
    if (token.kind !== 'word') continue
    words.add(wordOf(token))
    const [title, employer] = odds[i] ?? [0, 0]
    const before = slots.get(slotOf(token)) ?? { title: 0, employer: 0, words: 0 }
    slots.set(slotOf(token), {
      title: before.title + title,
      employer: before.employer + employer,
      words: before.words + 1,
    })
  }
  return { slots, words }
}

/**
 * @param odds as in `glimpseOf`
 * @returns for each token these odds, what the other headers have in its place, and the share of them with its word
 */
export function layoutFeatures(
  tokens: readonly HeaderToken[],
  odds: readonly (readonly [number, number])[],
  others: readonly Glimpse[],
): number[][] {
  const means = new Map<string, readonly [number, number, number]>()
  const meansOf = (slot: string) => {
    const before = means.get(slot)
    if (before) return before
    const slots = others.flatMap(({ slots }) => slots.get(slot) ?? [])
    const mean = (kind: 'title' | 'employer') =>
      slots.reduce((sum, each) => sum + each[kind] / each.words, 0) / Math.max(1, slots.length)
    const made = [mean('title'), mean('employer'), slots.length] as const
    means.set(slot, made)
    return made
  }
  return tokens.map((token, i) => {
    const [title, employer] = odds[i] ?? [0, 0]
    if (token.kind !== 'word') return [title, employer, ...NONE]
    const [titles, employers, count] = meansOf(slotOf(token))
    return [
      title,
      employer,
      titles,
      employers,
      title * titles,
      employer * employers,
      title * employers,
      employer * titles,
      Number(count > 0),
      Number(count > 1) * titles,
      Number(count > 1) * employers,
      others.filter(({ words }) => words.has(wordOf(token))).length / Math.max(1, others.length),
      Number(others.length === 0),
    ]
  })
}
const NONE = Array.from({ length: 11 }, () => 0)
