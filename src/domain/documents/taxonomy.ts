/** What is known of skills and trades, as plain data. */

export type Skill = {
  name: string
  /** The name and its synonyms; one that begins with "=" counts only with just these capitals. */
  spellings: readonly string[]
  /** Names of wider skills that this one shows: GitHub Actions is CI/CD. */
  broader?: readonly string[]
  field: string
  /** Set of skills of one kind, like beside like. */
  group: string
  kind: 'skill' | 'soft' | 'language' | 'certificate'
}

export type Occupation = {
  id: string
  /** Trades that people move between. */
  family: string
  titles: readonly string[]
  /** Words that tell this trade from others. */
  words: readonly string[]
  /** Names of skills that nearly every advertisement asks for. */
  must: readonly string[]
  /** Names of skills that many advertisements ask for. */
  typical: readonly string[]
}

export type SkillTaxonomy = { skills: readonly Skill[]; occupations: readonly Occupation[] }
