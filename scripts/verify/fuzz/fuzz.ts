/** Sends bad inputs to a server in this process: no 5xx, no hang, and no row that a refusal changed. */
import { isDeepStrictEqual } from 'node:util'
import type { Database } from '@/server/database/database'
import { ORIGIN, TestClient } from '../../../tests/helpers/test-app'
import { type Call, callsFrom, TARGETS, write } from './calls'
import { createFuzzPlace } from './place'
import { watchForHangs } from './watch'

/** Longer than anything that is not stuck: most calls take milliseconds. */
const PATIENCE_MS = 15_000

/** Accepted calls enqueue jobs, which have to end well too: they are run after each so many calls. */
const JOBS_EACH = 200

export type FuzzReport = {
  seed: number
  inputs: number
  targets: number
  /** How many calls got each status. */
  statuses: Record<number, number>
  /** The slowest call, in milliseconds. */
  slowest: { ms: number; what: string }
  /** One line for each kind of fault, with the first input that caused it. */
  faults: string[]
}

type Options = { seed: number; inputs: number; open?: () => Promise<Database> }

export async function fuzz({ seed, inputs, open }: Options): Promise<FuzzReport> {
  const place = await createFuzzPlace(open)
  const watch = watchForHangs(2 * PATIENCE_MS)
  const faults = new Map<string, string>()
  const statuses: Record<number, number> = {}
  let slowest = { ms: 0, what: '' }
  let before = await place.digest()
  let number = 0

  const blame = (call: Call, what: string) => {
    const key = `${call.target.name}: ${what.slice(0, 60)}`
    if (!faults.has(key)) faults.set(key, `${call.target.name}: ${what}; call ${number}: ${told(call)}`)
  }

  const runJobs = async () => {
    watch.begin(`the jobs after call ${number}`)
    for (const failure of await place.runJobs()) {
      faults.set(failure.slice(0, 60), `a job of a call up to ${number} failed: ${failure.slice(0, 1_000)}`)
    }
    watch.end()
    before = await place.digest()
  }

  try {
    for (const call of callsFrom(seed, inputs)) {
      number += 1
      watch.begin(`call ${number}, seed ${seed}: ${told(call)}`)
      const started = performance.now()
      const { status, isBad, problem } = await answerOf(call)
      const ms = performance.now() - started
      watch.end()
      if (ms > slowest.ms) slowest = { ms, what: call.target.name }
      statuses[status] = (statuses[status] ?? 0) + 1
      const logged = place.faults()
      if (problem) blame(call, problem)
      if (status >= 500) blame(call, `answered ${status}: ${logged.map(String).join(' ').slice(0, 300)}`)
      const isRefused = status >= 400
      if (!isRefused && isBad) blame(call, `accepted with ${status} what its schema refuses`)
      const after = await place.digest()
      if (isRefused || call.target.isRead) {
        const changed = [...after].filter(([table, digest]) => before.get(table) !== digest).map(([table]) => table)
        if (changed.length > 0) blame(call, `answered ${status} and changed ${changed.join(', ')}`)
      } else if (/auth|user/.test(call.target.path)) await place.restore()
      before = isDeepStrictEqual(after, before) ? before : await place.digest()
      if (number % JOBS_EACH === 0) await runJobs()
    }
    await runJobs()
  } finally {
    watch.stop()
    await place.close()
  }
  return { seed, inputs, targets: TARGETS.length, statuses, slowest, faults: [...faults.values()] }

  async function answerOf(call: Call): Promise<{ status: number; isBad: boolean; problem: string | null }> {
    const { area, input } = call.target
    const { request, arrives } = write(call, ORIGIN, (value) => place.fill(value, area, call.pick))
    const isBad = arrives !== null && input !== null && !(await input.safeParseAsync(arrives.input)).success
    // A client of its own, so that no answer changes who the others are.
    const client = new TestClient(place.app.deps)
    client.cookie = place.cookieOf(call.who)
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE_MS / 1000} s`)), PATIENCE_MS)
    })
    try {
      const response = await Promise.race([client.send(request), late])
      await Promise.race([response.text(), late])
      return { status: response.status, isBad, problem: null }
    } catch (error) {
      return { status: 0, isBad, problem: String(error).slice(0, 500) }
    } finally {
      clearTimeout(timer)
    }
  }
}

/** A call in a line that is short enough to read; the seed and its number give the whole of it. */
const told = ({ target, who, form, input, pick }: Call): string =>
  `${target.name} by ${who}, form ${form}, pick ${pick}, input ${JSON.stringify(input)?.slice(0, 400)}`
