/**
 * The desk of a running process: a socket in the data folder that only the account of the process may open. The
 * embedded database is open in one process at a time, so whoever wants something of it asks that one.
 */
import { chmodSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { Deps } from '@/server/ports'
import { carryOut } from './commands'
import { DeskRefusal, sentenceOf } from './refusal'
import { isPathAllowed, socketPath } from './socket-path'

/** Bytes of a request; a reason is the longest that it holds. */
const MAX_REQUEST = 64 * 1024
/**
 * Opens the desk; where that cannot be done, says so in the log, and the process goes on without. The caller holds the
 * lock of the data folder.
 * @returns closes it again
 */
export async function openDesk(deps: Deps, dataDir: string): Promise<() => Promise<void>> {
  const file = socketPath(dataDir)
  if (!isPathAllowed(file)) {
    deps.log.warn('no desk here while the process runs: the path of DATA_DIR is too long, or the system is Windows')
    return async () => {}
  }
  const server = createServer((request, response) => {
    answer(deps, request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    })
  })
  // What a killed process left.
  rmSync(file, { force: true })
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(file, resolve)
    })
    chmodSync(file, 0o600)
  } catch (error) {
    deps.log.warn({ err: error }, 'no desk here while the process runs: its socket cannot be made')
  }
  return () =>
    new Promise((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
}

async function answer(deps: Deps, request: IncomingMessage): Promise<{ status: number; body: string }> {
  try {
    return { status: 200, body: await carryOut(deps, JSON.parse(await readBody(request))) }
  } catch (error) {
    const sentence = sentenceOf(error)
    if (sentence === null) deps.log.error({ err: error }, 'an unexpected fault at the desk')
    return {
      status: sentence === null ? 500 : 400,
      body: JSON.stringify({ message: sentence ?? 'A fault of Greenroom: the log of the process tells more.' }),
    }
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_REQUEST) throw new DeskRefusal('The request is too long.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
