/** Multi-phrase search in a sequence of words: one look-up per word, and the longest phrase wins. */
import { pattern } from '@/domain/text/pattern'
import { type Token, tokensOf } from '@/domain/text/tokens'

type Entry<T> = {
  value: T
  keys: readonly string[]
  /** The words themselves, since "product" and "production" share a stem. */
  words: readonly string[]
  last: string
  exact: readonly string[] | null
}
export type PhraseHit<T> = { value: T; at: number; length: number; start: number; end: number }

/** A word without its plural ending. */
export const singular = (word: string): string =>
  word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word

/**
 * Key of a word in a phrase: words of a longer phrase match by stem ("financial reports"), a phrase of one word only as
 * singular or plural ("accounting" is not "account").
 */
const keyOf = (token: Token, isAlone: boolean) => (isAlone ? singular(token.word) : `~${token.stem}`)

export class PhraseIndex<T> {
  private readonly byFirst = new Map<string, Entry<T>[]>()

  /** Adds a phrase. A leading "=" requires the same capitals; a capital at the start of a sentence does not count. */
  add(phrase: string, value: T, inflected = true): void {
    const isExact = phrase.startsWith('=')
    const text = isExact ? phrase.slice(1) : phrase
    const tokens = tokensOf(text)
    const isAlone = tokens.length === 1 || !inflected
    const keys = tokens.map((token) => keyOf(token, isAlone))
    const [first] = keys
    if (first === undefined) return
    const entries = this.byFirst.get(first) ?? []
    const words = tokens.map(({ word }) => word)
    if (entries.some((entry) => isSame(entry.keys, keys) && isSame(entry.words, words))) return
    entries.push({
      value,
      keys,
      words,
      last: tokens.at(-1)?.word ?? '',
      exact: isExact ? tokens.map(({ start, end }) => text.slice(start, end)) : null,
    })
    entries.sort((a, b) => b.keys.length - a.keys.length)
    this.byFirst.set(first, entries)
  }

  find(text: string, tokens: readonly Token[]): PhraseHit<T>[] {
    const found: PhraseHit<T>[] = []
    for (let at = 0; at < tokens.length; ) {
      const entry = this.ownAt(text, tokens, at)
      const [first, last] = [tokens[at], tokens[at + (entry?.keys.length ?? 1) - 1]]
      if (entry && first && last) {
        found.push({ value: entry.value, at, length: entry.keys.length, start: first.start, end: last.end })
        at += entry.keys.length
      } else at++
    }
    return found
  }

  /** The phrase at a position, unless it matches only by stem and overlaps an exact match. */
  private ownAt(text: string, tokens: readonly Token[], at: number): Entry<T> | undefined {
    const entry = this.longestAt(text, tokens, at)
    if (!entry || entry.keys.length < 2 || isVerbatim(entry, tokens, at)) return entry
    const next = this.longestAt(text, tokens, at + 1)
    if (!next || next.keys.length < entry.keys.length || !isVerbatim(next, tokens, at + 1)) return entry
    return undefined
  }

  /** The longest phrase at a position; on a tie, the one with more words as written. */
  private longestAt(text: string, tokens: readonly Token[], at: number): Entry<T> | undefined {
    const token = tokens[at]
    if (!token) return undefined
    let best: Entry<T> | undefined
    for (const isAlone of [true, false]) {
      for (const entry of this.byFirst.get(keyOf(token, isAlone)) ?? []) {
        if (best && entry.keys.length < best.keys.length) break
        const isAsLong = best?.keys.length === entry.keys.length
        if (best && isAsLong && closeness(entry, tokens, at) <= closeness(best, tokens, at)) continue
        if (fits(entry, text, tokens, at, isAlone)) best = entry
      }
    }
    return best
  }
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((each, i) => each === b[i])

/** How well a word of a phrase matches a token: exactly, apart from a plural ending, or only by stem. */
const similarity = (word: string, token: Token | undefined): number =>
  token?.word === word ? 1 : token && singular(token.word) === singular(word) ? PLURAL : 0
const PLURAL = 0.9

const closeness = <T>({ words }: Entry<T>, tokens: readonly Token[], at: number): number =>
  words.reduce((sum, word, i) => sum + similarity(word, tokens[at + i]), 0)

/** Whether the words of a phrase are at a position, apart from plural endings. */
const isVerbatim = <T>({ words }: Entry<T>, tokens: readonly Token[], at: number): boolean =>
  words.every((word, i) => similarity(word, tokens[at + i]) > 0)

function fits<T>(entry: Entry<T>, text: string, tokens: readonly Token[], at: number, isAlone: boolean): boolean {
  for (let i = 1; i < entry.keys.length; i++) {
    const [token, before] = [tokens[at + i], tokens[at + i - 1]]
    if (!token || !before || keyOf(token, isAlone) !== entry.keys[i]) return false
    // A phrase does not cross a full stop, a comma or a bracket.
    if (/[,;:()|\n•]|[.!?]\s/.test(text.slice(before.end, token.start))) return false
  }
  const end = tokens[at + entry.keys.length - 1]?.word ?? ''
  if (PERSONS.test(end) && end !== entry.last && singular(end) !== entry.last) return false
  if (!entry.exact) return true
  return entry.exact.every((form, i) => {
    const token = tokens[at + i]
    if (token === undefined) return false
    const raw = text.slice(token.start, token.end)
    if (raw.toLowerCase() !== form.toLowerCase()) return false
    return raw === form || raw === raw.toUpperCase() ? isMeant(text, token, form) : isListed(text, token, false)
  })
}

type Named = { value: { kind: string }; start: number; end: number }

/** Titles without those inside a certificate's name: "driver's licence" does not name a driver. */
export const titlesBeside = <T>(skills: readonly Named[], titles: readonly PhraseHit<T>[]): readonly PhraseHit<T>[] =>
  titles.filter(
    ({ start, end }) =>
      !skills.some(
        (skill) =>
          skill.value.kind === 'certificate' &&
          start >= skill.start &&
          end <= skill.end &&
          end - start < skill.end - skill.start,
      ),
  )

/** "Work with product managers" does not require product management. */
const PERSONS = /(?:manager|engineer|developer|designer|analyst|writer|marketer|consultant|scientist|tester)s$/

const LIST_BEFORE = /(?:^|[,;:/|(•\n]\s{0,5})$/u
const LIST_AFTER = /^(?:$|\s*[,;/|)\n.])/u

/** Whether a token is a list item; `withAnd`: or joined by "and". */
function isListed(text: string, { start, end }: Token, withAnd = true): boolean {
  const [before, after] = [text.slice(Math.max(0, start - 5), start), text.slice(end, end + 5)]
  return (
    (LIST_BEFORE.test(before) || (withAnd && /\b(?:and|or|in|with)\s$/.test(before))) &&
    (LIST_AFTER.test(after) || (withAnd && /^\s+(?:and|or)\b/.test(after)))
  )
}

/** Words that follow a name rather than a verb: "Excel required" is about the program. */
const NAMED = pattern()`
  ^ (?:(?:and|or) (?=[A-Z])|(?:is|are|required|preferred|desirable|essential|mandatory|optional|a plus
  |an advantage|skills?|knowledge|experience)\b)
`

/**
 * Whether a capitalised word is meant as the name: a capital at the start of a sentence is no evidence, and a single
 * letter is a skill only as a list item.
 */
function isMeant(text: string, token: Token, form: string): boolean {
  if (form.length === 1) return isListed(text, token)
  if (!/^[A-Z][a-z]+$/.test(form)) return true
  const isFirst = /(?:^|[.!?\n]\s{0,3})$/u.test(text.slice(Math.max(0, token.start - 3), token.start))
  return !(isFirst && /^ [a-z]/.test(text.slice(token.end, token.end + 2)) && !NAMED.test(text.slice(token.end)))
}
