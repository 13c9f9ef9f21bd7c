/** Measures how the run time grows with the length of a text: a bound that holds on any machine, however busy. */
import { threadTime } from './blocked-time'

const PART = 4
/** In milliseconds: shorter runs are too short for a measurement of growth. */
const SHORT_MS = 25
/** The whole is repeated only where the first runs seem to grow too fast. */
const MOST_RUNS = 12

const now = (): number => threadTime() ?? performance.now()

/** CPU time in milliseconds. */
function timeOf(work: () => unknown): number {
  const started = now()
  work()
  return now() - started
}

/**
 * @param work processes a text in any way
 * @param longest as long as is allowed; half of it shows the growth as well, in half of the time
 * @returns the exponent of the growth from an eighth of the text to its half: about 1 for linear time, 2 for quadratic
 * time; 0 where the half takes hardly any time. Of each the fastest run counts, because compilation and garbage
 * collection only add to it.
 */
export function growthOf(work: (text: string) => unknown, longest: string): number {
  const text = longest.slice(0, longest.length / 2)
  const part = text.slice(0, text.length / PART)
  let [whole, quarter] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  let growth = Number.POSITIVE_INFINITY
  for (let run = 0; run < MOST_RUNS && growth >= LINEAR; run++) {
    whole = Math.min(
      whole,
      timeOf(() => work(text)),
    )
    if (whole <= SHORT_MS) return 0
    // Twice, for a quarter that looks slow would hide the growth.
    for (let time = 0; time < 2; time++) {
      quarter = Math.min(
        quarter,
        timeOf(() => work(part)),
      )
    }
    growth = Math.log(whole / Math.max(quarter, 0.1)) / Math.log(PART)
  }
  return growth
}

/** Between linear and quadratic: look-ups in tables larger than the CPU cache are slightly above 1. */
export const LINEAR = 1.6
