/** Links from questions of the bank to the part of a role's guide that explains them. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { headingId } from '@/domain/guides/outline'
import { ROLES, type Role } from '@/domain/interview/roles'
import { readYaml } from './read-yaml'

/** By role: id of the question (without the role's name) and heading of the guide. */
const linksSchema = z.partialRecord(z.enum(ROLES), z.record(z.string(), z.string().min(3)))
export type GuideLinks = z.infer<typeof linksSchema>

const FILE = path.join(process.cwd(), 'src', 'content', 'guide-links.yaml')

let cache: GuideLinks | undefined

export function guideLinks(): GuideLinks {
  cache ??= readYaml(linksSchema, readFileSync(FILE, 'utf8'), path.basename(FILE))
  return cache
}

/** The heading under which the role's guide explains a question, and its URL fragment; null where there is none. */
export function guideLink(questionId: string, role: Role): { slug: string; fragment: string; heading: string } | null {
  const id = questionId.startsWith(`${role}.`) ? questionId.slice(role.length + 1) : questionId
  const heading = guideLinks()[role]?.[id]
  if (heading === undefined) return null
  return { slug: role, heading: heading.replace(/^\d+\.\s+/, ''), fragment: headingId(heading) }
}
