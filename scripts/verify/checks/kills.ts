/** The server is killed while many people save: what it acknowledged is there after the next start. */
import { setTimeout as sleep } from 'node:timers/promises'
import { seededRandom } from '@/domain/random'
import { freePort } from '../../../tests/helpers/server-process'
import type { Check } from '../check'
import { onEachDatabase, type TriedDatabase } from '../faults/databases'
import { createSavers, lostAnswers, type Saver, save } from '../faults/savers'
import { createApiPlace } from '../serve'

const ROUNDS = Number(process.env.KILL_ROUNDS ?? 200)
const SAVERS = 200
/** Milliseconds under load before the kill. */
const LEAST_MS = 100
const MOST_MS = 1_500

type Killed = { name: string; rounds: number; acknowledged: number; faults: string[] }

export const kills: Check = {
  name: 'kills',
  group: 'faults',
  promise: `No acknowledged save is lost when the server is killed (-9) under ${SAVERS} concurrent saves`,
  goal: `0 lost in ${ROUNDS} rounds, on each database`,
  isShort: false,
  run: async () => {
    const all = await onEachDatabase(killAgainAndAgain)
    return {
      measured: all
        .map(
          ({ name, rounds, acknowledged, faults }) =>
            `${name}: ${faults.length} lost of ${acknowledged} in ${rounds} rounds`,
        )
        .join('; '),
      held: all.every(({ faults }) => faults.length === 0),
      details: all.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)),
    }
  },
}

async function killAgainAndAgain({ name, env }: TriedDatabase): Promise<Killed> {
  const place = await createApiPlace('kills', env)
  const port = await freePort()
  const random = seededRandom(1)
  const killed: Killed = { name, rounds: 0, acknowledged: 0, faults: [] }
  let server = await place.start({}, port)
  try {
    const savers = await createSavers(server.url, SAVERS)
    for (; killed.rounds < ROUNDS; killed.rounds++) {
      let isOver = false
      const others: number[] = []
      const saving = savers.map(async (saver: Saver) => {
        while (!isOver) {
          const { status } = await save(saver)
          if (status === 0) return
          if (status === 200) killed.acknowledged += 1
          else others.push(status)
        }
      })
      await sleep(LEAST_MS + random() * (MOST_MS - LEAST_MS))
      await server.stop('SIGKILL')
      isOver = true
      await Promise.all(saving)
      server = await place.start({}, port)
      killed.faults.push(...(await lostAnswers(savers)).map((lost) => `round ${killed.rounds}: ${lost}`))
      if (others.length > 0)
        killed.faults.push(`round ${killed.rounds}: answered ${[...new Set(others)]} before the kill`)
    }
    return killed
  } finally {
    await server.stop('SIGKILL')
    await place.remove()
  }
}
