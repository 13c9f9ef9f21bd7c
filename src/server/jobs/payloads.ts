/** The durable jobs by name, each with its payload: ids, never texts of users. */
import { z } from 'zod'
import { PROVIDER_IDS } from '@/domain/account/providers'

export const JOB_PAYLOADS = {
  'evaluate-interview': z.object({ interviewId: z.string() }),
  'evaluate-attempt': z.object({ interviewId: z.string(), questionId: z.string(), number: z.int() }),
  'read-again': z.object({
    interviewId: z.string(),
    questionId: z.string(),
    number: z.int(),
    /** The evaluator whose result is contested. */
    evaluator: z.string(),
  }),
  'review-cv': z.object({ cvReviewId: z.string() }),
  'check-payment': z.object({ paymentId: z.string() }),
  'remind-of-plan-end': z.object({}),
  // The name that rows and backups hold for the job that removes what has expired.
  tidy: z.object({}),
  // Sealed, because no row holds the address any more.
  'forget-account': z.object({ userId: z.string(), sealedAddress: z.string() }),
  'send-mail': z.discriminatedUnion('kind', [
    z.object({
      kind: z.enum(['verify-email', 'verify-new-email', 'reset-password']),
      userId: z.string(),
    }),
    z.object({
      kind: z.literal('password-changed'),
      userId: z.string(),
      /** Providers whose accounts opened this one until then. */
      removedProviders: z.array(z.enum(PROVIDER_IDS)).optional(),
    }),
    // To an address that no row holds any more; sealed, because finished jobs are kept for some days.
    z.object({ kind: z.literal('email-changed'), userId: z.string(), sealedAddress: z.string() }),
    // The end that is announced: when it has moved since, there is nothing to announce.
    z.object({ kind: z.literal('plan-ends-soon'), userId: z.string(), endsAt: z.iso.datetime() }),
    z.object({
      kind: z.literal('provider-linked'),
      userId: z.string(),
      provider: z.enum(PROVIDER_IDS),
      isPasswordRemoved: z.boolean(),
    }),
    // The last part of 'forget-account'.
    z.object({ kind: z.literal('account-deleted'), sealedAddress: z.string() }),
    z.object({ kind: z.literal('payment-receipt'), paymentId: z.string() }),
    z.object({ kind: z.literal('practice-plan'), userId: z.string() }),
  ]),
} as const

export type JobName = keyof typeof JOB_PAYLOADS
export type JobPayload<N extends JobName> = z.infer<(typeof JOB_PAYLOADS)[N]>
