/** Common content of all cheat sheets: questions to ask the employer, and a checklist for the day. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { readYaml } from './read-yaml'

/** Limited to the space on one page. */
const lines = z.array(z.string().trim().min(12).max(90)).min(3).max(6)
const fileSchema = z.strictObject({ ask: lines, checklist: lines })

const FILE = path.join(process.cwd(), 'src', 'content', 'cheat-sheet.yaml')

let cache: z.infer<typeof fileSchema> | undefined

/** Read once per process. */
export function cheatSheetLines(): z.infer<typeof fileSchema> {
  cache ??= readYaml(fileSchema, readFileSync(FILE, 'utf8'), path.basename(FILE))
  return cache
}
