/** The last task of each queue, by key. */
const last = new Map<string, Promise<unknown>>()

/**
 * Runs tasks with the same key one after the other, within this process. The database's locks ensure correctness; this
 * keeps callers that would wait for the same lock from occupying every connection of the pool.
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
