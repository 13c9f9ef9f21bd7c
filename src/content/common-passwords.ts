/** The full list of common passwords, for the server; the browser gets only the first few hundred. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

let read: ReadonlySet<string> | undefined

/** In lower case; read on the first call. */
export function commonPasswords(): ReadonlySet<string> {
  const file = path.join(process.cwd(), 'src', 'content', 'common-passwords.txt')
  read ??= new Set(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('# ')),
  )
  return read
}
