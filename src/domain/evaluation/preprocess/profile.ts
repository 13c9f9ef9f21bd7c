/** A text made ready for comparison: its stems, what they weigh, and runs of stems and letters. */
import { type Token, tokensOf } from '@/domain/text/tokens'
import { type GramVector, gramsOf } from './grams'
import { endsNegation, isNegation, isStopWord, weightOf } from './language'

/** Stands for every word that negates, so that "never" and "not" are one in runs of words. */
const NOT = '¬'

/** Words after a negation that it turns round. */
const NEGATION_SCOPE = 5

export type Profile = {
  /** All stems in reading order, as hashes; negations are one word. */
  run: Int32Array
  /** Content stems, once each, in order of first use. */
  content: readonly string[]
  /** Weight of each of `content`, 0.15 to 1. */
  weights: readonly number[]
  has: ReadonlySet<string>
  /** Content stems that stand within the scope of a negation. */
  negated: ReadonlySet<string>
  /** Figures as they were written, thousands without commas. */
  numbers: ReadonlySet<string>
  /** Neighbouring stems of any kind, as hashes. */
  pairs: ReadonlySet<number>
  grams4: GramVector
}

const NUMBER = /^\d+(?:[.,]\d+)*$/

/** Reads a text of any length; the words may be given when they are known. */
export function profileOf(tokens: readonly Token[]): Profile {
  const run: string[] = []
  const negated = new Set<string>()
  const has = new Set<string>()
  const numbers = new Set<string>()
  let scope = 0
  let end = -1
  for (const { word, stem, start, end: wordEnd } of tokens) {
    // Punctuation ends what a negation turns round.
    if (end >= 0 && start > end + 1) scope = Math.max(0, scope - 2)
    end = wordEnd
    if (NUMBER.test(stem)) numbers.add(stem)
    const negates = isNegation(stem)
    run.push(negates ? NOT : stem)
    if (negates) {
      scope = NEGATION_SCOPE
      continue
    }
    if (endsNegation(stem)) scope = 0
    if (isStopWord(stem) || word.length === 1) continue
    has.add(stem)
    if (scope > 0) negated.add(stem)
    scope = Math.max(0, scope - 1)
  }
  const content = [...has]
  // Most texts are compared with few others, or only by their words: what takes long is made when it is asked for.
  let pairs: ReadonlySet<number> | undefined
  let grams4: GramVector | undefined
  const hashes = Int32Array.from(run, hashOf)
  return {
    run: hashes,
    content,
    weights: content.map(weightOf),
    has,
    negated,
    numbers,
    get pairs() {
      pairs ??= pairsOf(hashes)
      return pairs
    },
    get grams4() {
      grams4 ??= gramsOf(` ${tokens.map(({ word }) => word).join(' ')} `, 4)
      return grams4
    },
  }
}

export const profileOfText = (text: string): Profile => profileOf(tokensOf(text))

const known = new Map<string, number>()
const MOST_KNOWN = 50_000

function hashOf(stem: string): number {
  const before = known.get(stem)
  if (before !== undefined) return before
  let hash = 17
  for (let i = 0; i < stem.length; i++) hash = (Math.imul(hash, 31) + stem.charCodeAt(i)) | 0
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(stem, hash)
  return hash
}

function pairsOf(hashes: Int32Array): Set<number> {
  const found = new Set<number>()
  let last = 0
  for (let i = 0; i < hashes.length; i++) {
    const hash = hashes[i] as number
    if (i > 0) found.add((Math.imul(last, 0x9e3779b1) ^ hash) >>> 2)
    last = hash
  }
  return found
}
