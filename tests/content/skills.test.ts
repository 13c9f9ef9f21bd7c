import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ContentError } from '@/content/content-error'
import { OCCUPATIONS_FILE, parseOccupations, parseSkillFile, skillTaxonomy } from '@/content/skills'
import { lexiconOf } from '@/domain/documents/lexicon'
import { ROLES } from '@/domain/interview/roles'

const { skills, occupations } = skillTaxonomy()
const keyOf = (spelling: string) =>
  spelling
    .replace(/^=/, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()
const repeated = (list: readonly string[]) => list.filter((each, i) => list.indexOf(each) !== i)

describe('the skills', () => {
  it('are at least 2,500', () => {
    expect(skills.length).toBeGreaterThanOrEqual(2500)
  })

  it('have no spelling twice, in one skill or in two', () => {
    expect(repeated(skills.flatMap(({ spellings }) => spellings.map(keyOf)))).toEqual([])
  })

  it('have spellings with letters or digits, without stray marks', () => {
    const odd = skills
      .flatMap(({ spellings }) => spellings)
      .filter((s) => !/^=?[\p{L}\p{N}.][^|=;]*$/u.test(s) || s.length > 70)
    expect(odd).toEqual([])
  })

  it('refer only to existing broader skills', () => {
    const names = new Set(skills.map(({ name }) => name))
    const wider = skills.flatMap(({ broader = [] }) => broader)
    expect(wider.length).toBeGreaterThan(20)
    expect(wider.filter((name) => !names.has(name))).toEqual([])
  })

  it('are found by their own names', () => {
    const lexicon = lexiconOf(skillTaxonomy())
    const lost = skills.flatMap((skill) =>
      skill.spellings
        // Brackets distinguish homonyms; capitals after "=" need their place in a list.
        .filter((spelling) => !/[=(!]/.test(spelling) && lexicon.skillsIn(spelling).length === 1)
        .filter((spelling) => lexicon.skillsIn(spelling)[0]?.value !== skill),
    )
    expect(lost).toEqual([])
  })

  it('are of each kind', () => {
    for (const kind of ['skill', 'soft', 'language', 'certificate']) {
      expect(skills.filter((skill) => skill.kind === kind).length).toBeGreaterThan(20)
    }
  })

  it('are in groups of a manageable size', () => {
    const sizes = new Map<string, number>()
    for (const { field, group } of skills) sizes.set(`${field} ${group}`, (sizes.get(`${field} ${group}`) ?? 0) + 1)
    expect([...sizes].filter(([, size]) => size < 4 || size > 90)).toEqual([])
  })
})

describe('the occupations', () => {
  it.each(ROLES)('include %s with its skills', (role) => {
    const trade = occupations.find(({ id }) => id === role)
    expect(trade?.must.length).toBeGreaterThanOrEqual(4)
    expect(trade?.typical.length).toBeGreaterThanOrEqual(8)
    expect(trade?.titles.length).toBeGreaterThanOrEqual(5)
  })

  it('name only skills that exist', () => {
    const names = new Set(skills.map(({ name }) => name))
    const unknown = occupations.flatMap(({ id, must, typical }) =>
      [...must, ...typical].filter((name) => !names.has(name)).map((name) => `${id}: ${name}`),
    )
    expect(unknown).toEqual([])
  })

  it('do not ask for a skill twice', () => {
    for (const { must, typical } of occupations) expect(repeated([...must, ...typical])).toEqual([])
  })

  it('have no title twice', () => {
    expect(repeated(occupations.flatMap(({ titles }) => titles))).toEqual([])
  })
})

describe('a file with a fault', () => {
  const faultOf = (read: () => unknown) => {
    try {
      read()
      return null
    } catch (error) {
      expect(error).toBeInstanceOf(ContentError)
      return (error as ContentError).message
    }
  }

  it('is none when everything is as it should be', () => {
    const text = 'field: finance\nname: Finance\ngroups:\n  tools: |\n    =Sage | Sage 50\n    Xero\n'
    expect(parseSkillFile(text, 'finance.yaml')).toEqual([
      { name: 'Sage', spellings: ['=Sage', 'Sage 50'], field: 'finance', group: 'tools', kind: 'skill' },
      { name: 'Xero', spellings: ['Xero'], field: 'finance', group: 'tools', kind: 'skill' },
    ])
  })

  it.each([
    ['no groups', 'field: finance\nname: Finance\n'],
    ['an unknown key', 'field: finance\nname: Finance\ngroups:\n  tools: |\n    Xero\nhint: none\n'],
    ['an empty synonym', 'field: finance\nname: Finance\ngroups:\n  tools: |\n    Xero | | Sage\n'],
    ['broken YAML', 'field: [finance\n'],
    ['no text', ''],
  ])('of skills, %s, is reported with its file and line', (_what, text) => {
    expect(faultOf(() => parseSkillFile(text, 'finance.yaml'))).toMatch(/^finance\.yaml:\d+: /)
  })

  it('of occupations is reported with its file and line', () => {
    expect(faultOf(() => parseOccupations('cook:\n  family: kitchen\n', 'x.yaml'))).toMatch(/^x\.yaml:2: cook\.titles/)
  })
})

it('each file of the folder is read', () => {
  const fields = readdirSync('src/content/skills').filter((file) => file !== OCCUPATIONS_FILE)
  for (const file of fields)
    expect(parseSkillFile(readFileSync(`src/content/skills/${file}`, 'utf8'), file)).not.toEqual([])
})
