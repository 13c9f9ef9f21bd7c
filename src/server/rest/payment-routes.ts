/** The REST paths of payments. */
import { messageSchema } from '@/schemas/auth'
import { initializedPaymentSchema, initializePaymentInput, paymentInput, webhookEventSchema } from '@/schemas/payment'
import { verifiedPaymentSchema } from '@/schemas/verified-payment'
import { type Route, route } from './route'

export const PAYMENT_ROUTES: readonly Route[] = [
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
