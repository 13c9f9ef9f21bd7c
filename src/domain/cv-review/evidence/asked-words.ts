/** A requirement prepared for the search for evidence: its content words with weights, and the skills that it names. */

import { choicesIn, examplesIn } from '@/domain/cv-review/alternatives'
import type { Lexicon } from '@/domain/documents/lexicon'
import { tokensOfSegment } from '@/domain/documents/segments'
import type { Skill } from '@/domain/documents/taxonomy'
import type { AdvertRequirement } from '@/domain/documents/types'
import { memoize } from '@/domain/text/memoize'
import { pattern } from '@/domain/text/pattern'
import { groupsOf } from '@/domain/text/synonym-groups'
import { isFunctionWord } from '@/domain/text/word-weights'
import { type WorkGroups, workIn } from './work-words'

export type AskedWord = {
  stem: string
  /** 0 to 1, see `Lexicon.rarity`. */
  weight: number
  /** Synonym groups of the word. */
  groups: readonly number[]
}

export type Asked = {
  requirement: AdvertRequirement
  /** Distinct content words. */
  words: readonly AskedWord[]
  weight: number
  skills: readonly Skill[]
  /** Share of the weight in skill names, which synonyms of the skill cover as well. */
  named: number
  /** Skills that the advertisement gives as examples: "a CRM such as Salesforce". */
  examples: readonly Skill[]
  /** The groups of work words that it contains. */
  work: WorkGroups
}

const LEAST_WEIGHT = 0.02
/** Amounts and periods carry no information about the work. */
const AMOUNT = pattern()`
  ^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|years?|yrs?|months?|experience
  |minimum|least|less|more)$
`
const isAmount = (word: string): boolean => AMOUNT.test(word)

/** Distinct content words of a text, without amounts and periods. */
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

const examplesFor = ({ line, skill }: AdvertRequirement, lexicon: Lexicon): readonly Skill[] =>
  (skill && examplesOfLines(lexicon)(line).get(skill)) || []

/** Once for each line rather than for each of its requirements, of which a long line has thousands. */
function examplesOfLines(lexicon: Lexicon): ExamplesOfLine {
  const before = examplesKnown.get(lexicon)
  if (before) return before
  const made = memoize((line): ReturnType<ExamplesOfLine> => {
    const segment = { text: line, skills: lexicon.skillsIn(line) }
    const examples = new Map<Skill, readonly Skill[]>()
    // A category that is named twice has the examples that follow it first.
    for (const [{ value }, all] of examplesIn(segment, choicesIn(segment)))
      if (!examples.has(value)) examples.set(value, all)
    return examples
  })
  examplesKnown.set(lexicon, made)
  return made
}

type ExamplesOfLine = (line: string) => ReadonlyMap<Skill, readonly Skill[]>
const examplesKnown = new WeakMap<Lexicon, ExamplesOfLine>()
