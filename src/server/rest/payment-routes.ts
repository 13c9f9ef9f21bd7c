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
import { listRoute, type Route, route } from './route'

export const PAYMENT_ROUTES: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/payments/plans',
    summary: 'The plans, with their prices in naira',
    status: 200,
    input: null,
    output: z.array(planSchema),
    call: (caller) => caller.payment.plans(),
  }),
  route({
    method: 'GET',
    path: '/api/payments/config',
    summary: 'How plans can be paid for here',
    status: 200,
    input: null,
    output: paymentConfigSchema,
    call: (caller) => caller.payment.config(),
  }),
  listRoute({
    path: '/api/payments/user/{userId}',
    summary: "The user's payments, newest first",
    input: userPaymentsInput,
    item: paymentSchema,
    call: (caller, input) => caller.payment.list(input),
  }),
  route({
    method: 'GET',
    path: '/api/payments/{reference}/receipt',
    summary: 'A payment with all that its receipt says',
    status: 200,
    input: paymentInput,
    output: receiptSchema,
    call: (caller, input) => caller.payment.receipt(input),
  }),
  route({
    method: 'POST',
    path: '/api/payments/{reference}/sandbox-outcome',
    summary: 'Say how a payment of the sandbox ends',
    status: 200,
    input: sandboxOutcomeInput,
    output: paymentSchema,
    call: (caller, input) => caller.payment.sandboxOutcome(input),
  }),
  route({
    method: 'POST',
    path: '/api/payments/initialize',
    summary: 'Begin to buy a plan',
    status: 200,
    input: initializePaymentInput,
    output: initializedPaymentSchema,
    call: (caller, input) => caller.payment.initialize(input),
  }),
  route({
    method: 'POST',
    path: '/api/payments/verify',
    summary: 'Have a payment checked, and its plan credited once it is paid',
    status: 200,
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
