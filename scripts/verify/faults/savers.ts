/** Clients that save answers repeatedly and record which versions the server acknowledged. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { InterviewDto } from '@/schemas/interview'
import type { UserDto } from '@/schemas/user'
import { HttpClient } from '../../../tests/helpers/http-client'

/** One answer that is saved again and again, each time with the next version. */
export type Saver = {
  client: HttpClient
  interviewId: string
  questionId: string
  /** The last version that was sent, and the last that the server acknowledged. */
  sent: number
  acknowledged: number
}

export type Outcome = { status: number; retryAfter: string | null; ms: number }

const QUESTIONS = 5
/** Concurrent sign-ups: hashing the password of each takes CPU time. */
const AT_ONCE = 8

/** @param count of savers; five of them are of the same person, one for each question */
export async function createSavers(url: string, count: number): Promise<Saver[]> {
  const savers: Saver[] = []
  const people = Array.from({ length: Math.ceil(count / QUESTIONS) }, (_, n) => n)
  const create = async () => {
    for (let n = people.shift(); n !== undefined; n = people.shift()) {
      const client = new HttpClient(url)
      const person = { email: `saver${n}@example.com`, password: 'a-quiet-room', name: 'Saver' }
      const { user } = await made<{ user: UserDto }>(client, '/api/auth/register', person)
      const wish = { userId: user.id, role: 'accountant', questionCount: QUESTIONS }
      const interview = await made<InterviewDto>(client, '/api/interviews', wish)
      for (const { id: questionId } of interview.questions) {
        savers.push({ client, interviewId: interview.id, questionId, sent: 0, acknowledged: 0 })
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, create))
  return savers.slice(0, count)
}

/** The created object. Retries 503 responses, which an overloaded machine may cause at first. */
async function made<T>(client: HttpClient, path: string, input: object): Promise<T> {
  for (let tries = 1; ; tries++) {
    const { status, body } = await client.json<T>('POST', path, input)
    if (status === 201) return body
    if (status !== 503 || tries === 20) throw new Error(`${path} is answered with ${status}: ${JSON.stringify(body)}`)
    await sleep(1_000)
  }
}

const textOf = (version: number) => `What I would say first is this. Version ${version}`

/** Saves the next version. @returns status 0 if no answer came */
export async function save(saver: Saver, patienceMs = 30_000): Promise<Outcome> {
  const version = ++saver.sent
  const { interviewId: id, questionId, client } = saver
  const json = { id, questionId, text: textOf(version), timeSpent: 1, revision: version }
  const begun = performance.now()
  try {
    const response = await fetch(`${client.base}/api/trpc/interview.saveAnswer`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: client.cookie },
      body: JSON.stringify({ json }),
      signal: AbortSignal.timeout(patienceMs),
    })
    await response.text()
    if (response.status === 200) saver.acknowledged = version
    return { status: response.status, retryAfter: response.headers.get('retry-after'), ms: performance.now() - begun }
  } catch {
    return { status: 0, retryAfter: null, ms: performance.now() - begun }
  }
}

/** One line for each answer whose stored version is older than the acknowledged one, or was never sent. */
export async function lostAnswers(savers: readonly Saver[]): Promise<string[]> {
  const lost: string[] = []
  const interviews = new Map<string, Map<string, string>>()
  for (const { client, interviewId, questionId, sent, acknowledged } of savers) {
    let texts = interviews.get(interviewId)
    if (!texts) {
      const { status, body } = await client.json<InterviewDto>('GET', `/api/interviews/${interviewId}`)
      if (status !== 200) return [`an interview is answered with ${status}`]
      texts = new Map(body.answers.map((answer) => [answer.questionId, answer.text]))
      interviews.set(interviewId, texts)
    }
    const stored = Number(texts.get(questionId)?.split(' ').at(-1) ?? 0)
    if (stored < acknowledged || stored > sent) {
      lost.push(`an answer has version ${stored}; ${acknowledged} was acknowledged and ${sent} sent`)
    }
  }
  return lost
}
