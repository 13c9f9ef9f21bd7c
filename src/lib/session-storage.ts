/** Session storage, which lasts until the tab is closed. Never throws: private windows and full disks refuse access. */

/** The stored text; null if there is none. */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeSession(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // Without storage nothing is kept.
  }
}

export function removeSession(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** Without storage, flags are never set. */
export const hasSessionFlag = (key: string): boolean => readSession(key) !== null

export const setSessionFlag = (key: string): void => writeSession(key, '1')

/** Whether the flag is set; removes it. */
export function takeSessionFlag(key: string): boolean {
  const isThere = hasSessionFlag(key)
  if (isThere) removeSession(key)
  return isThere
}
