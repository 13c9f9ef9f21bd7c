/** The taxonomy of skills and occupations, as plain data. */

export type Skill = {
  name: string
  /** The name and its synonyms; a leading "=" requires the same capitals. */
  spellings: readonly string[]
  /** Names of broader skills that this one is evidence for: GitHub Actions is CI/CD. */
  broader?: readonly string[]
  field: string
  /** Set of similar skills, sorted by similarity. */
  group: string
  kind: 'skill' | 'soft' | 'language' | 'certificate'
}

export type Occupation = {
  id: string
  /** Family of occupations that people move between. */
  family: string
  titles: readonly string[]
  /** Words that distinguish this occupation from others. */
  words: readonly string[]
  /** Names of skills required by nearly every advertisement. */
  must: readonly string[]
  /** Names of skills required by many advertisements. */
  typical: readonly string[]
}

export type SkillTaxonomy = { skills: readonly Skill[]; occupations: readonly Occupation[] }
