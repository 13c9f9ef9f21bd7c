/** A requirement made ready to be looked for: its telling words with their weights, and the skills that it names. */

import { choicesIn, examplesIn } from '@/domain/cv-review/alternatives'
import type { Lexicon } from '@/domain/documents/lexicon'
import { tokensOfSegment } from '@/domain/documents/segments'
import type { Skill } from '@/domain/documents/taxonomy'
import type { AdvertRequirement } from '@/domain/documents/types'
import { pattern } from '@/domain/text/pattern'
import { groupsOf } from '@/domain/text/synonym-groups'
import { isFunctionWord } from '@/domain/text/word-weights'
import { type WorkGroups, workIn } from './work-words'

export type AskedWord = {
  stem: string
  /** 0 to 1, see `Lexicon.rarity`. */
  weight: number
  /** Groups of words that mean nearly the same. */
  groups: readonly number[]
}

export type Asked = {
  requirement: AdvertRequirement
  /** Each once, without grammar. */
  words: readonly AskedWord[]
  weight: number
  skills: readonly Skill[]
  /** Share of the weight that falls to names of skills, which other wordings of the skill cover as well. */
  named: number
  /** What the advertisement gives as examples of it: "a CRM such as Salesforce". */
  examples: readonly Skill[]
  /** The kinds of work that it mentions. */
  work: WorkGroups
}

const LEAST_WEIGHT = 0.02
/** Amounts and spans of time tell nothing of the work. */
const AMOUNT = pattern()`
  ^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|years?|yrs?|months?|experience
  |minimum|least|less|more)$
`
const isAmount = (word: string): boolean => AMOUNT.test(word)

/** The telling words of a text, each once, without grammar, amounts and spans of time. */
export function askedWords(text: string, { rarity }: Lexicon): AskedWord[] {
  const words = new Map<string, AskedWord>()
  for (const token of tokensOfSegment(text)) {
    const weight = rarity(token)
    if (weight < LEAST_WEIGHT || isFunctionWord(token.stem) || words.has(token.stem) || isAmount(token.word)) continue
    words.set(token.stem, { stem: token.stem, weight, groups: groupsOf(token.stem) })
  }
  return [...words.values()]
}

const known = new WeakMap<AdvertRequirement, Asked>()

export function askedOf(requirement: AdvertRequirement, lexicon: Lexicon): Asked {
  const before = known.get(requirement)
  if (before) return before
  const words = askedWords(requirement.text, lexicon)
  const weight = words.reduce((sum, word) => sum + word.weight, 0)
  const hits = lexicon.skillsIn(requirement.text)
  const named = hits.map(({ value }) => value)
  const inNames = new Set(
    hits.flatMap(({ start, end }) => askedWords(requirement.text.slice(start, end), lexicon)).map(({ stem }) => stem),
  )
  const ofNames = words.reduce((sum, word) => sum + (inNames.has(word.stem) ? word.weight : 0), 0)
  const made = {
    requirement,
    words,
    weight,
    skills: [...new Set(requirement.skill ? [requirement.skill, ...named] : named)],
    named: weight > 0 ? ofNames / weight : hits.length > 0 ? 1 : 0,
    examples: examplesFor(requirement, lexicon),
    work: workIn(tokensOfSegment(requirement.text)),
  }
  known.set(requirement, made)
  return made
}

function examplesFor({ line, skill }: AdvertRequirement, { skillsIn }: Lexicon): readonly Skill[] {
  const segment = { text: line, skills: skillsIn(line) }
  const examples = examplesIn(segment, choicesIn(segment))
  return [...examples].find(([{ value }]) => value === skill)?.[1] ?? []
}
