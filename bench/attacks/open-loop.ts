/**
 * Open-loop load: requests at a fixed rate, whether or not the server keeps up, so that queueing time counts as
 * latency.
 */
import type { Person } from './people'
import { type Call, send } from './send'

/** Request timeout in milliseconds. */
const PATIENCE_MS = 30_000

export type Load = { people: readonly Person[]; perSecond: number; seconds: number }
/** Latencies in milliseconds, from the time at which the request was due. */
export type LoadFigures = { requests: number; failed: number; p50: number; p99: number; max: number }

/** One request of a practising user; two of three are autosaves of an answer. */
function step({ id, interviewId, questionIds, cookie }: Person, turn: number): Call {
  switch (turn % 6) {
    case 0:
      return { path: `/api/interviews/${interviewId}`, cookie }
    case 3:
      return turn % 4 === 1 ? { path: '/api/guides', cookie } : { path: `/api/user/${id}/usage`, cookie }
    default: {
      const questionId = questionIds[turn % questionIds.length]
      const input = { id: interviewId, questionId, text: 'What was typed so far. '.repeat(30), timeSpent: turn }
      const body = JSON.stringify({ json: { ...input, revision: Date.now() } })
      return { method: 'POST', path: '/api/trpc/interview.saveAnswer', cookie, body }
    }
  }
}

/** Runs the load until the last response. */
export async function openLoop(url: string, { people, perSecond, seconds }: Load): Promise<LoadFigures> {
  const latencies: number[] = []
  let failed = 0
  const total = Math.round(perSecond * seconds)
  const begun = performance.now()
  const calls = Array.from({ length: total }, async (_, n) => {
    const dueMs = (n * 1000) / perSecond
    await new Promise((resolve) => setTimeout(resolve, begun + dueMs - performance.now()))
    const person = people[n % people.length] as Person
    const turn = Math.floor(n / people.length) + n
    const status = await send(url, step(person, turn), PATIENCE_MS)
    latencies.push(performance.now() - begun - dueMs)
    if (status !== 200) failed += 1
  })
  await Promise.all(calls)
  latencies.sort((a, b) => a - b)
  const at = (part: number) => latencies[Math.min(total - 1, Math.ceil(part * total) - 1)] ?? 0
  return { requests: total, failed, p50: at(0.5), p99: at(0.99), max: at(1) }
}
