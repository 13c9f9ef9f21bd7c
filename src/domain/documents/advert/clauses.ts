/** Splits a sentence of an advertisement into its items: "5 years of Java", "Kubernetes preferred". */

/** How an item begins. `clause`: a new statement; `bracket`: an aside about the previous item. */
import { patternSource } from '@/domain/text/pattern'

export type Joint = 'start' | 'clause' | 'comma' | 'and' | 'or' | 'bracket'

export type ClauseItem = {
  text: string
  /** Offsets in the sentence. */
  start: number
  end: number
  joint: Joint
  /** Whether a comma precedes its "and" or "or". */
  hasComma: boolean
}

/** Alternatives in this order; the dot of "B.Sc. Accounting" and the comma of "1,000" are no separators. */
const JOINTS: readonly (readonly [Joint, string])[] = [
  ['clause', String.raw`\s{0,4};\s*(?:(?:and|or)\s+)?`],
  [
    'clause',
    patternSource`
    (?<=[\w)%+#]{3}[.!?])(?<!(?:\.\w{1,4}|\b(?:etc|incl|approx|equiv|min|yrs|exp))\.)\s{1,4}(?=[A-Z“"(]
    |\d+\s*[-–+]|\d+ years?)
  `,
  ],
  ['clause', String.raw`\)?(?:,\s{0,4}|\s{1,4})(?:but|while|whereas|although|though|however,?)\s+`],
  ['clause', String.raw`(?:,\s{0,4}(?:and\s+)?|\s{1,4}and\s+)(?=(?:you|we|candidates?|applicants?)\b)`],
  ['and', String.raw`\)?,?\s{1,4}(?:and|&|as well as)\s+`],
  ['or', String.raw`\)?,?\s{1,4}(?:or|and\/or)\s+`],
  ['comma', String.raw`\)?,(?!\d{3})\s*`],
  ['comma', String.raw`\s{1,4}[-–—]+\s+`],
  ['bracket', String.raw`\s{0,4}\(`],
]
const JOINT = new RegExp(JOINTS.map(([, pattern]) => `(${pattern})`).join('|'), 'gi')

/** Brackets with content of their own are blanked beforehand: see `withoutAsides`. */
export function itemsOf(sentence: string): ClauseItem[] {
  const items: ClauseItem[] = []
  let before: Pick<ClauseItem, 'start' | 'joint' | 'hasComma'> = { start: 0, joint: 'start', hasComma: false }
  const close = (end: number) => items.push({ ...before, text: sentence.slice(before.start, end), end })
  for (const match of sentence.matchAll(JOINT)) {
    const [mark, ...groups] = match
    close(match.index)
    const joint = JOINTS[groups.findIndex((group) => group !== undefined)]?.[0] ?? 'comma'
    before = { start: match.index + mark.length, joint, hasComma: mark.includes(',') }
  }
  close(sentence.length)
  return items
}

/** Offsets of the text in the sentence. */
type Aside = { text: string; start: number; end: number }

const ASIDE = /\(([^()]*)\)/g

/** The contents of round brackets. */
export const asidesIn = (sentence: string): Aside[] =>
  [...sentence.matchAll(ASIDE)].map((match) => ({
    text: match[1] ?? '',
    start: match.index + 1,
    end: match.index + match[0].length - 1,
  }))

/** Replaces brackets by spaces, so that offsets stay valid. */
export const withoutAsides = (sentence: string, isCut: (text: string) => boolean): string =>
  sentence.replace(ASIDE, (whole, text: string) => (isCut(text) ? ' '.repeat(whole.length) : whole))
