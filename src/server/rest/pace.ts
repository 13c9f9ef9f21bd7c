/** Time-outs for slow uploads, which would otherwise occupy a place for minutes. */

type Pace = {
  /** Of each span of so many seconds … */
  seconds: number
  /** … so many bytes at least. */
  bytes: number
}

/** Passes on what arrives while enough of it does. @throws what `tooSlow` makes, once a span brought too little */
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
  // Nobody may be waiting for it when it comes.
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
    // Not awaited: it may wait for a piece that never comes.
    iterator.return?.()?.catch(() => {})
  }
}
