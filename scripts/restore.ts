/** Replaces the content of the embedded or the server database with a backup from either. */

import { holdFolder } from '@/server/database/hold-folder'
import { type PrepareQueue, restoreEmbedded, restoreServer } from '@/server/database/restore'
import { env } from '@/server/env'
import { startQueue } from '@/server/jobs/queue'
import { createLog } from '@/server/log'
import { endWith } from './end-with'
import { givenFile } from './given-file'

async function main(): Promise<void> {
  const file = givenFile('npm run restore -- <file>')
  const { DATA_DIR, DATABASE_URL, LOG_LEVEL } = env()
  if (!file) {
    console.error(
      `Name the file: npm run restore -- <file>. The backups of the embedded database lie in ${DATA_DIR}/backups.`,
    )
    process.exit(1)
  }
  process.umask(0o077)
  const log = createLog(LOG_LEVEL)
  const prepareQueue: PrepareQueue = async (database) => {
    const queue = await startQueue(database, log)
    await queue.stop(0)
  }
  const onStep = (sentence: string) => console.log(sentence)
  const options = { file, dataDir: DATA_DIR, now: new Date(), prepareQueue, onStep }
  const folder = DATABASE_URL ? null : holdFolder(DATA_DIR, log)
  const { before, rows } = DATABASE_URL
    ? await restoreServer({ ...options, url: DATABASE_URL })
    : await restoreEmbedded(options)
  folder?.release()
  const count = Object.values(rows).reduce((sum, n) => sum + n, 0)
  console.log(`Restored ${count} rows of ${Object.keys(rows).length} tables.`)
  if (before) console.log(`What was there before is kept in ${before}.`)
}

endWith(main())
