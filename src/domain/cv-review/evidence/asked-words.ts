/** A requirement made ready to be looked for: its telling words with their weights, and the skills that it names. */

import type { Lexicon } from '@/domain/documents/lexicon'
import { tokensOfPiece } from '@/domain/documents/pieces'
import type { Skill } from '@/domain/documents/taxonomy'
import type { AdvertRequirement } from '@/domain/documents/types'
import { groupsOf } from '@/domain/text/concepts'
import { isFunctionWord } from '@/domain/text/word-weights'
import { choicesIn, examplesIn } from '../alternatives'
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
  /** Sum of the weights. */
  weight: number
  skills: readonly Skill[]
  /** Share of the weight that the skills' names have: the name of one in other words stands for it. */
  named: number
  /** What the advertisement gives as examples of it: "a CRM such as Salesforce". */
  examples: readonly Skill[]
  /** The work that it tells of. */
  work: WorkGroups
}

const LEAST_WEIGHT = 0.02
/** Amounts and spans of time tell nothing of the work. */
const AMOUNT =
  /^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|years?|yrs?|months?|experience|minimum|least|less|more)$/
const isAmount = (word: string): boolean => AMOUNT.test(word)

/** The telling words of a text, each once, without grammar, amounts and spans of time. */
export function askedWords(text: string, { rarity }: Lexicon): AskedWord[] {
  const words = new Map<string, AskedWord>()
  for (const token of tokensOfPiece(text)) {
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
    work: workIn(tokensOfPiece(requirement.text)),
  }
  known.set(requirement, made)
  return made
}

function examplesFor({ line, skill }: AdvertRequirement, { skillsIn }: Lexicon): readonly Skill[] {
  const piece = { text: line, skills: skillsIn(line) }
  const examples = examplesIn(piece, choicesIn(piece))
  return [...examples].find(([{ value }]) => value === skill)?.[1] ?? []
}
