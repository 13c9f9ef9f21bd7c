/**
 * Whether an answer says the opposite of a statement. Words alone cannot tell: people who are right say "not" as often
 * ("it is not a list but a map"). What counts is the share of the statement's own words that the answer only ever denies,
 * where the statement does not (or that it never denies, where the statement does).
 */
import type { Term } from '@/domain/evaluation/text/bag'
import { type NearWords, nearWordsIn } from '@/domain/evaluation/text/near-words'
import { mayDeny, negationIn } from '@/domain/evaluation/text/negation'
import { lazily } from '@/domain/evaluation/text/remembered'
import type { Sentence, Token } from '@/domain/evaluation/text/tokens'

const ramp = (value: number, from: number, to: number) => Math.min(1, Math.max(0, (value - from) / (to - from)))

export type Statement = {
  /** Its telling words, by weight. */
  terms: readonly Term[]
  /** Those of them that the statement itself only denies ("cannot be null"). */
  negated: ReadonlySet<string>
}

/** `sentences`: those of the statement. */
export function statementOf(terms: readonly Term[], sentences: readonly Sentence[]): Statement {
  const mentions = new Mentions(sentences)
  const negated = terms.filter(({ stem }) => {
    const places = mentions.of(stem)
    return places.length > 0 && places.every(({ stance }) => stance === 'denied')
  })
  return { terms, negated: new Set(negated.map(({ stem }) => stem)) }
}

export type Denial = {
  /** 0 to 1: how surely the answer says the opposite. */
  strength: number
  /** The sentence with most of the words denied. */
  sentence: Sentence | undefined
}

/** Share of the statement that must be denied, and share of what the answer takes up of it. */
const OF_STATEMENT = { from: 0.25, to: 0.45 }
const OF_TAKEN_UP = { from: 0.45, to: 0.65 }

export function denialOf({ terms, negated }: Statement, answer: Mentions): Denial {
  // Most answers deny nothing, and to look for every word takes time.
  if (negated.size === 0 && answer.isPlain) return { strength: 0, sentence: undefined }
  const blame = answer.sentences.map(() => 0)
  let total = 0
  let held = 0
  let opposed = 0
  for (const { stem, weight } of terms) {
    total += weight
    const mentions = answer.of(stem)
    if (mentions.length === 0) continue
    const places = mentions.filter(({ stance }) => stance !== 'aside')
    if (places.length === 0) continue
    held += weight
    if (places.some(({ stance }) => (stance === 'denied') === negated.has(stem))) continue
    opposed += weight
    for (const at of new Set(places.map(({ sentence }) => sentence))) blame[at] = (blame[at] ?? 0) + weight
  }
  if (opposed === 0) return { strength: 0, sentence: undefined }
  const strength =
    ramp(opposed / total, OF_STATEMENT.from, OF_STATEMENT.to) * ramp(opposed / held, OF_TAKEN_UP.from, OF_TAKEN_UP.to)
  return { strength, sentence: answer.sentences[blame.indexOf(Math.max(...blame))] }
}

/** `aside`: in a clause that hangs on a denied one ("it does not start when the key is turned"), neither said nor denied. */
export type Mention = { sentence: number; stance: 'said' | 'denied' | 'aside' }

type Place = { sentence: number; tokens: readonly Token[]; at: number }
const NOWHERE: readonly Place[] = []

function placesIn(sentences: readonly Sentence[]): Map<string, Place[]> {
  const places = new Map<string, Place[]>()
  for (const [sentence, { tokens }] of sentences.entries()) {
    for (const [at, { stem }] of tokens.entries()) {
      const known = places.get(stem)
      if (known) known.push({ sentence, tokens, at })
      else places.set(stem, [{ sentence, tokens, at }])
    }
  }
  return places
}

/** Where each word of some sentences stands, and how, looked at once for many statements. */
export class Mentions {
  /** By stem; only asked for where something may be denied. */
  readonly #places: () => ReadonlyMap<string, readonly Place[]>
  readonly #known = new Map<string, readonly Mention[]>()
  readonly #near: NearWords
  /** For each sentence: nothing is denied in it. */
  readonly #plain: readonly boolean[]
  /** Nothing is denied anywhere. */
  readonly isPlain: boolean

  /** `near`: near words in these sentences, when they are known already. */
  constructor(
    readonly sentences: readonly Sentence[],
    near?: NearWords,
  ) {
    this.#near = near ?? nearWordsIn(sentences.flatMap(({ tokens }) => tokens.map(({ stem }) => stem)))
    this.#plain = sentences.map(({ tokens }) => !mayDeny(tokens))
    this.isPlain = this.#plain.every(Boolean)
    this.#places = lazily(() => placesIn(sentences))
  }

  /** Nothing is denied in the sentence of this number. */
  isPlainAt(sentence: number): boolean {
    return this.#plain[sentence] ?? true
  }

  /** Mentions of a word in whatever form, in order. */
  of(stem: string): readonly Mention[] {
    const known = this.#known.get(stem)
    if (known) return known
    const mentions = this.#placesOf(stem).map(
      ({ sentence, tokens, at }): Mention => ({
        sentence,
        stance: this.#plain[sentence] ? 'said' : stanceAt(tokens, at),
      }),
    )
    this.#known.set(stem, mentions)
    return mentions
  }

  /** In order. Most words stand there in one form or not at all. */
  #placesOf(stem: string): readonly Place[] {
    const places = this.#places()
    const itself = places.get(stem) ?? NOWHERE
    const others = this.#near(stem).flatMap((near) => places.get(near.stem) ?? NOWHERE)
    if (others.length === 0) return itself
    return [...itself, ...others].sort((a, b) => a.sentence - b.sentence || a.at - b.at)
  }
}

const SUBORDINATE = new Set('when while if where which that who by from for after before than with'.split(' '))

function stanceAt(tokens: readonly Token[], at: number): Mention['stance'] {
  // "Not each time" is "only sometimes", which denies the frequency and not the thing.
  if (negationIn(tokens, at)) return isOfFrequency(tokens, at) ? 'aside' : 'denied'
  for (let i = at - 1; i >= 0; i--) {
    if ((tokens[i + 1]?.start ?? 0) - (tokens[i]?.end ?? 0) > 1) return 'said'
    if (SUBORDINATE.has(tokens[i]?.word ?? '')) return i > 0 && negationIn(tokens, i - 1) ? 'aside' : 'said'
  }
  return 'said'
}

const isOfFrequency = (tokens: readonly Token[], at: number) =>
  tokens.some(({ word }, i) => Math.abs(i - at) <= 8 && /^(?:each|every)$/.test(word) && tokens[i + 1]?.word === 'time')
