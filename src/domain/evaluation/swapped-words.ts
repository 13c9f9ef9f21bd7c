/**
 * Two things that have changed places: "UDP is connection-oriented and TCP is connectionless" has every word of a reference
 * that says it the other way round. What follows each thing tells who is who.
 */
import { weightOf } from '@/domain/evaluation/text/word-weights'

/** Stands behind the last word, so that a word which also ends the text is seen to do so in both. */
const END = ''

/** The telling words that follow each telling word of a text of stems. */
export function followersOf(run: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const followers = new Map<string, Set<string>>()
  let before: string | undefined
  for (const stem of [...run, END]) {
    if (stem !== END && weightOf(stem) === 0) continue
    if (before !== undefined && before !== stem) {
      const known = followers.get(before)
      if (known) known.add(stem)
      else followers.set(before, new Set([stem]))
    }
    before = stem
  }
  return followers
}

/**
 * True when the text puts after each of two words what the reference puts after the other, and nothing of what the
 * reference puts after it. A word with the same follower in both is no proof: then the parts may only stand in another order.
 */
export function swapsWords(reference: ReturnType<typeof followersOf>, answer: ReturnType<typeof followersOf>): boolean {
  const moved = [...reference].flatMap(([word, meant]) => {
    const said = answer.get(word)
    return said && ![...meant].some((stem) => said.has(stem)) ? [{ meant, said }] : []
  })
  const meet = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].some((stem) => b.has(stem))
  return moved.some((one, i) =>
    moved.slice(i + 1).some((other) => meet(one.meant, other.said) && meet(one.said, other.meant)),
  )
}
