/** Measures how the run time grows with the length of a text: a bound that holds on any machine, however busy. */
import { threadTime } from './blocked-time'

const PART = 4
/** In milliseconds: shorter runs are too short for a measurement of growth. */
const SHORT_MS = 25
const RUNS = 3
const MEASUREMENTS = 4

const now = (): number => threadTime() ?? performance.now()

/** CPU time in milliseconds of the fastest of a few runs. */
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
 * @param work processes `text` in any way
 * @returns the exponent of the growth from a quarter of the text to the whole: about 1 for linear time, 2 for quadratic
 * time; 0 where the whole takes hardly any time. The minimum of a few measurements, because compilation and garbage
 * collection in the longer run only add to it.
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

/** Between linear and quadratic: look-ups in tables larger than the CPU cache are slightly above 1. */
export const LINEAR = 1.6
