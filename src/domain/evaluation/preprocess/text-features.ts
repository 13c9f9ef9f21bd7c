/** Features of a text for comparison: weighted stems, and n-grams of stems and of letters. */
import { lazily, memoize } from '@/domain/text/memoize'
import { plainOf, type Token, tokensOf } from '@/domain/text/tokens'
import { endsNegation, isNegation, isStopWord, looseWordsOf, weightOf } from './language'

/** Replaces every negating word, so that "never" and "not" match in sequences. */
const NOT = '¬'

const NEGATION_SCOPE = 5

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the'])

/** `afterPause`: more than a space is before the word. */
export type ComparedToken = Token & { afterPause: boolean }

/**
 * The tokens of a sentence that are compared: all but articles, since people whose first language has none omit them,
 * and the loose words of speech, since an answer says the same with and without them.
 */
export function comparedTokens(tokens: readonly Token[]): ComparedToken[] {
  const compared: ComparedToken[] = []
  const loose = looseWordsOf(tokens)
  let afterPause = true
  let end = Number.NEGATIVE_INFINITY
  for (const [at, token] of tokens.entries()) {
    afterPause ||= token.start > end + 1
    end = token.end
    if (ARTICLES.has(token.word) || loose.has(at)) continue
    compared.push({ ...token, afterPause })
    afterPause = false
  }
  return compared
}

export type Profile = {
  /** All stems but articles in reading order, as hashes; all negations share one. */
  run: Int32Array
  /** Distinct content stems in order of first use. */
  content: readonly string[]
  /** Weight of each of `content`, 0.15 to 1. */
  weights: readonly number[]
  has: ReadonlySet<string>
  /** Content stems within the scope of a negation. */
  negated: ReadonlySet<string>
  /** Numbers as written, thousands without commas. */
  numbers: ReadonlySet<string>
  /** Adjacent stems of `run`, as hashes. */
  pairs: ReadonlySet<number>
  grams4: NgramVector
}

const NUMBER = /^\d+(?:[.,]\d+)*$/

const NONE: ReadonlySet<ComparedToken> = new Set()

/**
 * The profile of a text of any length.
 * @param names those that are names: their letters say nothing of the content
 */
export function profileOf(tokens: readonly ComparedToken[], names: ReadonlySet<ComparedToken> = NONE): Profile {
  const run: string[] = []
  const negated = new Set<string>()
  const has = new Set<string>()
  const numbers = new Set<string>()
  let scope = 0
  for (const { word, stem, afterPause } of tokens) {
    // Punctuation shortens the scope of a negation.
    if (afterPause) scope = Math.max(0, scope - 2)
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
  // Lazy, since most texts are compared with few others, or only by their words.
  const hashes = Int32Array.from(run, hashOf)
  const pairs = lazily(() => pairsOf(hashes))
  const grams4 = lazily(() => ngramsOf(` ${plainOf(tokens.filter((token) => !names.has(token)))} `))
  return {
    run: hashes,
    content,
    weights: content.map(weightOf),
    has,
    negated,
    numbers,
    get pairs() {
      return pairs()
    },
    get grams4() {
      return grams4()
    },
  }
}

export const profileOfText = (text: string): Profile => profileOf(comparedTokens(tokensOf(text)))

const hashOf = memoize(
  (stem) => {
    let hash = 17
    for (let i = 0; i < stem.length; i++) hash = (Math.imul(hash, 31) + stem.charCodeAt(i)) | 0
    return hash
  },
  { entries: 50_000 },
)

function pairsOf(hashes: Int32Array): Set<number> {
  const found = new Set<number>()
  for (let i = 1; i < hashes.length; i++) {
    found.add((Math.imul(hashes[i - 1] as number, 0x9e3779b1) ^ (hashes[i] as number)) >>> 2)
  }
  return found
}

/** Number of hash buckets; collisions are rare in texts of a few hundred letters. */
const BINS = 8192

/**
 * Letter n-grams as a vector, compared by cosine similarity: they match word forms that the stemmer does not unite, and
 * misspellings.
 */
type NgramVector = {
  /** Non-empty buckets, and the count in each. */
  bins: Uint16Array
  counts: Uint8Array
  /** Euclidean length. */
  norm: number
  /** The counts of all buckets, computed at the first comparison. */
  dense?: Uint8Array
}

const scratch = new Uint8Array(BINS)
const used = new Uint16Array(65_536)

/** Length of an n-gram in letters. */
const LETTERS = 4

function ngramsOf(letters: string): NgramVector {
  let length = 0
  for (let i = 0; i + LETTERS <= letters.length; i++) {
    let hash = 17
    for (let j = 0; j < LETTERS; j++) hash = (hash * 31 + letters.charCodeAt(i + j)) | 0
    const bin = (hash ^ (hash >>> 13)) & (BINS - 1)
    const count = scratch[bin] as number
    if (count === 0) used[length++] = bin
    if (count < 255) scratch[bin] = count + 1
  }
  const bins = used.slice(0, length)
  const counts = new Uint8Array(length)
  let squares = 0
  for (let i = 0; i < length; i++) {
    const bin = bins[i] as number
    const count = scratch[bin] as number
    counts[i] = count
    squares += count * count
    scratch[bin] = 0
  }
  return { bins, counts, norm: Math.sqrt(squares) || 1 }
}

/**
 * Cosine similarity of two vectors, 0 to 1.
 * @param often a vector that is compared with many others
 */
export function cosine(often: NgramVector, other: NgramVector): number {
  often.dense ??= denseOf(often)
  const { dense } = often
  let dot = 0
  for (let i = 0; i < other.bins.length; i++)
    dot += (dense[other.bins[i] as number] as number) * (other.counts[i] as number)
  return dot / (often.norm * other.norm)
}

function denseOf({ bins, counts }: NgramVector): Uint8Array {
  const dense = new Uint8Array(BINS)
  for (let i = 0; i < bins.length; i++) dense[bins[i] as number] = counts[i] as number
  return dense
}

/** Weighted share of a text's content words for which `counts` is true. */
export function shareOfWords({ content, weights }: Profile, counts: (stem: string) => boolean): number {
  let total = 0
  let counted = 0
  for (const [i, stem] of content.entries()) {
    const weight = weights[i] as number
    total += weight
    if (counts(stem)) counted += weight
  }
  return total === 0 ? 0 : counted / total
}
