/** The REST paths of payments. */
import { z } from 'zod'
import { messageSchema } from '@/schemas/auth'
import {
  initializedPaymentSchema,
  paymentConfigSchema,
  type paymentInput,
  paymentSchema,
  planSchema,
  receiptSchema,
  webhookEventSchema,
} from '@/schemas/payment'
import { possibleId } from '@/schemas/text'
import { verifiedPaymentSchema } from '@/schemas/verified-payment'
import { get, list, post, type Route } from './route'

export const PAYMENT_ROUTES: readonly Route[] = [
  get('/api/payments/plans', 'payment.plans', {
    summary: 'The plans, with their prices in naira',
    isPublic: true,
    output: z.array(planSchema),
  }),
  get('/api/payments/config', 'payment.config', {
    summary: 'How payment works on this server',
    isPublic: true,
    output: paymentConfigSchema,
  }),
  list('/api/payments/user/{userId}', 'payment.list', {
    summary: "The user's payments, newest first",
    item: paymentSchema,
  }),
  get('/api/payments/{reference}/receipt', 'payment.receipt', {
    summary: 'A payment, with everything on its receipt',
    output: receiptSchema,
  }),
  post('/api/payments/{reference}/sandbox-outcome', 'payment.sandboxOutcome', {
    summary: 'Set the outcome of a sandbox payment',
    output: paymentSchema,
  }),
  post('/api/payments/initialize', 'payment.initialize', {
    summary: 'Start the purchase of a plan',
    output: initializedPaymentSchema,
  }),
  post('/api/payments/verify', 'payment.verify', {
    summary: 'Check a payment, and credit its plan once it is paid',
    output: verifiedPaymentSchema,
    // A malformed reference gets 404, like an unknown one.
    call: (caller, { reference, ...input }: z.input<typeof paymentInput>) =>
      caller.payment.verify({ ...input, reference: typeof reference === 'string' ? possibleId(reference) : reference }),
  }),
  post('/api/payments/webhook', 'payment.webhook', {
    summary: 'Receive an event of the payment provider, signed in the header x-paystack-signature',
    body: 'signed',
    input: webhookEventSchema,
    isPublic: true,
    output: messageSchema,
  }),
]
