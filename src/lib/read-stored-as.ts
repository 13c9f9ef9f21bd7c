/**
 * Validated reading of the browser's storage. Its schemas are made with valibot, which adds 2 kB to a page; zod, with
 * which requests are validated, adds 28 kB.
 */
import { type GenericSchema, safeParse } from 'valibot'
import { readStored, removeStored } from './browser-storage'

/** The value validated by the schema; null if there is none. An invalid value is removed. */
export function readStoredAs<T>(key: string, schema: GenericSchema<unknown, T>): T | null {
  const stored = readStored(key)
  if (stored === null) return null
  const parsed = safeParse(schema, stored)
  if (parsed.success) return parsed.output
  removeStored(key)
  return null
}
