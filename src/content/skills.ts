/** Loads the taxonomy of skills and occupations: YAML files of compact lines, edited by hand. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Occupation, Skill, SkillTaxonomy } from '@/domain/documents/taxonomy'
import { readYaml } from './read-yaml'

/** The file of occupations; every other file contains the skills of one field. */
export const OCCUPATIONS_FILE = 'occupations.yaml'

const list = z
  .string()
  .trim()
  .min(1)
  .transform((line) => line.split('|').map((part) => part.trim()))
  .refine((parts) => parts.every((part) => part !== ''), 'has an empty entry between two bars')

const groupSchema = z
  .string()
  .transform((block) => block.split('\n').filter((line) => line.trim() !== ''))
  .pipe(z.array(list).min(1))

const fieldSchema = z.strictObject({
  field: z.string().regex(/^[a-z]+$/),
  name: z.string().trim().min(3),
  groups: z.record(z.string().trim().min(2), groupSchema),
})

const occupationsSchema = z.record(
  z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  z.strictObject({
    family: z.string().regex(/^[a-z]+$/),
    titles: list,
    words: list,
    must: list.default([]),
    typical: list.default([]),
  }),
)

/**
 * Parses the file of one field.
 * @throws ContentError with `file:line: path: error` for each error
 */
export function parseSkillFile(text: string, file: string): Skill[] {
  const { field, groups } = readYaml(fieldSchema, text, file)
  return Object.entries(groups).flatMap(([group, lines]) =>
    lines.map((entries) => ({
      name: (entries[0] ?? '').replace(/^=/, ''),
      spellings: entries.filter((entry) => !entry.startsWith('>')),
      ...broaderOf(entries),
      field,
      group,
      kind: kindOf(group),
    })),
  )
}

/** The broader skills of an entry, marked with ">": this skill is evidence for them too. */
function broaderOf(entries: readonly string[]): Pick<Skill, 'broader'> {
  const broader = entries.filter((entry) => entry.startsWith('>')).map((entry) => entry.slice(1))
  return broader.length > 0 ? { broader } : {}
}

const KINDS: Readonly<Record<string, Skill['kind']>> = {
  certificates: 'certificate',
  languages: 'language',
  'soft skills': 'soft',
}
const kindOf = (group: string): Skill['kind'] => KINDS[group] ?? 'skill'

/**
 * Parses the file of occupations.
 * @throws ContentError with `file:line: path: error` for each error
 */
export const parseOccupations = (text: string, file: string): Occupation[] =>
  Object.entries(readYaml(occupationsSchema, text, file)).map(([id, rest]) => ({ id, ...rest }))

let cache: SkillTaxonomy | undefined

/** All skills and occupations. Read once per process. */
export function skillTaxonomy(): SkillTaxonomy {
  if (cache) return cache
  const folder = path.join(process.cwd(), 'src', 'content', 'skills')
  const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8')
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.yaml') && file !== OCCUPATIONS_FILE)
    .sort()
  cache = {
    skills: files.flatMap((file) => parseSkillFile(textOf(file), file)),
    occupations: parseOccupations(textOf(OCCUPATIONS_FILE), OCCUPATIONS_FILE),
  }
  return cache
}
