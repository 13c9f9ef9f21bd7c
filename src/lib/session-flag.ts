/** Flags in the session storage, which last until the tab is closed. Without storage they are never set. */

export function hasSessionFlag(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

export function setSessionFlag(key: string): void {
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    // Private windows and full disks refuse access.
  }
}

/** Whether the flag is set; removes it. */
export function takeSessionFlag(key: string): boolean {
  const isThere = hasSessionFlag(key)
  if (isThere) sessionStorage.removeItem(key)
  return isThere
}
