/** Indexes of the taxonomy, cached per taxonomy. */

import { memoize } from '@/domain/text/memoize'
import { stemOf } from '@/domain/text/stem'
import { type Token, tokensOf } from '@/domain/text/tokens'
import { weightOf } from '@/domain/text/word-weights'
import { isBoilerplate } from './boilerplate'
import { type PhraseHit, PhraseIndex } from './phrase-index'
import { tokensOfSegment } from './segments'
import type { Occupation, Skill, SkillTaxonomy } from './taxonomy'

export type Lexicon = {
  skillsIn: (text: string) => readonly PhraseHit<Skill>[]
  titlesIn: (text: string) => readonly PhraseHit<Occupation>[]
  /** Occupations that use a word, with the share of each. */
  tradesIn: (text: string) => readonly PhraseHit<readonly [Occupation, number][]>[]
  tradesOfSkill: ReadonlyMap<string, readonly [Occupation, number][]>
  occupations: ReadonlyMap<string, Occupation>
  /** Whether knowledge of one skill counts in part for the other. */
  areNear: (a: Skill, b: Skill) => boolean
  /** Weight of a token, 0 to 1. */
  rarity: (token: Token) => number
}

const known = new WeakMap<SkillTaxonomy, Lexicon>()

export function lexiconOf(taxonomy: SkillTaxonomy): Lexicon {
  const before = known.get(taxonomy)
  if (before) return before
  const made = make(taxonomy)
  known.set(taxonomy, made)
  return made
}

function make({ skills, occupations }: SkillTaxonomy): Lexicon {
  const skillIndex = new PhraseIndex<Skill>()
  for (const skill of skills) for (const spelling of skill.spellings) skillIndex.add(spelling, skill)
  const titles = new PhraseIndex<Occupation>()
  for (const occupation of occupations) {
    for (const title of occupation.titles) titles.add(title, occupation, false)
  }
  return {
    skillsIn: finder(skillIndex),
    titlesIn: finder(titles),
    tradesIn: finder(indexOfWords(occupations)),
    tradesOfSkill: tradesOfSkills(occupations),
    occupations: new Map(occupations.map((occupation) => [occupation.id, occupation])),
    areNear: nearness(skills),
    rarity: rarityOver(taxonomyTexts(skills, occupations)),
  }
}

const finder = <T>(index: PhraseIndex<T>): ((text: string) => readonly PhraseHit<T>[]) =>
  memoize((text) => index.find(text, tokensOfSegment(text)))

/** The weight of a word is divided equally among its occupations. */
function indexOfWords(occupations: readonly Occupation[]): PhraseIndex<readonly [Occupation, number][]> {
  const owners = new Map<string, [Occupation, number][]>()
  for (const occupation of occupations) {
    for (const word of occupation.words) owners.set(word, [...(owners.get(word) ?? []), [occupation, 1]])
  }
  const index = new PhraseIndex<readonly [Occupation, number][]>()
  for (const [word, list] of owners) index.add(word, shared(list))
  return index
}

function tradesOfSkills(occupations: readonly Occupation[]): Lexicon['tradesOfSkill'] {
  const owners = new Map<string, [Occupation, number][]>()
  const own = (name: string, occupation: Occupation, amount: number) =>
    owners.set(name, [...(owners.get(name) ?? []), [occupation, amount]])
  for (const occupation of occupations) {
    for (const name of occupation.must) own(name, occupation, 1)
    for (const name of occupation.typical) own(name, occupation, 0.6)
  }
  return new Map([...owners].map(([name, list]) => [name, shared(list)]))
}

const shared = (list: readonly [Occupation, number][]): [Occupation, number][] =>
  list.map(([occupation, amount]) => [occupation, amount / list.length])

/** Largest distance in lines between two related skills of a group; each group is sorted by similarity. */
const NEAR_LINES = 6

function nearness(skills: readonly Skill[]): Lexicon['areNear'] {
  const lines = new Map(skills.map((skill, line) => [skill, line]))
  return (a, b) =>
    a.field === b.field && a.group === b.group && Math.abs((lines.get(a) ?? 0) - (lines.get(b) ?? 0)) <= NEAR_LINES
}

/** One text per skill group and per occupation: the corpus for word frequencies. */
function taxonomyTexts(skills: readonly Skill[], occupations: readonly Occupation[]): string[] {
  const groups = new Map<string, string[]>()
  for (const { field, group, spellings } of skills) {
    const key = `${field} ${group}`
    groups.set(key, [...(groups.get(key) ?? []), ...spellings])
  }
  return [
    ...[...groups.values()].map((lines) => lines.join('\n')),
    ...occupations.map(({ titles, words }) => [...titles, ...words].join('\n')),
  ]
}

/**
 * Inverse document frequency over the taxonomy, ln(N / df) / ln N (K. Spärck Jones, "A statistical interpretation of
 * term specificity", 1972), times lower weights for function words and for boilerplate of CVs.
 */
function rarityOver(texts: readonly string[]): Lexicon['rarity'] {
  const frequency = new Map<string, number>()
  for (const text of texts) {
    for (const stem of new Set(tokensOf(text).map((token) => token.stem))) {
      frequency.set(stem, (frequency.get(stem) ?? 0) + 1)
    }
  }
  const most = Math.log(texts.length)
  const weights = new Map<string, number>()
  return ({ word, stem }) => {
    const before = weights.get(word)
    if (before !== undefined) return before
    const idf = Math.max(0.15, 1 - Math.log(frequency.get(stem) ?? 1.5) / most)
    // A number carries no information about an occupation.
    const weight = /^\d/.test(stem) ? 0 : weightOf(stemOf(word)) * (isBoilerplate(stem) ? 0.2 : 1) * idf
    if (weights.size > 50_000) weights.clear()
    weights.set(word, weight)
    return weight
  }
}
