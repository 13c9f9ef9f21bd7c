/** Local storage that never throws: private windows and full disks refuse it. */

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

/** Every key that there is. */
export function storedKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}
