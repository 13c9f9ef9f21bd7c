import type { Deps } from '@/server/ports'
import { ownerOf } from '@/server/services/interview'
import { finishInterview } from '@/server/services/interview/end'

/** Concurrent completions per process: as many as its connections. */
const AT_A_TIME = 10

/**
 * Transaction time limits in milliseconds, long enough that a slow machine shows in the figures rather than as errors.
 */
const PATIENCE = { maxWait: 120_000, timeout: 120_000 }

/** Completes an interview whose answers are stored, as the last step of completing it does. */
export async function completeOne(deps: Deps, id: string): Promise<void> {
  await deps.prisma.$transaction(async (tx) => {
    const userId = (await ownerOf(tx, id)) ?? ''
    await finishInterview(deps, tx, { userId, id, now: new Date() })
  }, PATIENCE)
}

export async function completeAll(deps: Deps, ids: readonly string[]): Promise<void> {
  const waiting = [...ids]
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) await completeOne(deps, id)
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, work))
}
