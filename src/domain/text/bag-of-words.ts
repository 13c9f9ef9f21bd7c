/** Bag of words: the content words of a text once each, with weight, synonyms and variants. */

import { lazily, memoize } from './memoize'
import { groupsOf, phraseGroupsIn } from './synonym-groups'
import type { Token } from './tokens'
import { type WordVariants, wordVariantsIn } from './word-variants'
import { isFunctionWord, weightOf } from './word-weights'

export type Term = {
  stem: string
  /** 0 to 1, see `weightOf`. */
  weight: number
  /** Synonym groups of the word itself and of the phrases that contain it. */
  groups: readonly number[]
}

export type Bag = {
  /** Content words in the order of first use. */
  terms: readonly Term[]
  stems: ReadonlySet<string>
  groups: ReadonlySet<number>
  /** All stems in reading order. */
  run: readonly string[]
  /**
   * Variants of a stem in this text, or in a longer text that contains it (matches are then checked against `stems`).
   */
  near: WordVariants
}

/** A word by itself, cached: its weight and its groups. Function words belong to no group. */
const termOf = memoize(
  (stem): Term => {
    const weight = weightOf(stem)
    return { stem, weight, groups: weight === 0 ? [] : groupsOf(stem) }
  },
  { entries: 20_000 },
)

/** @param near variants in a text that contains these words, when they are already known */
export function bagOf(tokens: readonly Token[], near?: WordVariants): Bag {
  const run = tokens.map((token) => token.stem)
  const stems = new Set(run)
  // Lazy, since most queries find the word in its exact form.
  const phrases = lazily(() => phraseGroupsIn(run))
  const terms = lazily(() => termsOf(run, phrases()))
  const groups = lazily(() => groupsIn(stems, phrases()))
  return {
    get terms() {
      return terms()
    },
    get groups() {
      return groups()
    },
    stems,
    run,
    near: near ?? wordVariantsIn(run),
  }
}

function groupsIn(stems: ReadonlySet<string>, phrases: ReturnType<typeof phraseGroupsIn>): Set<number> {
  const groups = new Set(phrases.map(({ group }) => group))
  for (const stem of stems) for (const group of termOf(stem).groups) groups.add(group)
  return groups
}

function termsOf(run: readonly string[], phrases: ReturnType<typeof phraseGroupsIn>): Term[] {
  const byPhrase = new Map<number, number[]>()
  for (const { group, at, length } of phrases) {
    for (let i = at; i < at + length; i++) byPhrase.set(i, [...(byPhrase.get(i) ?? []), group])
  }
  const terms = new Map<string, Term>()
  for (const [index, stem] of run.entries()) {
    const term = terms.get(stem) ?? termOf(stem)
    if (term.weight === 0) continue
    const around = byPhrase.get(index)
    terms.set(stem, around ? { ...term, groups: [...term.groups, ...around] } : term)
  }
  return [...terms.values()]
}

/** Credit for a word that is found in another form: misspelt, of the same word family, or as a synonym. */
export const MATCH_CREDIT = { exact: 1, misspelt: 0.9, family: 0.85, synonym: 0.75 } as const

/** How well a bag matches a term, 0 to 1. */
export function matchOf(term: Term, bag: Bag): number {
  if (bag.stems.has(term.stem)) return MATCH_CREDIT.exact
  const near = nearCreditOf(term.stem, bag)
  if (near > 0) return near
  return term.groups.length > 0 && term.groups.some((group) => bag.groups.has(group)) ? MATCH_CREDIT.synonym : 0
}

function nearCreditOf(stem: string, bag: Bag): number {
  let credit = 0
  for (const { stem: other, isMisspelt } of bag.near(stem)) {
    if (!bag.stems.has(other) || isFunctionWord(other)) continue
    if (isMisspelt) return MATCH_CREDIT.misspelt
    credit = MATCH_CREDIT.family
  }
  return credit
}

/** Weighted recall of `terms` in a bag, 0 to 1; `nothing` is the result when there are no terms. */
export function recallOf(terms: readonly Term[], bag: Bag, nothing = 0): number {
  let total = 0
  let held = 0
  for (const term of terms) {
    total += term.weight
    held += term.weight * matchOf(term, bag)
  }
  return total === 0 ? nothing : held / total
}
