/** Folders with personal data: accessible only to the account that runs Greenroom. */
import { chmodSync, mkdirSync, statSync } from 'node:fs'

/** The sticky bit, set on shared folders such as /tmp, whose mode must not be changed. */
const STICKY = 0o1000

/** Creates the folder if it is missing, and sets its mode to 0700 if this account owns it and it is not shared. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { mode, uid } = statSync(folder)
  const isOurs = process.getuid?.() === uid && (mode & STICKY) === 0
  if (isOurs && (mode & 0o077) !== 0) chmodSync(folder, 0o700)
}
