/** Marks that last until the browser is closed; where they cannot be kept, they last until the page is left. */

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
    // Private windows and full disks refuse it.
  }
}

/** Whether the mark is there; it is removed. */
export function takeSessionFlag(key: string): boolean {
  const isThere = hasSessionFlag(key)
  if (isThere) sessionStorage.removeItem(key)
  return isThere
}
