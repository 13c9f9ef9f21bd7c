import { lexiconOf } from './lexicon'
import type { SkillTaxonomy } from './taxonomy'

/** The names of the skills in each text. */
export const skillNamesIn = (texts: readonly string[], taxonomy: SkillTaxonomy): string[][] =>
  texts.map((text) => [
    ...new Set(
      lexiconOf(taxonomy)
        .skillsIn(text)
        .map(({ value }) => value.name),
    ),
  ])
