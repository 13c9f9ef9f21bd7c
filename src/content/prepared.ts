/**
 * Content that the build writes as JSON for the server (`scripts/prepare-questions.ts`), where reading YAML takes long.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Where the build writes the questions of a file of the bank. */
export const preparedFile = (name: string): string => path.join(process.cwd(), 'dist', 'questions', `${name}.json`)

/** What the build wrote; null while people develop, who want to see what they have just edited. */
export function readPrepared<T>(name: string): T | null {
  const file = preparedFile(name)
  if (process.env.NODE_ENV !== 'production' || !existsSync(file)) return null
  return JSON.parse(readFileSync(file, 'utf8')) as T
}
