/** The signed-in user as the browser remembers them from page to page. */
import type { UserDto } from '@/schemas/user'
import { readStored, removeStored, writeStored } from './browser-storage'

/** Where it is kept; a script in the page itself looks there as well. */
export const STORED_USER_KEY = 'user'

/** null: a visitor. Rejects when the check of the record cannot be fetched. */
export async function readUser(): Promise<UserDto | null> {
  const stored = readStored(STORED_USER_KEY)
  if (stored === null) return null
  // Not with the page: a visitor has no record to check.
  const { storedUserSchema } = await import('@/schemas/stored-user')
  const parsed = storedUserSchema.safeParse(stored)
  if (parsed.success) return parsed.data
  removeUser()
  return null
}

/** Whether this browser remembers anybody. */
export const hasStoredUser = (): boolean => readStored(STORED_USER_KEY) !== null

export const keepUser = (user: UserDto): void => void writeStored(STORED_USER_KEY, user)

export const removeUser = (): void => removeStored(STORED_USER_KEY)
