/**
 * Content that the build converts to JSON for the server (`scripts/prepare-questions.ts`), since parsing YAML is slow.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Path of the build's JSON for a file of the bank. */
export const preparedFile = (name: string): string => path.join(process.cwd(), 'dist', 'questions', `${name}.json`)

/** The build's JSON; null in development, where edits must take effect at once. */
export function readPrepared<T>(name: string): T | null {
  const file = preparedFile(name)
  if (process.env.NODE_ENV !== 'production' || !existsSync(file)) return null
  return JSON.parse(readFileSync(file, 'utf8')) as T
}
