/** Ends of the queues, by what each is about. */
const last = new Map<string, Promise<unknown>>()

/**
 * Does what concerns the same thing in turn, within this process. The database's locks decide who may write; this only
 * keeps a crowd that waits for one of them from holding every connection meanwhile.
 */
export async function oneAtATime<T>(key: string, work: () => Promise<T>): Promise<T> {
  const mine = (last.get(key) ?? Promise.resolve()).then(work, work)
  last.set(key, mine)
  try {
    return await mine
  } finally {
    if (last.get(key) === mine) last.delete(key)
  }
}
