/** Local storage that never throws: private windows and full disks refuse it. */
import type { ZodType } from 'zod'

/** The parsed value; null when there is none. One that cannot be parsed is removed. */
export function readStored(key: string): unknown {
  try {
    const text = localStorage.getItem(key)
    return text === null ? null : JSON.parse(text)
  } catch {
    removeStored(key)
    return null
  }
}

/** The value in the shape of the schema; null when there is none. One of another shape is removed. */
export function readStoredAs<T>(key: string, schema: ZodType<T>): T | null {
  const stored = readStored(key)
  if (stored === null) return null
  const parsed = schema.safeParse(stored)
  if (parsed.success) return parsed.data
  removeStored(key)
  return null
}

/** Whether the value could be kept. */
export function writeStored(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing can be stored here, so nothing is.
  }
}

export function storedKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}
