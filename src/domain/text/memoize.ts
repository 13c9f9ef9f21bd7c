/** Caches for pure functions of a text, since the same words, questions and lines are processed repeatedly. */

/** Capacity of a cache: a number of results, or of characters of their input texts. */
type CacheLimit = { entries: number } | { chars: number }

/** Characters: one and a half of the longest CV accepted, more than any usual one. */
const DEFAULT_LIMIT: CacheLimit = { chars: 300_000 }

/**
 * Memoises a function. A full cache is emptied, so its memory is bounded whatever the input.
 * @param compute must depend on nothing but the text; callers share its results and must not change them
 */
export function memoize<V>(compute: (text: string) => V, limit: CacheLimit = DEFAULT_LIMIT): (text: string) => V {
  const most = 'chars' in limit ? limit.chars : limit.entries
  const cache = new Map<string, V>()
  let used = 0
  return (text) => {
    const cached = cache.get(text)
    if (cached !== undefined) return cached
    const value = compute(text)
    const cost = 'chars' in limit ? text.length : 1
    used += cost
    if (used > most) {
      cache.clear()
      used = cost
    }
    cache.set(text, value)
    return value
  }
}

/** A value that is computed on first use. */
export function lazily<V extends object>(compute: () => V): () => V {
  let value: V | undefined
  return () => {
    value ??= compute()
    return value
  }
}
