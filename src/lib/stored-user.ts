/** The signed-in user as the browser remembers them from page to page. */
import type { UserDto } from '@/schemas/user'
import { readStored, removeStored, writeStored } from './browser-storage'

const KEY = 'user'

/** null: a visitor. Rejects when the check of the record cannot be fetched. */
export async function readUser(): Promise<UserDto | null> {
  const stored = readStored(KEY)
  if (stored === null) return null
  // Not with the page: a visitor has no record to check.
  const { storedUserSchema } = await import('@/schemas/stored-user')
  const parsed = storedUserSchema.safeParse(stored)
  if (parsed.success) return parsed.data
  removeUser()
  return null
}

/** Whether this browser remembers anybody. */
export const hasStoredUser = (): boolean => readStored(KEY) !== null

export const keepUser = (user: UserDto): void => void writeStored(KEY, user)

export const removeUser = (): void => removeStored(KEY)
