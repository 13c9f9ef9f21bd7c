/** Folders that hold people's data: nobody but the account that runs Greenroom may look into them. */
import { chmodSync, mkdirSync, statSync } from 'node:fs'

/** Set in the mode of a folder that belongs to everybody, such as /tmp: it is not ours to close. */
const STICKY = 0o1000

/** Makes the folder where it is missing, and closes it to other accounts (mode 0700) where it is ours to close. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { mode, uid } = statSync(folder)
  const isOurs = process.getuid?.() === uid && (mode & STICKY) === 0
  if (isOurs && (mode & 0o077) !== 0) chmodSync(folder, 0o700)
}
