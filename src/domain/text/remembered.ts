/**
 * What `make` gives for a text, kept for the next time: the same few words and questions come again and again. It changes
 * no result, since `make` must depend on nothing else. When `limit` texts are known, all are forgotten, so that a long run
 * or a hostile text cannot fill the memory.
 */
export function remembered<V>(limit: number, make: (text: string) => V): (text: string) => V {
  const known = new Map<string, V>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const value = make(text)
    if (known.size >= limit) known.clear()
    known.set(text, value)
    return value
  }
}

/** What `make` gives, made when it is first asked for. */
export function lazily<V extends object>(make: () => V): () => V {
  let made: V | undefined
  return () => {
    made ??= make()
    return made
  }
}
