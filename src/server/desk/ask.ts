/** Runs a command in the process that has the data folder open, or else here, directly on the database. */
import { request as httpRequest } from 'node:http'
import { text } from 'node:stream/consumers'
import superjson from 'superjson'
import type { CommandInput, CommandName, DeskRequest } from '@/schemas/desk'
import type { Env } from '@/server/env'
import type { CommandResult } from './commands'
import { DeskRefusal } from './refusal'
import { socketPath } from './socket-path'

export type Asked<N extends CommandName> = {
  result: CommandResult<N>
  /** Whether no server is running that would process the enqueued jobs. */
  isAlone: boolean
}

/** @throws DeskRefusal, AppError or z.ZodError if the command is refused */
export async function ask<N extends CommandName>(
  settings: Env,
  operator: string,
  command: N,
  input: CommandInput<N>,
): Promise<Asked<N>> {
  const request = { command, operator, input }
  const isEmbedded = !settings.DATABASE_URL
  const answered = isEmbedded ? await askProcess(settings.DATA_DIR, request) : null
  const result = answered ?? (await hereItself(settings, request))
  return { result: superjson.parse(result), isAlone: isEmbedded && answered === null }
}

/** Loads the server's modules lazily: with a running process they are not needed. */
async function hereItself(settings: Env, request: unknown): Promise<string> {
  const [{ openRuntime }, { assertDatabase }, { FolderLockedError }, { carryOut }] = await Promise.all([
    import('@/server/runtime'),
    import('@/server/database/embedded'),
    import('@/server/database/folder-lock'),
    import('./commands'),
  ])
  if (!settings.DATABASE_URL) assertDatabase(settings.DATA_DIR)
  // PROCESS_ROLE 'web' starts no workers: jobs are left to the servers, and the command ends after its result.
  const { deps, close } = await openRuntime({ ...settings, PROCESS_ROLE: 'web', LOG_LEVEL: 'fatal' }).catch((error) => {
    if (!(error instanceof FolderLockedError)) throw error
    throw new DeskRefusal(
      `A process has the data folder ${settings.DATA_DIR} open and does not answer at its desk: wait until ` +
        'it has started, or stop it.',
    )
  })
  try {
    return await carryOut(deps, request)
  } finally {
    await close()
  }
}

/**
 * Sends a command to the process that has the data folder open.
 * @returns the result as superjson text; null when no process listens on the socket
 * @throws DeskRefusal
 */
export function askProcess(dataDir: string, asked: DeskRequest): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ socketPath: socketPath(dataDir), method: 'POST' }, (response) => {
      text(response).then((body) => {
        if (response.statusCode === 200) resolve(body)
        else reject(new DeskRefusal((JSON.parse(body) as { message: string }).message))
      }, reject)
    })
    request.on('error', (error: NodeJS.ErrnoException) => {
      const isNobodyThere = error.code === 'ENOENT' || error.code === 'ECONNREFUSED'
      if (isNobodyThere) resolve(null)
      else if (error.code === 'EACCES') reject(new DeskRefusal('Only the account that runs Greenroom may do this.'))
      else reject(error)
    })
    request.end(JSON.stringify(asked))
  })
}
