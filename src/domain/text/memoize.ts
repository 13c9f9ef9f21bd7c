/** Caches for pure functions of a text: the same words, questions and lines are read again and again. */

/** How much a cache holds: results, or characters of the texts that they were computed from. */
type CacheLimit = { entries: number } | { chars: number }

/** About as many characters as five of the longest CVs have. */
const DEFAULT_LIMIT: CacheLimit = { chars: 300_000 }

/**
 * The same function with a cache. When the cache is full it is emptied, so that no input can fill the memory.
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

/** A value that is computed when it is first asked for. */
export function lazily<V extends object>(compute: () => V): () => V {
  let value: V | undefined
  return () => {
    value ??= compute()
    return value
  }
}
