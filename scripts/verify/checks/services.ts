/** Fault injection: language model, mail server and payment provider fail or hang; other requests stay unaffected. */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { InterviewDto } from '@/schemas/interview'
import type { InitializedPaymentDto } from '@/schemas/payment'
import type { UserDto } from '@/schemas/user'
import { GOOD_ANSWER } from '../../../tests/helpers/answers'
import { everyRow } from '../../../tests/helpers/every-row'
import { FakeOpenAi, type FakeReply } from '../../../tests/helpers/fake-openai'
import { FakePaystack, PUBLIC_KEY, SECRET_KEY } from '../../../tests/helpers/fake-paystack'
import { FakeSmtp, type MailFault } from '../../../tests/helpers/fake-smtp'
import { HttpClient } from '../../../tests/helpers/http-client'
import type { Check } from '../check'
import { onPostgres } from '../faults/databases'
import { createSavers, save } from '../faults/savers'
import { createApiPlace } from '../serve'

/** Time limits of a save and of a result, in milliseconds. */
const QUICK_MS = 1_000
const RESULT_MS = 180_000
/** The next try of a mail comes at most this long after the last. */
const MAIL_MS = 600_000
const PASSWORD = 'a-quiet-room'

const MODEL: readonly [string, FakeReply][] = [
  ['is away', { broken: 'at-once' }],
  ['hangs', { hanging: 'at-once' }],
  ['answers nonsense', { content: 'I like trains.' }],
  ['answers errors', { status: 500, body: 'no' }],
]

const MAIL: readonly (MailFault | null)[] = ['away', 'silent', 'nonsense']

export const services: Check = {
  name: 'services',
  group: 'faults',
  promise: 'With model, mail and payments away, hanging or wrong, all else is quick; a deleted account stays deleted',
  goal: `0 faults, others' saves within ${QUICK_MS / 1000} s`,
  isShort: false,
  run: async () => {
    const [faults] = await onPostgres(({ env }) => tryAll(env.DATABASE_URL ?? ''))
    if (!faults) return { measured: 'not measured: no PostgreSQL here', held: false, details: [] }
    return { measured: `${faults.length} faults`, held: faults.length === 0, details: faults }
  },
}

async function tryAll(databaseUrl: string): Promise<string[]> {
  const [model, paystack, smtp] = [await FakeOpenAi.start(), await FakePaystack.start(), await FakeSmtp.start()]
  const place = await createApiPlace('services', {
    ...{ DATABASE_URL: databaseUrl, OPENAI_BASE_URL: model.baseUrl, OPENAI_API_KEY: 'x' },
    ...{ PAYSTACK_SECRET_KEY: SECRET_KEY, PAYSTACK_PUBLIC_KEY: PUBLIC_KEY, PAYSTACK_BASE_URL: paystack.baseUrl },
    ...{ ALLOW_SANDBOX_PAYMENTS: '1', SMTP_URL: smtp.url, LOG_LEVEL: 'silent' },
  })
  const server = await place.start()
  const faults: string[] = []
  let isOver = false
  try {
    const others = await createSavers(server.url, 10)
    const watching = others.map(async (saver) => {
      while (!isOver) {
        const { status, ms } = await save(saver)
        if (!isOver && (status !== 200 || ms > QUICK_MS)) faults.push(`a save got ${status} after ${Math.round(ms)} ms`)
        await sleep(500)
      }
    })
    for (const [i, [how, reply]] of MODEL.entries()) {
      model.play(reply)
      // Signing up sends a mail.
      smtp.fault = MAIL[i % MAIL.length] ?? null
      const { client, interview } = await complete(server.url, nameOf(how))
      const status = await resultOf(client, interview.id)
      if (status !== 'ready') faults.push(`where the model ${how}, an evaluation ends as ${status}`)
    }
    faults.push(...(await lateAnswer(server.url, databaseUrl, model)))
    faults.push(...(await payments(server.url, paystack)))
    faults.push(...(await mailsArrive(smtp)))
    isOver = true
    await Promise.all(watching)
    if (!server.lives()) faults.push(`the server has ended: ${server.output().slice(-1_000)}`)
    return faults
  } finally {
    isOver = true
    await server.stop('SIGKILL')
    await place.remove()
    await Promise.all([model.close(), paystack.close(), smtp.close()])
  }
}

/** Name of the account that is created while the model has this fault. */
const nameOf = (how: string): string => `model-${how.replace(/ /g, '-')}`
const addressOf = (name: string): string => `${name}@example.com`

/** A new person with a completed interview. */
async function complete(url: string, name: string) {
  const client = new HttpClient(url)
  const account = { email: addressOf(name), password: PASSWORD, name }
  const { body } = await client.json<{ user: UserDto }>('POST', '/api/auth/register', account)
  const wish = { userId: body.user.id, role: 'accountant', questionCount: 5 }
  const { body: interview } = await client.json<InterviewDto>('POST', '/api/interviews', wish)
  const answers = [{ questionId: interview.questions[0]?.id, text: `${GOOD_ANSWER} ${name} said so.`, timeSpent: 60 }]
  await client.json('PATCH', `/api/interviews/${interview.id}`, { status: 'completed', answers })
  return { client, user: body.user, interview }
}

async function resultOf(client: HttpClient, id: string): Promise<string> {
  for (const begun = Date.now(); Date.now() - begun < RESULT_MS; await sleep(500)) {
    const { body } = await client.json<InterviewDto>('GET', `/api/interviews/${id}`)
    if (body.feedbackStatus !== 'processing') return body.feedbackStatus
  }
  return `nothing within ${RESULT_MS / 1000} s`
}

/** Mails that the server did not take are sent again once it is well. */
async function mailsArrive(smtp: FakeSmtp): Promise<string[]> {
  smtp.fault = null
  const missing = () =>
    MODEL.map(([how]) => addressOf(nameOf(how))).filter((address) => !smtp.received.includes(address))
  for (const begun = Date.now(); missing().length > 0 && Date.now() - begun < MAIL_MS; ) await sleep(1_000)
  return missing().map((address) => `the mail to ${address} has not arrived ${MAIL_MS / 1000} s later`)
}

/** A reply of the model after its account was deleted must not store anything about the account. */
async function lateAnswer(url: string, databaseUrl: string, model: FakeOpenAi): Promise<string[]> {
  let asked = () => {}
  let answer = () => {}
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve
  })
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve
  })
  model.script = async () => {
    asked()
    await mayAnswer
    return { content: { points: [], parts: { setting: [], task: [], action: [], result: [] } } }
  }
  const name = 'who-is-deleted'
  const { client, user } = await complete(url, name)
  // While the circuit breaker is open after the hanging model, there is no call and so no late reply.
  await Promise.race([isAsked, sleep(60_000)])
  const { status } = await client.json('DELETE', `/api/user/${user.id}`, { currentPassword: PASSWORD })
  answer()
  await sleep(5_000)
  const database = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const rows = await everyRow(async (text, values) => {
    const { rows: found, rowCount } = await database.query(text, values)
    return { rows: found, rowCount: rowCount ?? 0 }
  })
  await database.end()
  const left = rows.filter(({ row }) => [user.id, name].some((trace) => JSON.stringify(row).includes(trace)))
  // The job that forgets the account names it until it is done, and the queue keeps done jobs for a while.
  const kept = left.filter(({ table }) => !table.startsWith('pgboss.'))
  return [
    ...(status === 200 ? [] : [`deleting an account during its evaluation got ${status}`]),
    ...kept.map(({ table }) => `a row of the deleted account is in ${table}`),
  ]
}

/** Failures of the provider at each step: a payment is credited only after its confirmation, and exactly once. */
async function payments(url: string, paystack: FakePaystack): Promise<string[]> {
  const faults: string[] = []
  const { client, user } = await complete(url, 'who-pays')
  const order = { planType: 'monthly', userId: user.id }
  const plan = async () => (await client.json<UserDto>('GET', `/api/user/${user.id}`)).body.plan
  for (const fault of ['connection reset', 'truncated body', { status: 500, body: 'no' }] as const) {
    paystack.faults.push(fault)
    const { status } = await client.json('POST', '/api/payments/initialize', order)
    if (status !== 503 && status !== 502) faults.push(`beginning to pay at a broken provider got ${status}`)
    paystack.faults.length = 0
  }
  const { body } = await client.json<InitializedPaymentDto>('POST', '/api/payments/initialize', order)
  paystack.pay(body.reference)
  for (const fault of ['connection reset', 'truncated body', 'no answer', { status: 200, body: '<html>' }] as const) {
    paystack.faults.push(fault)
    const { status } = await client.json('POST', '/api/payments/verify', { reference: body.reference })
    if (status < 400 || (await plan()) !== 'free') faults.push(`a payment that nobody confirmed got ${status}`)
    paystack.faults.length = 0
  }
  const { status } = await client.json('POST', '/api/payments/verify', { reference: body.reference })
  if (status !== 200 || (await plan()) !== 'monthly') faults.push(`a confirmed payment got ${status}`)
  return faults
}
