/** Writes a backup to a temporary file and renames it when it is complete. */
import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { BackupError } from './backup-error'
import { UNFINISHED } from './backup-files'
import type { Database } from './database'
import { appliedMigrations, dumpLines } from './dump'

/** Characters per chunk for the compressor. */
const CHUNK = 64 * 1024

/**
 * @param file absolute or relative path in an existing folder: a missing one may be a disk that is not mounted
 * @throws BackupError if no file can be created there
 */
export async function writeBackup(database: Pick<Database, 'readAtOnce'>, file: string, now: Date): Promise<void> {
  const unfinished = `${file}${UNFINISHED}`
  const created = await createFor(file, unfinished)
  try {
    await database.readAtOnce(async (query) => {
      const lines = dumpLines(query, now, await appliedMigrations(query))
      await pipeline(Readable.from(inChunks(lines)), createGzip(), created.createWriteStream())
    })
    const handle = await open(unfinished, 'r+')
    await handle.sync()
    await handle.close()
    await rename(unfinished, file)
  } catch (error) {
    await created.close()
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Creates the unfinished file, before the database is read. */
async function createFor(file: string, unfinished: string): Promise<FileHandle> {
  try {
    if ((await stat(file).catch(() => null))?.isDirectory()) throw new Error('it is a folder')
    const created = await open(unfinished, 'w', 0o600)
    // The mode of open() has no effect on a file that was there already.
    await created.chmod(0o600)
    return created
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') {
      throw new BackupError(
        `The backup ${file} cannot be written (there is no folder ${path.dirname(file)}): ` +
          'create it, or mount its disk.',
        { cause: error },
      )
    }
    throw new BackupError(`The backup ${file} cannot be written (${message}): name another file.`, { cause: error })
  }
}

async function* inChunks(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = ''
  for await (const line of lines) {
    chunk += `${line}\n`
    if (chunk.length < CHUNK) continue
    yield chunk
    chunk = ''
  }
  yield chunk
}
