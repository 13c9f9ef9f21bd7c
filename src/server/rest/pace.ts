/** Minimum throughput for uploads, because slow ones would occupy a slot for minutes. */

type Pace = {
  /** Length of a time window, in seconds. */
  seconds: number
  /** Minimum number of bytes per time window. */
  bytes: number
}

/**
 * Passes the body on while it arrives fast enough.
 * @throws the error that `tooSlow` returns, once a time window brought too few bytes
 */
export async function* keepingPace(
  body: AsyncIterable<Uint8Array>,
  { seconds, bytes }: Pace,
  tooSlow: () => Error,
): AsyncGenerator<Uint8Array> {
  const iterator = body[Symbol.asyncIterator]()
  let arrived = 0
  let giveUp = (_reason: Error) => {}
  const slow = new Promise<never>((_, reject) => {
    giveUp = reject
  })
  // Prevents an unhandled rejection if nothing awaits it at that moment.
  slow.catch(() => {})
  const timer = setInterval(() => {
    if (arrived < bytes) giveUp(tooSlow())
    arrived = 0
  }, seconds * 1000)
  try {
    for (;;) {
      const { done, value } = await Promise.race([iterator.next(), slow])
      if (done) return
      arrived += value.byteLength
      yield value
    }
  } finally {
    clearInterval(timer)
    // Not awaited: it may wait for a chunk that never arrives.
    iterator.return?.()?.catch(() => {})
  }
}
