/**
 * Validates a language model's texts about a CV: every claim must occur in the CV, in the advertisement or in the
 * findings of the rules. A text with any other claim is rejected as a whole, and the rules' text is used.
 */

import words from '@/content/language/review-words.json'
import { quoteFinder } from '@/domain/text/find-quote'
import { pattern } from '@/domain/text/pattern'
import { injectionSpans } from '@/domain/text/prompt-injection'
import { sentencesOf, type Token, tokensOf } from '@/domain/text/tokens'
import { isFunctionWord } from '@/domain/text/word-weights'
import { oneLine } from '@/domain/text/wording'

const LENGTH = { overall: { least: 60, most: 900 }, rewrite: { least: 15, most: 320 } } as const
/** Share of a line's content words that its rewrite must keep. */
const KEPT = 0.5
/** Most content words of a rewrite that the CV may lack, such as verbs. */
const MOST_NEW = 6

const NUMBER = /\d+(?:[.,]\d+)*/g
/** Amounts in words; "one" and "a" do not count. */
const AMOUNT = new RegExp(`\\b(?:${words.numbers}|${words.shares})\\b|%`, 'giu')
const LINK = /https?:|www\.|<[a-z/]|\]\(/iu
/** Blanks to fill in: "[number]", "[name of the tool]". */
const PLACEHOLDER = /\[[\p{L} ,'’/-]{2,40}\]/gu
const QUOTED = /[“"]([^“”"]+)[”"]/gu
/** Capitalised words that are not names. */
const PLAIN = new Set(['cv', 'i'])

const amountsIn = (text: string): string[] => [
  ...(text.match(NUMBER) ?? []).map((number) => number.replace(/[.,](?=\d{3}\b)/g, '')),
  ...(text.match(AMOUNT) ?? []).map((amount) => amount.toLowerCase().replace('percent', '%').replace('per cent', '%')),
]

/** Words that look like names: a capital inside a sentence, a capital inside a word, or a digit. */
function namesIn(text: string): string[] {
  return tokensOf(text).flatMap(({ start, end }) => {
    const word = text.slice(start, end)
    const isFirst = /(?:^|[.!?:;“"(\n]\s{0,9})$/u.test(text.slice(0, start))
    const isName = /^\p{Lu}/u.test(word) ? !isFirst || /\p{L}\p{Lu}/u.test(word) : /\p{L}\p{Lu}|\p{L}\d/u.test(word)
    return isName && !PLAIN.has(word.toLowerCase()) ? [word.toLowerCase()] : []
  })
}

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(tokensOf(text).map(({ start, end }) => text.slice(start, end).toLowerCase()))
const isWithin = (parts: readonly string[], whole: ReadonlySet<string>) => parts.every((part) => whole.has(part))
const fits = (text: string, { least, most }: { least: number; most: number }) =>
  text.length >= least && text.length <= most && !LINK.test(text) && injectionSpans(text).length === 0

/** Markers of a sentence about a gap; any other sentence would claim that the person has the skill. */
const ASKED = pattern('i')`
  \b(?:not|no|nothing|never|lacks?|missing|without|asks?|asked|requires?|required|needs?|wants?|wanted
  |advertis\w+|job|role|add|learn|if)\b
`

type Sources = { cv: string; job: string; findings: readonly string[] }

/** The overall text if it is valid, otherwise null. */
export function acceptedOverall(text: string, { cv, job, findings }: Sources): string | null {
  const line = oneLine(text)
  if (!fits(line, LENGTH.overall)) return null
  const whole = [cv, job, ...findings].join('\n')
  if (!isWithin(amountsIn(line), new Set(amountsIn(whole)))) return null
  if (!isWithin(namesIn(line), wordsOf(whole))) return null
  const inCv = wordsOf(cv)
  if (sentencesOf(line).some((sentence) => !isWithin(namesIn(sentence.text), inCv) && !ASKED.test(sentence.text)))
    return null
  const places = [cv, job, ...findings].map((source) => quoteFinder(source))
  const isQuoted = [...line.matchAll(QUOTED)].every(([, quote = '']) => places.some((find) => find(quote) !== null))
  return isQuoted ? line : null
}

type Rewritten = {
  cv: string
  /** Verbatim from the CV. */
  weakLines: readonly string[]
  /** `line` is the 1-based index of the weak line. */
  rewrites: readonly { line: number; text: string }[]
}

/**
 * Valid rewrites by the index of the weak line; the first valid one of each line.
 * @param skillsIn returns the names of the skills in each text
 */
export function acceptedRewrites(
  { cv, weakLines, rewrites }: Rewritten,
  skillsIn: (texts: readonly string[]) => readonly string[][],
): Map<number, string> {
  const [inCv = [], ...inRewrites] = skillsIn([cv, ...rewrites.map(({ text }) => text)])
  const skillsInCv = new Set(inCv)
  const accepted = new Map<number, string>()
  for (const [i, { line: number, text }] of rewrites.entries()) {
    const line = weakLines[number - 1]
    if (line === undefined || accepted.has(number - 1)) continue
    const rewrite = acceptedRewrite(text, { line, cv, skillsInCv, skillsInRewrite: inRewrites[i] ?? [] })
    if (rewrite !== null) accepted.set(number - 1, rewrite)
  }
  return accepted
}

export type LineFacts = {
  /** The line of the CV, verbatim. */
  line: string
  cv: string
  skillsInCv: ReadonlySet<string>
  skillsInRewrite: readonly string[]
}

/**
 * The rewrite of one line if it is valid, otherwise null: it has no amount that the line lacks, and no tool or name
 * that the CV lacks.
 */
export function acceptedRewrite(text: string, { line, cv, skillsInCv, skillsInRewrite }: LineFacts): string | null {
  const rewrite = text.replace(/^\s*[-•*]\s*/, '').trim()
  if (rewrite.includes('\n') || rewrite === line.trim() || !fits(rewrite, LENGTH.rewrite)) return null
  const bare = rewrite.replace(PLACEHOLDER, ' ')
  if (/[[\]]/.test(bare)) return null
  if (!isWithin(amountsIn(bare), new Set(amountsIn(line)))) return null
  if (!isWithin(namesIn(bare), wordsOf(cv)) || !isWithin(skillsInRewrite, skillsInCv)) return null
  const telling = (tokens: readonly Token[]) =>
    new Set(tokens.map(({ stem }) => stem).filter((stem) => !isFunctionWord(stem)))
  const [before, after, all] = [telling(tokensOf(line)), telling(tokensOf(bare)), telling(tokensOf(cv))]
  const kept = [...before].filter((stem) => after.has(stem)).length
  const added = [...after].filter((stem) => !all.has(stem)).length
  return kept >= KEPT * before.size && added <= MOST_NEW ? rewrite : null
}
