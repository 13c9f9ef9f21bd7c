/** An error that an operator can mend: its message is one sentence with the remedy, so no stack trace is shown. */
export class ExpectedError extends Error {
  override name = 'ExpectedError'
}

/** Sentences by the error code of the system or of PostgreSQL, some only for one system call. */
const SENTENCES: Record<string, string> = {
  EACCES: 'The port or the data folder may not be used by this account: set PORT or DATA_DIR to another value.',
  EPERM: 'The data folder cannot be written: set DATA_DIR to a folder that can be.',
  EROFS: 'The data folder is on a disk that cannot be written: set DATA_DIR to a folder that can be.',
  ENOSPC: 'The disk is full: free some space on the disk of the data folder, and start again.',
  // Elsewhere it means a missing file of Greenroom.
  'ENOENT mkdir': 'The data folder cannot be created: set DATA_DIR to a folder that can be.',
  EEXIST: 'DATA_DIR names a file, not a folder: set it to a folder.',
  ENOTDIR: 'DATA_DIR is a file, or lies inside one: set it to a folder.',
  ECONNREFUSED: 'The PostgreSQL server that DATABASE_URL names does not answer: start it, or correct the address.',
  ENOTFOUND: 'The host that DATABASE_URL names cannot be found: correct the address.',
  '3D000': 'The database that DATABASE_URL names does not exist: create it, or correct the name.',
  '28P01': 'PostgreSQL refuses the user or the password in DATABASE_URL: correct them.',
}

/**
 * What to say of an error that ended a start or a command.
 * @returns null if nobody expected it
 */
export function sentenceOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { code, syscall, message } = error as NodeJS.ErrnoException
  return SENTENCES[`${code} ${syscall}`] ?? SENTENCES[code ?? ''] ?? (error instanceof ExpectedError ? message : null)
}

/** The sentence of an expected error, the stack trace of any other: for standard error. */
export const reportOf = (error: Error): string => sentenceOf(error) ?? error.stack ?? error.message
