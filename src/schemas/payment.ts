import { z } from 'zod'
import { TEXT_LIMITS } from '@/domain/limits/text-limits'
import { PAYMENT_STATUSES } from '@/domain/payments/status'
import { PAID_PLAN_IDS, PLAN_IDS } from '@/domain/plans/plans'
import { id, text } from './text'

/** A plan as offered, with its price in naira. */
export const planSchema = z.object({
  id: z.enum(PLAN_IDS),
  name: z.string(),
  /** Naira. */
  price: z.int(),
  duration: z.string(),
  /** Questions of an interview at most. */
  questionsPerInterview: z.int(),
  /** Of these, questions made from the CV and the advert. */
  aiQuestionCount: z.int(),
  /** Of these, questions of the bank. */
  bankQuestionCount: z.int(),
  /** Interviews in a calendar month (UTC); null means unlimited. */
  interviewLimit: z.int().nullable(),
  /** CV reviews in a month, or in a purchase. */
  cvReviewLimit: z.int(),
  features: z.array(z.string()),
})
export type PlanDto = z.infer<typeof planSchema>

/** How plans can be paid for on this server: `sandbox` moves no money, with `off` nothing can be bought. */
export const paymentConfigSchema = z.object({
  provider: z.enum(['paystack', 'sandbox', 'off']),
  /** Whether payments are tests without real money: in the sandbox, or with the provider's test keys. */
  isTest: z.boolean(),
  /** Public key for the provider's popup; null if it needs none. */
  publicKey: z.string().nullable(),
  currency: z.string(),
  /** Whom to ask about a payment: an email address or a URL; null if the operator names none. */
  supportContact: z.string().nullable(),
})
export type PaymentConfigDto = z.infer<typeof paymentConfigSchema>

export const initializePaymentInput = z.object({
  planType: z
    .enum(PAID_PLAN_IDS, {
      error: ({ input }) =>
        input === 'free' ? 'The free plan costs nothing and cannot be bought.' : 'Please choose a plan.',
    })
    .meta({ examples: ['monthly'] }),
  userId: id,
  /** Accepted but ignored: the receipt and the provider get the account's own address. */
  email: text('The email address', TEXT_LIMITS.email).optional(),
})
export type InitializePaymentInput = z.infer<typeof initializePaymentInput>

export const initializedPaymentSchema = z.object({
  reference: z.string(),
  /** Kobo. */
  amount: z.int(),
  currency: z.string(),
  /** Public key for the provider's popup; null if it needs none. */
  publicKey: z.string().nullable(),
  provider: z.enum(['paystack', 'sandbox']),
  /** Access code with which the provider's popup resumes the transaction; null in the sandbox. */
  accessCode: z.string().nullable(),
})
export type InitializedPaymentDto = z.infer<typeof initializedPaymentSchema>

/** A payment by its reference; an invalid reference simply matches nothing. */
export const paymentInput = z.object({ reference: id })

const SANDBOX_OUTCOMES = ['success', 'failure', 'close'] as const

export const sandboxOutcomeInput = z.object({
  reference: id,
  /** `close`: the popup was closed without paying. */
  outcome: z.enum(SANDBOX_OUTCOMES, { error: `The outcome is one of: ${SANDBOX_OUTCOMES.join(', ')}.` }),
})
export type SandboxOutcomeInput = z.infer<typeof sandboxOutcomeInput>

/** A payment as its payer sees it. */
export const paymentSchema = z.object({
  reference: z.string(),
  plan: z.enum(PLAN_IDS),
  /** Kobo: the price, or what was received where that is something else. */
  amount: z.int(),
  currency: z.string(),
  provider: z.enum(['paystack', 'sandbox']),
  /** Whether it was begun in the sandbox or with a test key of the provider, so that no money moves. */
  isTest: z.boolean(),
  status: z.enum(PAYMENT_STATUSES),
  createdAt: z.date(),
  /** When it was paid; null if it is not. */
  paidAt: z.date().nullable(),
})
export type PaymentDto = z.infer<typeof paymentSchema>

/** A payment with everything that its receipt states. */
export const receiptSchema = paymentSchema.extend({
  planName: z.string(),
  /** The duration of the plan, as shown beside its price: 'for 30 days'. */
  duration: z.string(),
  /** Payment channel as the provider names it, for example 'card'; null if it is not paid. */
  channel: z.string().nullable(),
  payer: z.object({ name: z.string(), email: z.string() }),
})
export type ReceiptDto = z.infer<typeof receiptSchema>

/** A payment in the account export. */
export const storedPaymentSchema = paymentSchema.extend({
  sandboxOutcome: z.string().nullable(),
  channel: z.string().nullable(),
  creditedAt: z.date().nullable(),
  /** The provider's report where it does not match the order. */
  reported: z.record(z.string(), z.unknown()).nullable(),
  refund: z.string().nullable(),
  refundAskedAt: z.date().nullable(),
  /** Refunds and disputes that the provider reported. */
  events: z.array(z.object({ name: z.string(), key: z.string(), amount: z.int().nullable(), createdAt: z.date() })),
})

/** The provider's webhook payload; unknown fields are ignored. */
export const webhookEventSchema = z.looseObject({ event: z.string(), data: z.looseObject({}) })

/** A webhook delivery; the raw body is needed because the signature covers its exact bytes. */
export const webhookInput = z.object({ body: z.string(), signature: z.string() })
export type WebhookInput = z.infer<typeof webhookInput>
