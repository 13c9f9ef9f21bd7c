/** Load test: 200 concurrent users for ten minutes, then a rising request rate until responses are slow. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type LoadFigures, openLoop } from '../../../bench/attacks/open-loop'
import { type Person, practisingPerson } from '../../../bench/attacks/people'
import type { Check } from '../check'
import { onPostgres } from '../faults/databases'
import { type ApiServer, createApiPlace, memoryMb } from '../serve'

const PEOPLE = 200
const SECONDS = Number(process.env.LOAD_SECONDS ?? 600)
/** A person who practises saves once in ten seconds of writing and reads a little between. */
const SECONDS_BETWEEN_REQUESTS = 6
const P99_MS = 100
const GROWTH_MB = 32

/** Factor from one request rate to the next in the search for the highest. */
const STEP = 1.25
/** Warm-up before the measurement, since a new process still compiles its code. */
const WARM_UP_SECONDS = 20
const STEP_SECONDS = Number(process.env.LOAD_STEP_SECONDS ?? 20)
const FIRST_RATE = 50
const MOST_RATE = 5_000
const HELD_P99_MS = 300

export const load: Check = {
  name: 'load',
  group: 'load',
  promise: `${PEOPLE} people practise at the same time: quick answers, none wrong, memory that does not grow`,
  goal: `p99 < ${P99_MS} ms, 0 errors, +${GROWTH_MB} MB at most in ${SECONDS} s`,
  isShort: false,
  run: async () => {
    const embedded = await underLoad({ DATABASE_URL: '' }, 1)
    const [postgres] = await onPostgres(({ env }) => underLoad(env, 2))
    const all = [{ name: 'embedded', ...embedded }, ...(postgres ? [{ name: 'PostgreSQL', ...postgres }] : [])]
    return {
      measured: all
        .map(
          ({ name, long, grownMb }) =>
            `${name}: p99 ${long.p99.toFixed(0)} ms, ${long.failed} of ${long.requests} failed, ${grownMb >= 0 ? '+' : ''}${grownMb.toFixed(0)} MB`,
        )
        .join('; '),
      held: all.every(({ long, grownMb }) => long.p99 < P99_MS && long.failed === 0 && grownMb <= GROWTH_MB),
      details: all.flatMap(({ name, long, rates }) => [
        `${name}: p50 ${long.p50.toFixed(0)} ms, longest ${long.max.toFixed(0)} ms`,
        ...rates.map(
          ({ processes, rate }) =>
            `${name}: ${rate.toFixed(0)} requests a second at p99 < ${HELD_P99_MS} ms by ${processes === 1 ? 'one process' : `${processes} web processes`}`,
        ),
      ]),
    }
  },
}

/** @param most how many web processes the database may have */
async function underLoad(env: Record<string, string>, most: number) {
  const place = await createApiPlace('load', env)
  const first = await place.start()
  const servers = [first]
  try {
    const people = await createPeople(first.url)
    const perSecond = PEOPLE / SECONDS_BETWEEN_REQUESTS
    await openLoop(first.url, { people, perSecond, seconds: WARM_UP_SECONDS })
    const before = memoryMb(first.pid, 'VmRSS')
    const long = await openLoop(first.url, { people, perSecond, seconds: SECONDS })
    const grownMb = memoryMb(first.pid, 'VmRSS') - before
    const rates = [{ processes: 1, rate: await highestRate(servers, people) }]
    if (most > 1) {
      const second = await place.start({ PROCESS_ROLE: 'web' })
      await openLoop(second.url, { people, perSecond, seconds: WARM_UP_SECONDS })
      servers.push(second)
      rates.push({ processes: 2, rate: await highestRate(servers, people) })
    }
    return { long, grownMb, rates }
  } finally {
    for (const server of servers) await server.stop('SIGKILL')
    await place.remove()
  }
}

async function createPeople(url: string): Promise<Person[]> {
  const people: Person[] = []
  while (people.length < PEOPLE) {
    people.push(
      ...(await Promise.all(Array.from({ length: Math.min(8, PEOPLE - people.length) }, () => practisingPerson(url)))),
    )
  }
  return people
}

/** The highest request rate without a failure and within the limit of p99 latency; people are spread over servers. */
async function highestRate(servers: readonly ApiServer[], people: readonly Person[]): Promise<number> {
  let held = 0
  for (let rate = FIRST_RATE; rate < MOST_RATE; rate *= STEP) {
    const parts = await Promise.all(
      servers.map(({ url }, n) =>
        openLoop(url, {
          people: people.filter((_, i) => i % servers.length === n),
          perSecond: rate / servers.length,
          seconds: STEP_SECONDS,
        }),
      ),
    )
    if (!parts.every(isQuick)) break
    held = rate
    await sleep(1_000)
  }
  return held
}

const isQuick = ({ failed, p99 }: LoadFigures) => failed === 0 && p99 < HELD_P99_MS
