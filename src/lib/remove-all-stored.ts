import { removeStored, storedKeys } from './browser-storage'

/** Removes what the product keeps in this browser for whoever uses it: drafts, interviews and dismissed messages. */
export function removeAllStored(): void {
  for (const key of storedKeys()) if (key.startsWith('greenroom:')) removeStored(key)
}
