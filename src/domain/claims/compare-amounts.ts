/** Compares the amounts of a claim with those of a sentence. */
import type { Amount } from './amounts'

export type AmountPair = { claimed: Amount; said: Amount }

export type ComparedAmounts = {
  /** Amounts of the claim that the sentence tells with the same unit or of the same things, and only by their value. */
  same: number
  sameValue: number
  /** Amounts of the claim for which the sentence has another figure of the same unit or of the same things. */
  others: readonly AmountPair[]
}

/** Greatest relative difference of a rounded figure, and of one that is told as "about". */
const ROUNDED = 0.006
const ABOUT = 0.05
/** "over 100" may stand for 150, "under 100" for 67. */
const BOUND = 1.5

/** In the smallest unit of its kind, so that 90 minutes are 1.5 hours. */
const SCALE: Readonly<Record<string, readonly [kind: string, factor: number]>> = {
  millisecond: ['time', 1e-3],
  second: ['time', 1],
  minute: ['time', 60],
  hour: ['time', 3600],
  day: ['time', 86_400],
  week: ['time', 604_800],
  month: ['time', 2_629_800],
  year: ['time', 31_557_600],
  kilobyte: ['size', 1e-3],
  megabyte: ['size', 1],
  gigabyte: ['size', 1e3],
  terabyte: ['size', 1e6],
  metre: ['length', 1],
  kilometre: ['length', 1e3],
}

const scaled = ({ unit, value }: Amount): { kind: string | null; value: number } => {
  const [kind, factor] = SCALE[unit ?? ''] ?? [unit, 1]
  return { kind, value: value * factor }
}

/** Whether two values are one, rounded or within what "about", "over" and "under" leave open. */
function isSameValue(claimed: Amount, said: Amount): boolean {
  const [a, b] = [scaled(claimed).value, scaled(said).value]
  const difference = Math.abs(a - b) / Math.max(Math.abs(a), Math.abs(b), 1e-9)
  const tolerance = claimed.bound === 'about' || said.bound === 'about' ? ABOUT : ROUNDED
  return difference <= tolerance || reaches(claimed, said, a, b) || reaches(said, claimed, b, a)
}

/** Whether a value lies within the bound of another: 130 within "over 100". */
const reaches = (one: Amount, other: Amount, bound: number, value: number): boolean =>
  other.bound === 'exact' &&
  ((one.bound === 'atLeast' && value >= bound && value <= bound * BOUND) ||
    (one.bound === 'atMost' && value <= bound && value >= bound / BOUND))

const shareNoun = (a: Amount, b: Amount): boolean => [...a.nouns].some((noun) => b.nouns.has(noun))

const countSame = (a: Amount, b: Amount): boolean =>
  a.unit !== null || b.unit !== null ? scaled(a).kind === scaled(b).kind : shareNoun(a, b)

/** A number without a unit may be an amount of money or of anything: "eleven million". */
const mayCountSame = (a: Amount, b: Amount): boolean => {
  if (a.unit !== null && b.unit !== null) return false
  if (a.unit === null && b.unit === null) return true
  const bare = a.unit === null ? a : b
  return bare.nouns.size === 0
}

/**
 * Whether an amount stands among others, with the same unit or told without one: "300k" is that of "N300,000". What a
 * bare number counts is only guessed from the words around it, so it is not compared.
 */
export const standsAmong = (all: readonly Amount[], amount: Amount): boolean =>
  all.some((one) => isSameValue(one, amount) && (one.unit === null || amount.unit === null || countSame(one, amount)))

/** For another figure units must be equal by name: three weeks and two months may be different things. */
const isSameUnit = (a: Amount, b: Amount): boolean =>
  a.unit === null && b.unit === null ? shareNoun(a, b) : a.unit === b.unit

/** The other ends of one range: "from 10 hours to 45 minutes" and "ten hours before, two hours after". */
function isOtherEnd(a: Amount, b: Amount, claimed: readonly Amount[], said: readonly Amount[]): boolean {
  const { kind } = scaled(a)
  const ends = (amounts: readonly Amount[]) => amounts.filter((amount) => scaled(amount).kind === kind)
  const [claimedEnds, saidEnds] = [ends(claimed), ends(said)]
  return (
    kind !== null &&
    kind === scaled(b).kind &&
    claimedEnds.length === 2 &&
    saidEnds.length === 2 &&
    claimedEnds.some((one) => one !== a && saidEnds.some((other) => other !== b && isSameValue(one, other)))
  )
}

/** What a sentence tells of the amounts of a claim. */
export function compareAmounts(claimed: readonly Amount[], said: readonly Amount[]): ComparedAmounts {
  const same = claimed.filter((a) => said.some((b) => countSame(a, b) && isSameValue(a, b)))
  const rest = claimed.filter((a) => !same.includes(a))
  const sameValue = rest.filter((a) => said.some((b) => mayCountSame(a, b) && isSameValue(a, b)))
  const untold = rest.filter((a) => !sameValue.includes(a))
  const fresh = said.filter((b) => !claimed.some((a) => isSameValue(a, b) && (countSame(a, b) || mayCountSame(a, b))))
  const others = untold.flatMap((a): AmountPair[] => {
    const other = fresh.find((b) => isSameUnit(a, b) || isOtherEnd(a, b, claimed, said))
    return other ? [{ claimed: a, said: other }] : []
  })
  return { same: same.length, sameValue: sameValue.length, others }
}
