/** Card payments through Paystack. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { z } from 'zod'
import { AppError } from '@/domain/errors'
import { addressRefusedText, PAYMENT_MESSAGES } from '@/domain/payments/messages'
import type { PaymentProvider } from '@/server/ports'
import { initializeAnswer, readPaystackEvent, refundAnswer, refusalAnswer, verifyAnswer } from './paystack-shapes'

type Options = {
  secretKey: string
  publicKey: string | null
  baseUrl: string
  /** Time limit of a call in milliseconds. */
  timeoutMs?: number
}

const OTHER_PAYMENT = 'The payment provider answered for another payment.'

type Answer = { status: number; json: unknown }

export function paystackProvider({ secretKey, publicKey, baseUrl, timeoutMs = 10_000 }: Options): PaymentProvider {
  const call = async (method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> => {
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      // The secret key must not be sent to a redirect's target.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { status: response.status, json: await response.json() }
  }

  return {
    name: 'paystack',
    mode: secretKey.startsWith('sk_live_') ? 'live' : 'test',
    publicKey,

    initialize: async (order) => {
      const answer = await call('POST', '/transaction/initialize', order)
      if (isAddressRefused(answer)) {
        throw new AppError('BAD_REQUEST', 'payment-address-refused', addressRefusedText(order.email))
      }
      const { data } = read(answer, initializeAnswer)
      if (data.reference !== order.reference) throw new Error(OTHER_PAYMENT)
      return { accessCode: data.access_code }
    },

    verify: async ({ reference }) => {
      const answer = await call('GET', `/transaction/verify/${encodeURIComponent(reference)}`)
      if (isUnknown(answer)) return null
      const { data } = read(answer, verifyAnswer)
      if (data.reference !== reference) throw new Error(OTHER_PAYMENT)
      return data
    },

    refund: async ({ reference }) => {
      const answer = await call('POST', '/refund', { transaction: reference })
      const why = whyRefused(answer)
      if (why !== null) return { kind: 'refused', why }
      read(answer, refundAnswer)
      return { kind: 'begun' }
    },

    readEvent: (body, signature) => {
      if (!isPaystackSignature(secretKey, body, signature)) {
        throw new AppError('UNAUTHORIZED', 'bad-signature', PAYMENT_MESSAGES.badSignature)
      }
      try {
        return readPaystackEvent(JSON.parse(body))
      } catch (cause) {
        throw new AppError('BAD_REQUEST', 'unreadable-event', PAYMENT_MESSAGES.badEvent, { cause })
      }
    },
  }
}

/** Whether Paystack does not know this reference: 404, in older API versions 400. */
function isUnknown({ status, json }: Answer): boolean {
  if (status === 404) return true
  if (status !== 400) return false
  const { code, message } = refusalAnswer.safeParse(json).data ?? {}
  return code === 'transaction_not_found' || /reference not found/i.test(message ?? '')
}

/** Whether Paystack refuses the address of the payer. */
const isAddressRefused = ({ status, json }: Answer): boolean =>
  status === 400 && refusalAnswer.safeParse(json).data?.code === 'invalid_email_address'

/** Paystack's message if it refuses the request permanently; null if it succeeded or a retry may help. */
function whyRefused({ status, json }: Answer): string | null {
  if (status < 400 || status >= 500 || status === 408 || status === 429) return null
  return refusalAnswer.safeParse(json).data?.message ?? `The provider answered ${status}.`
}

/** The parsed body of a success. @throws Error with the status and Paystack's code, never with its data */
function read<T extends z.ZodType>({ status, json }: Answer, shape: T): z.output<T> {
  const parsed = shape.safeParse(json)
  if (status >= 200 && status < 300 && parsed.success) return parsed.data
  const { code } = refusalAnswer.safeParse(json).data ?? {}
  throw new Error(`The payment provider answered ${status}${code ? ` (${code})` : ''} where a success was expected.`)
}

const sign = (secretKey: string, body: string): string =>
  createHmac('sha512', secretKey).update(body, 'utf8').digest('hex')

/** Compares in constant time, against timing attacks; the length of a signature is no secret. */
export function isPaystackSignature(secretKey: string, body: string, signature: string): boolean {
  const expected = Buffer.from(sign(secretKey, body))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
