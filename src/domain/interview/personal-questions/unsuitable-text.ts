/** Excludes text that an interviewer must not quote. */
import words from '@/content/language/unsuitable-words.json'
import { isPromptInjection } from '@/domain/text/prompt-injection'
import type { Passage } from './passages'

const MARKUP = /<\/?[a-z!|][^>]{0,80}>|<{2,}|>{2,}|```|\{\{|\}\}|\{\s*"|\\[xu][0-9a-f]{2}|&#?\w{2,8};/i
const ENCODED = /(?<![\w+/])(?=[A-Za-z0-9+/]*[0-9A-Z])(?=[A-Za-z0-9+/]*[a-z])[A-Za-z0-9+/]{28,}={0,2}/
const CONTACT = /@|\bhttps?:|\bwww\.|\.com\b|(?:\+|\b0)\d[\d\s().-]{7,}\d/i
/** Protected characteristics, which an interviewer must not ask about. */
const UNFAIR = new RegExp(`\\b(?:${words.protected})\\b`, 'i')
const RUDE = new RegExp(`\\b(?:${words.rude})\\b`, 'i')
const MONEY_OR_TERMS = new RegExp(`\\b(?:${words.terms})\\b`, 'i')

const isInstruction = (text: string) => isPromptInjection(text, 'document')

/** Whether a text may be quoted in a question. */
export function isSuitable(text: string): boolean {
  if (isInstruction(text)) return false
  if ([MARKUP, ENCODED, CONTACT, UNFAIR, RUDE, MONEY_OR_TERMS].some((pattern) => pattern.test(text))) return false
  const letters = text.match(/[A-Za-z]/g)?.length ?? 0
  return letters >= 0.6 * text.replace(/\s/g, '').length
}

/** Most consecutive passages that one instruction may span. */
const SPREAD = 4

/**
 * The passages that may be quoted. An instruction excludes all passages that it spans, and the following ones that
 * continue in lower case.
 */
export function suitablePassages(passages: readonly Passage[]): Passage[] {
  const spoilt = new Set<Passage>()
  for (const [at, passage] of passages.entries()) {
    if (!isSuitable(passage.text)) spoilt.add(passage)
    const end = endOfInstruction(passages, at)
    for (const part of passages.slice(at, end)) spoilt.add(part)
  }
  return passages.filter((passage) => !spoilt.has(passage))
}

/** Index after the last passage of an instruction that begins at `at`; `at` itself when none does. */
function endOfInstruction(passages: readonly Passage[], at: number): number {
  const texts = passages.slice(at, at + SPREAD).map(({ text }) => text)
  const count = texts.findIndex((_, i) => isInstruction(texts.slice(0, i + 1).join(' '))) + 1
  // If the instruction is complete without its first passage, a later start finds it.
  if (count === 0 || (count > 1 && isInstruction(texts.slice(1, count).join(' ')))) return at
  let end = at + count
  while (/^[a-z]/.test(passages[end]?.text ?? '')) end++
  return end
}
