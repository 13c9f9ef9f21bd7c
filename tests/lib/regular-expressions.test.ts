/** No regular expression of the sources takes superlinear time on a long text (ReDoS). */
import { expect, it } from 'vitest'
import { threadTime } from '../helpers/blocked-time'
import { type Attack, attacksOn, textOf } from '../helpers/regular-expressions/attacks'
import { collectRegularExpressions, type Found } from '../helpers/regular-expressions/collect'

const LENGTH = 100_000
/** Milliseconds allowed for a text of that length; machines differ by a factor of two. */
const MOST_MS = 80
/** Shorter texts first, since some expressions would take years on the full length. */
const TRIAL_LENGTHS = [16, 18, 20, 22, 24, 26, 28, 30, 34, 40, 48, 64, 100, 200, 400, 1_000, 2_500, 5_000, LENGTH / 10]
/** An expression that takes less on a tenth stays below `MOST_MS` on the whole, if it is at most quadratic. */
const HARMLESS_MS = MOST_MS / 100 - 0.1

type Clock = () => number
const wallTime: Clock = () => performance.now()
/** CPU time, since on a busy machine a search waits for the CPU. */
const ownTime: Clock = () => threadTime() ?? performance.now()

/** Milliseconds of one search through the whole text. */
function timeOf(expression: RegExp, text: string, clock = wallTime): number {
  expression.lastIndex = 0
  const started = clock()
  if (expression.global) text.replace(expression, '')
  else expression.test(text)
  return clock() - started
}

/** Of several runs the minimum if the first is slow, since a slow expression is slow every time. */
function steadyTimeOf(expression: RegExp, text: string): number {
  let least = timeOf(expression, text)
  for (let i = 0; i < 3 && least > MOST_MS; i++) least = Math.min(least, timeOf(expression, text, ownTime))
  return least
}

/** The time for the whole text, or a bound from a third of it where that is already too much, or surely little. */
function wholeTimeOf(expression: RegExp, attack: Attack): number {
  const third = steadyTimeOf(expression, textOf(attack, LENGTH / 3))
  if (third > MOST_MS) return third
  // Quadratic time is the most for what was fast on shorter texts.
  const most = third * 9
  return most < MOST_MS * 0.9 ? most : steadyTimeOf(expression, textOf(attack, LENGTH))
}

/** The time for a tenth of the text, or for less where that is already too much. */
function trialOf(expression: RegExp, attack: Attack): number {
  let ms = 0
  for (const length of TRIAL_LENGTHS) {
    const text = textOf(attack, length)
    ms = timeOf(expression, text)
    if (ms > MOST_MS / 2) ms = Math.min(ms, timeOf(expression, text, ownTime))
    if (ms > MOST_MS / 2) return ms
  }
  return ms
}

function worstOf(found: Found): { ms: number; attack: Attack } {
  const expression = new RegExp(found.source, found.flags)
  let worst: { ms: number; attack: Attack } = { ms: 0, attack: { head: '', pump: 'a', end: '' } }
  let first: Attack | undefined
  let firstMs = 0
  for (const attack of attacksOn(found.source, found.flags)) {
    const ms = trialOf(expression, attack)
    if (ms >= firstMs) [first, firstMs] = [attack, ms]
    if (ms < HARMLESS_MS) continue
    const whole = ms > MOST_MS / 2 ? ms * 10 : wholeTimeOf(expression, attack)
    if (whole > worst.ms) worst = { ms: whole, attack }
    if (whole > MOST_MS) return worst
  }
  if (worst.ms > 0 || !first) return worst
  return { ms: wholeTimeOf(expression, first), attack: first }
}

it('every regular expression reads a hundred thousand characters quickly', {
  timeout: 240_000,
}, async () => {
  const all = await collectRegularExpressions()
  expect(all.length).toBeGreaterThan(300)
  const slow = all.flatMap((found) => {
    const { ms, attack } = worstOf(found)
    const { head, pump, end } = attack
    const shown = JSON.stringify([head.slice(-40), pump.slice(0, 40), end])
    return ms > MOST_MS
      ? [`${found.place} takes ${Math.round(ms)} ms on ${shown}: /${found.source}/${found.flags}`]
      : []
  })
  expect(slow).toEqual([])
})

it('the generated inputs detect slow expressions', { timeout: 60_000 }, () => {
  for (const source of [
    '\\s+$',
    '(a+)+b',
    '[\\w.]+@[\\w.]+x',
    '(?:not|never)\\b.*\\bdone',
    '^(?:\\w+\\s?)*end',
    '(?<=\\d.*)x',
    '(?<![\\w/])(?=[\\w+/]*%)[\\w+/]{9}',
  ]) {
    const { ms } = worstOf({ source, flags: '', place: '' })
    expect(`${source} ${ms > MOST_MS}`).toBe(`${source} true`)
  }
  expect(worstOf({ source: '[a-z]+', flags: 'g', place: '' }).ms).toBeLessThan(MOST_MS)
})
