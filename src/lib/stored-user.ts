/** The signed-in user in the browser's storage, for static pages. */
import type { UserDto } from '@/schemas/user'
import { readStored, removeStored, writeStored } from './browser-storage'
import { removeOfflineCopy } from './remove-offline-copy'

/** Storage key; the inline script of the page uses it as well. */
export const STORED_USER_KEY = 'user'

/** null for a visitor. Rejects if the schema cannot be loaded. */
export async function readUser(): Promise<UserDto | null> {
  const stored = readStored(STORED_USER_KEY)
  if (stored === null) return null
  // Loaded lazily, because visitors have no record to validate.
  const { storedUserSchema } = await import('@/schemas/stored-user')
  const parsed = storedUserSchema.safeParse(stored)
  if (parsed.success) return parsed.data
  removeUser()
  return null
}

/** Whether this browser has a stored user. */
export const hasStoredUser = (): boolean => readStored(STORED_USER_KEY) !== null

export const keepUser = (user: UserDto): void => void writeStored(STORED_USER_KEY, user)

export function removeUser(): void {
  removeStored(STORED_USER_KEY)
  removeOfflineCopy()
}
