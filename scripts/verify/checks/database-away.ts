/** PostgreSQL ends and comes back while people save: they are told to try again, and the server recovers by itself. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from '../../../tests/helpers/postgres-cluster'
import type { Check } from '../check'
import { onPostgres } from '../faults/databases'
import { createSavers, lostAnswers, type Outcome, save } from '../faults/savers'
import { createApiPlace } from '../serve'

const ROUNDS = Number(process.env.AWAY_ROUNDS ?? 10)
const SAVERS = 50
/** Milliseconds between two saves of a person. */
const PAUSE_MS = 100
const BEFORE_MS = 2_000
const AWAY_MS = 6_000
/** Longest recovery after the database answers again, in milliseconds. */
const RECOVERED_WITHIN_MS = 10_000

/** `between`: while the database stops or starts, when a save may succeed or fail. */
type Seen = Outcome & { at: 'there' | 'between' | 'away' | 'back' }

export const databaseAway: Check = {
  name: 'database-away',
  group: 'faults',
  promise: 'While PostgreSQL is away every save gets 503 with Retry-After; afterwards all go on without a restart',
  goal: `nothing else and 0 lost in ${ROUNDS} rounds, well again within ${RECOVERED_WITHIN_MS / 1000} s`,
  isShort: false,
  run: async () => {
    const [report] = await onPostgres(({ cluster, env }) => stopAndStart(cluster as Cluster, env))
    if (!report) return { measured: 'not measured: no PostgreSQL here', held: false, details: [] }
    const { refused, slowestMs, recoveryMs, faults } = report
    return {
      measured: `${faults.length} faults, ${refused} refused, the slowest after ${(slowestMs / 1000).toFixed(1)} s, well again after ${(recoveryMs / 1000).toFixed(1)} s at most`,
      held: faults.length === 0 && recoveryMs <= RECOVERED_WITHIN_MS,
      details: faults,
    }
  },
}

async function stopAndStart({ primary }: Cluster, env: Record<string, string>) {
  const place = await createApiPlace('database-away', env)
  const server = await place.start()
  const found = { refused: 0, slowestMs: 0, recoveryMs: 0, faults: [] as string[] }
  try {
    const savers = await createSavers(server.url, SAVERS)
    for (let round = 0; round < ROUNDS; round++) {
      let now: Seen['at'] | 'over' = 'there'
      const seen: Seen[] = []
      let wellSince = 0
      const saving = savers.map(async (saver) => {
        while (now !== 'over') {
          const begun = now
          const outcome = await save(saver)
          seen.push({ ...outcome, at: now === begun ? begun : 'between' })
          if (now === 'back' && outcome.status !== 200) wellSince = performance.now()
          await sleep(PAUSE_MS)
        }
      })
      await sleep(BEFORE_MS)
      now = 'between'
      await primary.stop(round % 2 === 0 ? 'fast' : 'crash')
      now = 'away'
      await sleep(AWAY_MS)
      now = 'between'
      await primary.restart()
      now = 'back'
      const back = performance.now()
      await sleep(RECOVERED_WITHIN_MS)
      now = 'over'
      await Promise.all(saving)
      const blame = (what: string) => found.faults.push(`round ${round}: ${what}`)
      for (const { at, status, retryAfter, ms } of seen) {
        const isRefused = status === 503 && retryAfter !== null
        const isExpected = at === 'there' ? status === 200 : at === 'away' ? isRefused : status === 200 || isRefused
        if (!isExpected) blame(`${status} with Retry-After ${retryAfter} while the database was ${at}`)
        if (at !== 'away') continue
        found.refused += 1
        found.slowestMs = Math.max(found.slowestMs, ms)
      }
      found.recoveryMs = Math.max(found.recoveryMs, wellSince === 0 ? 0 : wellSince - back)
      if (!server.lives()) blame(`the server has ended: ${server.output().slice(-1_000)}`)
      for (const lost of await lostAnswers(savers)) blame(lost)
    }
    return { ...found, faults: [...new Set(found.faults)] }
  } finally {
    await server.stop('SIGKILL')
    await place.remove()
  }
}
