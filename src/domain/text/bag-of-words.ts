/** Bag of words: the content words of a text once each, with weight, synonyms and variants. */

import { memoize } from './memoize'
import { groupsOf, phraseGroupsIn } from './synonym-groups'
import type { Token } from './tokens'
import { type WordVariants, wordVariantsIn } from './word-variants'
import { isFunctionWord, weightOf } from './word-weights'

type Term = {
  stem: string
  /** 0 to 1, see `weightOf`. */
  weight: number
  /** Synonym groups of the word itself and of the phrases that contain it. */
  groups: readonly number[]
}

type Bag = {
  /** Content words in the order of first use. */
  terms: readonly Term[]
  stems: ReadonlySet<string>
  groups: ReadonlySet<number>
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

export function bagOf(tokens: readonly Token[]): Bag {
  const run = tokens.map((token) => token.stem)
  const phrases = phraseGroupsIn(run)
  const terms = new Map<string, Term>()
  for (const [index, stem] of run.entries()) {
    const term = terms.get(stem) ?? termOf(stem)
    if (term.weight === 0) continue
    const around = phrases.filter(({ at, length }) => at <= index && index < at + length)
    terms.set(stem, { ...term, groups: [...term.groups, ...around.map(({ group }) => group)] })
  }
  const groups = [...phrases.map(({ group }) => group), ...[...terms.values()].flatMap((term) => term.groups)]
  return { terms: [...terms.values()], stems: new Set(run), groups: new Set(groups), near: wordVariantsIn(run) }
}

/** Credit for a word that is found in another form: misspelt, of the same word family, or as a synonym. */
const MATCH_CREDIT = { exact: 1, misspelt: 0.9, family: 0.85, synonym: 0.75 } as const

/** How well a bag matches a term, 0 to 1. */
export function matchOf(term: Term, bag: Bag): number {
  if (bag.stems.has(term.stem)) return MATCH_CREDIT.exact
  const near = bag.near(term.stem).filter(({ stem }) => !isFunctionWord(stem))
  if (near.some(({ isMisspelt }) => isMisspelt)) return MATCH_CREDIT.misspelt
  if (near.length > 0) return MATCH_CREDIT.family
  return term.groups.some((group) => bag.groups.has(group)) ? MATCH_CREDIT.synonym : 0
}

/** Weighted recall of `terms` in a bag, 0 to 1; 0 when there are no terms. */
export function recallOf(terms: readonly Term[], bag: Bag): number {
  let total = 0
  let held = 0
  for (const term of terms) {
    total += term.weight
    held += term.weight * matchOf(term, bag)
  }
  return total === 0 ? 0 : held / total
}
