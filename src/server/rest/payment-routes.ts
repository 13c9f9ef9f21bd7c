/** The REST paths of payments. */
import { z } from 'zod'
import { messageSchema } from '@/schemas/auth'
import {
  initializedPaymentSchema,
  paymentConfigSchema,
  paymentSchema,
  planSchema,
  receiptSchema,
  webhookEventSchema,
} from '@/schemas/payment'
import { verifiedPaymentSchema } from '@/schemas/verified-payment'
import { get, list, post, type Route } from './route'

export const PAYMENT_ROUTES: readonly Route[] = [
  get('/api/payments/plans', 'payment.plans', {
    summary: 'The plans, with their prices in naira',
    output: z.array(planSchema),
  }),
  get('/api/payments/config', 'payment.config', {
    summary: 'How plans can be paid for here',
    output: paymentConfigSchema,
  }),
  list('/api/payments/user/{userId}', 'payment.list', {
    summary: "The user's payments, newest first",
    item: paymentSchema,
  }),
  get('/api/payments/{reference}/receipt', 'payment.receipt', {
    summary: 'A payment with all that its receipt says',
    output: receiptSchema,
  }),
  post('/api/payments/{reference}/sandbox-outcome', 'payment.sandboxOutcome', {
    summary: 'Say how a payment of the sandbox ends',
    output: paymentSchema,
  }),
  post('/api/payments/initialize', 'payment.initialize', {
    summary: 'Begin to buy a plan',
    output: initializedPaymentSchema,
  }),
  post('/api/payments/verify', 'payment.verify', {
    summary: 'Have a payment checked, and its plan credited once it is paid',
    output: verifiedPaymentSchema,
  }),
  post('/api/payments/webhook', 'payment.webhook', {
    summary: 'Take in an event of the payment provider, signed in the header x-paystack-signature',
    body: 'signed',
    input: webhookEventSchema,
    output: messageSchema,
  }),
]
