/**
 * The desk: a Unix domain socket in the data folder for operators' commands, accessible only to the account of the
 * process. Needed because the embedded database can be open in one process only.
 */
import { chmodSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { Deps } from '@/server/ports'
import { carryOut } from './commands'
import { DeskRefusal, refusalOf } from './refusal'
import { isPathAllowed, socketPath } from './socket-path'

/** Largest request in bytes; its longest field is a reason. */
const MAX_REQUEST = 64 * 1024
/**
 * Opens the socket. If that fails, logs a warning, and the process continues without a desk. The caller holds the lock
 * of the data folder.
 * @returns a function that closes the socket
 */
export async function openDesk(deps: Deps, dataDir: string): Promise<() => Promise<void>> {
  const file = socketPath(dataDir)
  if (!isPathAllowed(file)) {
    deps.log.warn("the operators' desk is unavailable: the path of DATA_DIR is too long, or the system is Windows")
    return async () => {}
  }
  const server = createServer((request, response) => {
    answer(deps, request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    })
  })
  // Left behind by a killed process.
  rmSync(file, { force: true })
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(file, resolve)
    })
    chmodSync(file, 0o600)
  } catch (error) {
    deps.log.warn({ err: error }, "the operators' desk is unavailable: its socket could not be created")
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
    const sentence = refusalOf(error)
    if (sentence === null) deps.log.error({ err: error }, "unexpected error in a command of the operators' desk")
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
