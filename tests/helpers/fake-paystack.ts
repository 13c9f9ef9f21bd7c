/** A fake of Paystack's documented protocol, with injected faults. */
import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { paystackProvider } from '@/server/adapters/payments/paystack'

export const SECRET_KEY = 'sk_test_5f0c1d7e9a'
export const PUBLIC_KEY = 'pk_test_5f0c1d7e9a'

export type FakeTransaction = Record<string, unknown> & { reference: string; status: string; amount: number }

/** Injected in place of a response. */
export type Fault =
  /** Text goes out as HTML, anything else as JSON. */
  { status: number; body: unknown } | 'connection reset' | 'truncated body' | 'no answer'

export type SignedEvent = { body: string; signature: string }

export class FakePaystack {
  readonly transactions = new Map<string, FakeTransaction>()
  /** Bodies of the calls to initialize. */
  readonly initialized: Record<string, unknown>[] = []
  /** References for which a refund was requested. */
  readonly refunds: string[] = []
  /** References that were verified. */
  readonly verified: string[] = []
  /** Each is used once, in order, before normal responses resume. */
  readonly faults: Fault[] = []
  /** Runs before a verification is answered, to simulate a slow network. */
  beforeVerify: () => Promise<void> = async () => {}
  readonly #server: Server

  private constructor() {
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch(() => response.destroy())
    })
    // Otherwise, on a busy machine, a connection could be closed just when it is reused.
    this.#server.keepAliveTimeout = 60_000
  }

  static async start(): Promise<FakePaystack> {
    const fake = new FakePaystack()
    await new Promise<void>((resolve) => fake.#server.listen(0, '127.0.0.1', resolve))
    return fake
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Our own adapter, connected to this server. */
  provider({ secretKey = SECRET_KEY, timeoutMs = 10_000 } = {}) {
    return paystackProvider({ secretKey, publicKey: PUBLIC_KEY, baseUrl: this.baseUrl, timeoutMs })
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  /** Simulates a payment; `changes` override the usual report. */
  pay(reference: string, changes: Record<string, unknown> = {}): FakeTransaction {
    const paid = {
      status: 'success',
      gateway_response: 'Approved',
      paid_at: '2026-03-10T12:00:30.000Z',
      channel: 'card',
      fees: 13_750,
    }
    return this.set(reference, { ...paid, ...changes })
  }

  set(reference: string, changes: Record<string, unknown>): FakeTransaction {
    const known = this.transactions.get(reference) ?? transaction(reference, 0)
    const changed = { ...known, ...changes } as FakeTransaction
    this.transactions.set(reference, changed)
    return changed
  }

  /** A signed event, as posted to the webhook. */
  event(name: string, data: unknown, secretKey = SECRET_KEY): SignedEvent {
    return sign(JSON.stringify({ event: name, data }), secretKey)
  }

  chargeSuccess(reference: string): SignedEvent {
    return this.event('charge.success', this.transactions.get(reference))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = ''
    for await (const chunk of request) body += chunk
    const [path, reference] = splitPath(request.url ?? '')
    if (reference !== undefined) {
      this.verified.push(reference)
      await this.beforeVerify()
    }
    const fault = this.faults.shift()
    if (fault) misbehave(response, fault)
    else send(response, this.#reply(request, path, reference, body))
  }

  #reply({ method, headers }: IncomingMessage, path: string, reference: string | undefined, body: string): Reply {
    if (headers.authorization !== `Bearer ${SECRET_KEY}`) return refusal(401, 'Invalid key', 'invalid_Key')
    if (method === 'GET' && reference !== undefined) {
      const data = this.transactions.get(reference)
      return data
        ? success('Verification successful', data)
        : refusal(400, 'Transaction reference not found', 'transaction_not_found')
    }
    if (method === 'POST' && path === '/transaction/initialize') {
      return this.#initialize(JSON.parse(body) as Record<string, unknown>)
    }
    if (method === 'POST' && path === '/refund')
      return this.#refund((JSON.parse(body) as { transaction: string }).transaction)
    return refusal(404, 'Route not found', 'not_found')
  }

  /** Accepts one full refund per transaction. */
  #refund(reference: string): Reply {
    const paid = this.transactions.get(reference)
    if (paid?.status !== 'success') return refusal(404, 'Transaction not found', 'transaction_not_found')
    if (this.refunds.includes(reference))
      return refusal(400, 'Transaction has been fully reversed', 'transaction_reversed')
    this.refunds.push(reference)
    const { amount, currency } = paid
    const data = { id: 3_018_284, transaction: paid, amount, currency, status: 'pending', deducted_amount: 0 }
    return success('Refund has been queued for processing', data)
  }

  #initialize(asked: Record<string, unknown>): Reply {
    this.initialized.push(asked)
    const { email, amount, currency, reference } = asked
    const refuse = (message: string) => refusal(400, message, 'invalid_params')
    if (typeof email !== 'string' || !email.includes('@')) return refuse('Invalid Email Address Passed')
    if (!Number.isInteger(amount) || (amount as number) < 5_000) return refuse('Invalid Amount Sent')
    if (typeof reference !== 'string' || !/^[A-Za-z0-9.=-]+$/.test(reference)) return refuse('Invalid reference')
    if (this.transactions.has(reference)) return refuse('Duplicate Transaction Reference')
    this.transactions.set(reference, { ...transaction(reference, amount as number), currency })
    const access_code = `code_${this.initialized.length}`
    const authorization_url = `https://checkout.paystack.com/${access_code}`
    return success('Authorization URL created', { authorization_url, access_code, reference })
  }
}

type Reply = { status: number; body: unknown }

const success = (message: string, data: unknown): Reply => ({ status: 200, body: { status: true, message, data } })

const refusal = (status: number, message: string, code: string): Reply => ({
  status,
  body: { status: false, message, meta: { nextStep: 'Check the parameters' }, type: 'validation_error', code },
})

export function sign(body: string, secretKey = SECRET_KEY): SignedEvent {
  return { body, signature: createHmac('sha512', secretKey).update(body).digest('hex') }
}

/** All fields of Paystack's own sample, before the payer has acted. */
const transaction = (reference: string, amount: number): FakeTransaction => ({
  id: 4_099_260_516,
  domain: 'test',
  status: 'abandoned',
  reference,
  receipt_number: null,
  amount,
  message: null,
  gateway_response: 'The transaction was not completed',
  paid_at: null,
  created_at: '2026-03-10T12:00:00.000Z',
  channel: 'card',
  currency: 'NGN',
  ip_address: '100.64.11.35',
  metadata: '',
  log: null,
  fees: null,
  fees_split: null,
  authorization: {},
  customer: { id: 89_929_267, first_name: null, last_name: null, email: 'somebody@example.com', metadata: null },
  plan: null,
  split: {},
  order_id: null,
  requested_amount: amount,
  pos_transaction_data: null,
  source: null,
  fees_breakdown: null,
  plan_object: {},
  subaccount: {},
})

function splitPath(url: string): [path: string, reference: string | undefined] {
  const verify = /^\/transaction\/verify\/([^/?]+)$/.exec(url)
  return [url, verify ? decodeURIComponent(verify[1] ?? '') : undefined]
}

function send(response: ServerResponse, { status, body }: Reply): void {
  const isText = typeof body === 'string'
  response.writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json' })
  response.end(isText ? body : JSON.stringify(body))
}

function misbehave(response: ServerResponse, fault: Fault): void {
  if (typeof fault === 'object') {
    send(response, fault)
  } else if (fault === 'connection reset') {
    response.destroy()
  } else if (fault === 'truncated body') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 5_000 })
    response.write('{"status":true,"data":{"status":"success",')
    setTimeout(() => response.destroy(), 20)
  }
}
