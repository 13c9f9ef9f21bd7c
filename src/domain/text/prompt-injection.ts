/**
 * Prompt injection: instructions to a model inside an answer, a CV or a job description. They are removed from the
 * scored text and from model prompts. An injection that is not recognised is still marked as data in the prompt, and
 * any claim that a model makes because of it needs evidence like every other claim.
 */
import lists from '@/content/language/prompt-injection.json'
import { sentencesOf } from './tokens'

export type Span = { start: number; end: number }

/**
 * An answer may mention ranking candidates or giving a report; in a CV or a job description the same words are an
 * instruction.
 */
export type TextKind = 'answer' | 'document'

type Pattern = {
  /** Cheap pre-check: false for most texts that cannot match. */
  mayMatch: (lower: string) => boolean
  pattern: RegExp
}

// Without the `u` flag, since a case-insensitive search with it takes several times as long.
const patternsOf = (list: typeof lists.answer): Pattern[] =>
  list.map(({ needs, pattern }) => ({
    mayMatch: (lower) => needs.some((word) => lower.includes(word)),
    pattern: new RegExp(pattern, 'i'),
  }))

/** Delimiters such as our own prompts set around data, and encoded text: both case-sensitive. */
const MARKS = /(?<!<)<{3,}\s*(?:END )?[A-Z][A-Z ]{1,60}\b[^<>]{0,200}>{3}/u
const ENCODED =
  /(?<![\w+/])(?=[A-Za-z0-9+/]*[0-9])(?=[A-Za-z0-9+/]*[A-Z])(?=[A-Za-z0-9+/]*[a-z])[A-Za-z0-9+/]{40,}={0,2}/u

const TO_ANY_READER: readonly Pattern[] = [
  ...patternsOf(lists.answer),
  { mayMatch: (lower) => lower.includes('<<<'), pattern: MARKS },
  { mayMatch: (lower) => /[a-z0-9+/]{40}/.test(lower), pattern: ENCODED },
]
const PATTERNS: Readonly<Record<TextKind, readonly Pattern[]>> = {
  answer: TO_ANY_READER,
  document: [...TO_ANY_READER, ...patternsOf(lists.document)],
}

/** The only other characters that match an ASCII letter in a case-insensitive Unicode search. */
const plain = (text: string) => text.replaceAll('\u017f', 's').replaceAll('\u212a', 'k')

function patternsFor(text: string, kind: TextKind): readonly Pattern[] {
  const lower = text.toLowerCase()
  return PATTERNS[kind].filter(({ mayMatch }) => mayMatch(lower))
}

const meetsOne = (patterns: readonly Pattern[], text: string) => patterns.some(({ pattern }) => pattern.test(text))

export function isPromptInjection(sentence: string, kind: TextKind): boolean {
  const text = plain(sentence)
  return meetsOne(patternsFor(text, kind), text)
}

/** Most consecutive sentences that one injection may span. */
const SPREAD = 4

/** Spans of injected sentences, in order. */
export function injectionSpans(text: string, kind: TextKind = 'answer'): Span[] {
  const patterns = patternsFor(plain(text), kind)
  if (patterns.length === 0) return []
  const sentences = sentencesOf(text)
  const texts = sentences.map((sentence) => plain(sentence.text))
  const isOne = (from: number, to: number) => meetsOne(patterns, texts.slice(from, to).join(' '))
  const found = new Set<number>()
  for (const at of sentences.keys()) {
    if (isOne(at, at + 1)) found.add(at)
    for (let count = 2; count <= SPREAD && at + count <= sentences.length; count++) {
      if (!isOne(at, at + count)) continue
      // If the match survives without the first or the last sentence, a shorter run contains it.
      if (isOne(at + 1, at + count) || isOne(at, at + count - 1)) break
      for (let i = at; i < at + count; i++) found.add(i)
      break
    }
  }
  return sentences.flatMap(({ start, end }, i) => (found.has(i) ? [{ start, end }] : []))
}

/** The text without injections, each replaced by a line break. */
export function withoutInjections(text: string): string {
  let rest = ''
  let from = 0
  for (const { start, end } of injectionSpans(text)) {
    rest += `${text.slice(from, start)}\n`
    from = end
  }
  return rest + text.slice(from)
}

const MOST_QUOTED = 100

/** A remark for the author about the first injection in a text; empty without one. */
export function injectionRemarks(text: string, name: string): string[] {
  const [first] = injectionSpans(text)
  if (!first) return []
  const words = text.slice(first.start, first.end).replace(/\s+/gu, ' ').trim()
  const quote = words.length > MOST_QUOTED ? `${words.slice(0, MOST_QUOTED).trimEnd()} …` : words
  return [
    `${name} speaks to whoever reads it by machine: “${quote}”. That was left out and changed nothing in the score.`,
  ]
}
