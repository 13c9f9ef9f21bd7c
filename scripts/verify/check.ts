/** A promise that can be measured: one file each in `checks`. */
export type Check = {
  /** As in `npm run verify -- name`. */
  name: string
  /** Checks that take long: they run only when they, or their group, are asked for by name. */
  group?: string
  promise: string
  goal: string
  /** Takes a few seconds at most. */
  isShort: boolean
  run: () => Promise<Measured>
}

export type Measured = {
  measured: string
  held: boolean
  /** What is behind the figure, a line each: printed where the promise is missed, or the check was asked for by name. */
  details: readonly string[]
}

/** The outcome of a check. One that ends in an error missed its promise, and the others are measured all the same. */
export async function measure(run: Check['run']): Promise<Measured> {
  try {
    return await run()
  } catch (error) {
    const told = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { measured: 'not measured: it ended in an error', held: false, details: told.split('\n') }
  }
}
