/**
 * `npm run bench -- attacks`: latency of 200 users' ordinary requests while one client attacks, on the built server.
 * Latencies count from the time at which a request was due (open-loop load, so no coordinated omission). Only against a
 * server that it starts itself.
 */
import { fork } from 'node:child_process'
import { loadavg } from 'node:os'
import { FakeOpenAi } from '../tests/helpers/fake-openai'
import { createPlace, startServer } from '../tests/helpers/server-process'
import { ATTACKS, COSTLY_ANSWER, type Target } from './attacks/attacks'
import { type LoadFigures, openLoop } from './attacks/open-loop'
import { type Person, payingPerson, practisingPerson } from './attacks/people'

const PEOPLE = Number(process.env.BENCH_PEOPLE ?? 200)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 15)
/** One request per user every four seconds. */
const PER_SECOND = PEOPLE / 4
/** Milliseconds. */
const GOAL_P99 = 500

const chosen = process.argv.slice(2)
const attacks = ATTACKS.filter(({ name }) => chosen.length === 0 || chosen.some((begin) => name.startsWith(begin)))

/** Figures of the same load on the same server, before and during the attack. */
type Row = { name: string; quiet: LoadFigures; attacked: LoadFigures; statuses: Record<number, number> }

const isMet = ({ p99, failed }: LoadFigures) => p99 < GOAL_P99 && failed === 0

type Attacker = { run: (name: string, target: Target) => Promise<Record<number, number>> }

/** Starts the attacker process and waits until it is ready. */
async function startAttacker(): Promise<Attacker> {
  const child = fork('bench/attacker.ts')
  const heard = () =>
    new Promise<unknown>((resolve, reject) => {
      child.once('message', resolve)
      child.once('error', reject)
      child.once('exit', (code) => reject(new Error(`the attacker ended with code ${code}`)))
    })
  await heard()
  return {
    run: (name, target) => {
      child.send({ name, target })
      return heard() as Promise<Record<number, number>>
    },
  }
}

function print(rows: readonly Row[]): void {
  const title = process.env.DATABASE_URL ? 'PostgreSQL' : 'Embedded database'
  const load = loadavg()[0]?.toFixed(1)
  console.log(`\n${title}: ${PEOPLE} people, ${PER_SECOND} requests/s in all, ${SECONDS} s each; load average ${load}`)
  console.log('                               without        beside the attack')
  console.log(
    '  attack                         p99 ms   p50 ms   p99 ms   max ms   failed   goal     answers to the attacker',
  )
  for (const { name, quiet, attacked, statuses } of rows) {
    const { p50, p99, max, failed } = attacked
    const cells = [quiet.p99, p50, p99, max, failed].map((value) => value.toFixed(0).padStart(8))
    const answers = Object.entries(statuses).map(([status, count]) => `${count} x ${status}`)
    console.log(
      `  ${name.padEnd(28)} ${cells.join(' ')}   ${isMet(attacked) ? 'met   ' : 'MISSED'}   ${answers.join(', ')}`,
    )
  }
  if (!rows.every(({ quiet }) => isMet(quiet))) {
    console.log(
      '  Without an attack the goal was missed as well: the machine is busy, so these figures decide nothing.',
    )
  }
}

const place = await createPlace()
const model = await FakeOpenAi.start()
/** Refuses at once, so that only our own code is measured. */
model.play({ status: 400 })

/** Runs one measurement on a fresh server process. */
async function onServer<T>(hasModel: boolean, measure: (url: string) => Promise<T>): Promise<T> {
  const server = await startServer({ ...place.env, ...(hasModel ? { OPENAI_BASE_URL: model.baseUrl } : {}) })
  try {
    return await measure(server.url)
  } finally {
    await server.stop('SIGKILL')
  }
}

async function createPeople(url: string): Promise<Person[]> {
  const people: Person[] = []
  while (people.length < PEOPLE) {
    const some = Array.from({ length: Math.min(8, PEOPLE - people.length) }, () => practisingPerson(url))
    people.push(...(await Promise.all(some)))
  }
  return people
}

try {
  console.log(`Creating ${PEOPLE} accounts …`)
  const people = await onServer(false, createPeople)
  const load = { people, perSecond: PER_SECOND, seconds: SECONDS }
  const warmUp = (url: string) => openLoop(url, { ...load, seconds: Math.min(4, SECONDS) })
  const rows: Row[] = []
  for (const { name, hasModel = false } of attacks) {
    console.log(`Attack ${name} …`)
    const row = await onServer(hasModel, async (url) => {
      const attacker = await payingPerson(url, COSTLY_ANSWER)
      const client = await startAttacker()
      await warmUp(url)
      const quiet = await openLoop(url, load)
      const underWay = client.run(name, { url, attacker, endsAt: Date.now() + SECONDS * 1000 })
      const [attacked, statuses] = await Promise.all([openLoop(url, load), underWay])
      return { name, quiet, attacked, statuses }
    })
    rows.push(row)
  }
  print(rows)
  process.exitCode = rows.every(({ attacked }) => isMet(attacked)) ? 0 : 1
} finally {
  await model.close()
  await place.remove()
}
