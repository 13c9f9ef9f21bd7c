/** Accounts for the measurement: many practising users, one attacker. */
import type { InterviewDto } from '@/schemas/interview'
import type { InitializedPaymentDto } from '@/schemas/payment'
import type { UserDto } from '@/schemas/user'
import { HttpClient } from '../../tests/helpers/http-client'

/** An account as plain data, which can be sent to another process. */
export type Person = { id: string; cookie: string; interviewId: string; questionIds: string[] }

let people = 0

async function expectOk<T>(answer: Promise<{ status: number; body: T }>): Promise<T> {
  const { status, body } = await answer
  if (status >= 300) throw new Error(`the server answered ${status}: ${JSON.stringify(body).slice(0, 200)}`)
  return body
}

const register = async (url: string): Promise<{ client: HttpClient; user: UserDto }> => {
  const client = new HttpClient(url)
  const account = { email: `bench${process.pid}x${people++}@example.com`, password: 'a-quiet-room', name: 'Bench' }
  return { client, user: (await expectOk(client.json<{ user: UserDto }>('POST', '/api/auth/register', account))).user }
}

async function begin(client: HttpClient, userId: string): Promise<InterviewDto> {
  const input = { userId, role: 'software-engineer', jobDescription: 'Builds services.' }
  return expectOk(client.json<InterviewDto>('POST', '/api/interviews', input))
}

const toPerson = ({ cookie }: HttpClient, { id }: UserDto, { id: interviewId, questions }: InterviewDto): Person => ({
  ...{ id, cookie, interviewId },
  questionIds: questions.map((question) => question.id),
})

/** A user with an interview in progress. */
export async function practisingPerson(url: string): Promise<Person> {
  const { client, user } = await register(url)
  return toPerson(client, user, await begin(client, user.id))
}

/** A user with a paid plan and an interview, each question answered with the given text. */
export async function payingPerson(url: string, answer: string): Promise<Person> {
  const { client, user } = await register(url)
  const order = { planType: 'monthly', userId: user.id }
  const { reference } = await expectOk(client.json<InitializedPaymentDto>('POST', '/api/payments/initialize', order))
  await expectOk(client.json('POST', '/api/trpc/payment.sandboxOutcome', { json: { reference, outcome: 'success' } }))
  await expectOk(client.json('POST', '/api/payments/verify', { reference }))
  const interview = await begin(client, user.id)
  for (const { id: questionId } of interview.questions) {
    const save = { json: { id: interview.id, questionId, text: answer, timeSpent: 60 } }
    await expectOk(client.json('POST', '/api/trpc/interview.saveAnswer', save))
  }
  return toPerson(client, user, interview)
}
