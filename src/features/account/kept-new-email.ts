/** The address that was typed before the page was left to sign in once more. */
import { readStored, removeStored, writeStored } from '@/lib/browser-storage'

const key = (userId: string) => `greenroom:new-email:${userId}`

export function keepNewEmail(userId: string, email: string): void {
  if (email !== '') writeStored(key(userId), email)
}

/** The address, once; null when none was kept. */
export function takeNewEmail(userId: string): string | null {
  const kept = readStored(key(userId))
  removeStored(key(userId))
  return typeof kept === 'string' ? kept : null
}
