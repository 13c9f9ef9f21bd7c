/** Where a request is carried out: in the process that has the data folder open, else here on the database itself. */
import superjson from 'superjson'
import type { CommandInput, CommandName } from '@/schemas/desk'
import type { Env } from '@/server/env'
import { askProcess } from './ask-process'
import type { CommandResult } from './commands'
import { DeskRefusal } from './refusal'

export type Asked<N extends CommandName> = {
  result: CommandResult<N>
  /** Whether nobody is there now who would do what was put into the queue. */
  isAlone: boolean
}

/** @throws DeskRefusal, AppError or z.ZodError when it is refused */
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

/** Loads the server's parts only now: beside a running process they are not needed. */
async function hereItself(settings: Env, request: unknown): Promise<string> {
  const [{ openRuntime }, { FolderLockedError }, { carryOut }] = await Promise.all([
    import('@/server/runtime'),
    import('@/server/database/folder-lock'),
    import('./commands'),
  ])
  // Without workers: what is enqueued belongs to the servers, and a command ends when it is answered.
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
