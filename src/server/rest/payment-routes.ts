/** The REST paths of payments. */
import { z } from 'zod'
import { messageSchema } from '@/schemas/auth'
import {
  initializedPaymentSchema,
  initializePaymentInput,
  paymentConfigSchema,
  paymentInput,
  paymentSchema,
  planSchema,
  receiptSchema,
  sandboxOutcomeInput,
  userPaymentsInput,
  webhookEventSchema,
} from '@/schemas/payment'
import { verifiedPaymentSchema } from '@/schemas/verified-payment'
import { get, list, post, type Route } from './route'

export const PAYMENT_ROUTES: readonly Route[] = [
  get('/api/payments/plans', {
    summary: 'The plans, with their prices in naira',
    input: null,
    output: z.array(planSchema),
    call: (caller) => caller.payment.plans(),
  }),
  get('/api/payments/config', {
    summary: 'How plans can be paid for here',
    input: null,
    output: paymentConfigSchema,
    call: (caller) => caller.payment.config(),
  }),
  list('/api/payments/user/{userId}', {
    summary: "The user's payments, newest first",
    input: userPaymentsInput,
    item: paymentSchema,
    call: (caller, input) => caller.payment.list(input),
  }),
  get('/api/payments/{reference}/receipt', {
    summary: 'A payment with all that its receipt says',
    input: paymentInput,
    output: receiptSchema,
    call: (caller, input) => caller.payment.receipt(input),
  }),
  post('/api/payments/{reference}/sandbox-outcome', {
    summary: 'Say how a payment of the sandbox ends',
    input: sandboxOutcomeInput,
    output: paymentSchema,
    call: (caller, input) => caller.payment.sandboxOutcome(input),
  }),
  post('/api/payments/initialize', {
    summary: 'Begin to buy a plan',
    input: initializePaymentInput,
    output: initializedPaymentSchema,
    call: (caller, input) => caller.payment.initialize(input),
  }),
  post('/api/payments/verify', {
    summary: 'Have a payment checked, and its plan credited once it is paid',
    input: paymentInput,
    output: verifiedPaymentSchema,
    call: (caller, input) => caller.payment.verify(input),
  }),
  {
    method: 'POST',
    path: '/api/payments/webhook',
    summary: 'Take in an event of the payment provider, signed in the header x-paystack-signature',
    body: 'signed',
    status: 200,
    input: webhookEventSchema,
    output: messageSchema,
    call: (caller, input) => caller.payment.webhook(input),
  },
]
