/** How the time of some work grows with the length of its text: a bound that holds on any machine, however busy. */
import { threadTime } from './blocked-time'

const PART = 4
/** Milliseconds below which a run is over so soon that its growth cannot be told. */
const SHORT_MS = 25
const RUNS = 3
const MEASUREMENTS = 4

const now = (): number => threadTime() ?? performance.now()

/** Milliseconds of processor time of the fastest of a few runs. */
function least(work: () => unknown): number {
  let best = Number.POSITIVE_INFINITY
  for (let run = 0; run < RUNS && best > SHORT_MS; run++) {
    const started = now()
    work()
    best = Math.min(best, now() - started)
  }
  return best
}

/**
 * @param work reads `text` in any way
 * @returns the exponent with which its time grows from a quarter of the text to the whole: about 1 where the time is
 * linear, 2 where it is quadratic; 0 where the whole takes hardly any time. The least of a few measurements, because
 * compiling and clearing memory in the longer run alone add to it.
 */
export function growthOf(work: (text: string) => unknown, text: string): number {
  const part = text.slice(0, text.length / PART)
  let growth = Number.POSITIVE_INFINITY
  for (let time = 0; time < MEASUREMENTS && growth >= LINEAR; time++)
    growth = Math.min(growth, measured(work, text, part))
  return growth
}

function measured(work: (text: string) => unknown, text: string, part: string): number {
  const whole = least(() => work(text))
  if (whole <= SHORT_MS) return 0
  const quarter = Math.max(
    least(() => work(part)),
    0.1,
  )
  return Math.log(whole / quarter) / Math.log(PART)
}

/** Between linear and quadratic: what is read with look-ups in tables that outgrow a processor's cache is a bit above 1. */
export const LINEAR = 1.6
