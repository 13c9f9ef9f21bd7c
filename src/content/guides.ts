/** Loads the interview guides: one Markdown file with front matter per role, edited by hand. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { unwrapLines } from '@/domain/guides/markup'
import { guideFaults } from '@/domain/guides/outline'
import { ROLES, type Role, roleName } from '@/domain/interview/roles'
import { ContentError } from './content-error'
import { readYaml } from './read-yaml'

/** The line after the opening three hyphens of a file. */
const FRONT_MATTER_LINE = 2

const frontMatterSchema = z.strictObject({
  role: z.enum(ROLES),
  title: z.string().trim().min(10),
  excerpt: z.string().trim().min(40).max(300),
  published: z.coerce.date(),
  updated: z.coerce.date(),
})

/** A guide as written in its file; its slug is the file name. */
export type Guide = {
  slug: string
  role: Role
  roleDisplayName: string
  title: string
  excerpt: string
  featuredImage: string
  content: string
  publishedDate: Date
  updatedDate: Date
}

/**
 * Parses the text of one file.
 * @throws ContentError with `file:line: error` for each error
 */
export function parseGuide(text: string, file: string): Guide {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text)
  if (!match)
    throw new ContentError(`${file}:1: the file must begin with front matter between two lines of three hyphens`)
  const [, frontMatter = '', content = ''] = match
  const { role, published, updated, ...rest } = readYaml(frontMatterSchema, frontMatter, file, FRONT_MATTER_LINE)
  const contentLine = text.slice(0, text.length - content.length).split('\n').length
  const faults = guideFaults(content)
  if (faults.length > 0) {
    throw new ContentError(faults.map(({ line, fault }) => `${file}:${contentLine + line}: ${fault}`).join('\n'))
  }
  const slug = path.basename(file, '.md')
  return {
    ...rest,
    slug,
    role,
    roleDisplayName: roleName(role),
    featuredImage: `/guide-images/${slug}.svg`,
    content: unwrapLines(content).trim(),
    publishedDate: published,
    updatedDate: updated,
  }
}

let cache: readonly Guide[] | undefined

/** All guides, in the order of the roles. Read once per process. */
export function allGuides(): readonly Guide[] {
  const folder = path.join(process.cwd(), 'src', 'content', 'guides')
  cache ??= (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith('.md'))
    .map((file) => parseGuide(readFileSync(path.join(folder, file), 'utf8'), file))
    .sort((a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role))
  return cache
}
