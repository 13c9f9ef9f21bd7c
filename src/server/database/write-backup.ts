/** Writes a backup to a temporary file and renames it when it is complete. */
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { makePrivateFolder } from '@/server/private-folder'
import { UNFINISHED } from './backup-files'
import type { Database } from './database'
import { appliedMigrations, dumpLines } from './dump'

/** Characters per chunk for the compressor. */
const CHUNK = 64 * 1024

/** @param file absolute or relative path; its folder is created */
export async function writeBackup(database: Pick<Database, 'readAtOnce'>, file: string, now: Date): Promise<void> {
  makePrivateFolder(path.dirname(file))
  const unfinished = `${file}${UNFINISHED}`
  try {
    await database.readAtOnce(async (query) => {
      const lines = dumpLines(query, now, await appliedMigrations(query))
      await pipeline(Readable.from(inChunks(lines)), createGzip(), createWriteStream(unfinished, { mode: 0o600 }))
    })
    const handle = await open(unfinished, 'r+')
    await handle.sync()
    await handle.close()
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
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
