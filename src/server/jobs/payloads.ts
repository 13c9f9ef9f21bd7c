/** Payload schemas of the durable jobs, by name. They hold ids, never user texts. */
import { z } from 'zod'
import type { EmailLinkKind } from '@/domain/account/email-link'
import { PROVIDER_IDS } from '@/domain/account/providers'

/** Mails with a link that expires, and its kind. */
const LINK_MAILS = {
  'verify-email': 'verify_email',
  'verify-new-email': 'verify_email',
  'reset-password': 'reset_password',
} as const satisfies Record<string, EmailLinkKind>
type LinkMail = keyof typeof LINK_MAILS

/**
 * Address of the account at the time of the act, encrypted. A notice goes there: whoever did it may have changed the
 * address since.
 */
const addressThen = z.string().optional()

/** The address was never verified, so it may be a stranger's, to whom only a few mails are sent. */
const isUnverified = z.literal(true).optional()

export const JOB_PAYLOADS = {
  'evaluate-interview': z.object({ interviewId: z.string() }),
  'evaluate-attempt': z.object({ interviewId: z.string(), questionId: z.string(), number: z.int() }),
  'read-again': z.object({
    interviewId: z.string(),
    questionId: z.string(),
    number: z.int(),
    /** The evaluator whose result the user contests. */
    evaluator: z.string(),
  }),
  'review-cv': z.object({ cvReviewId: z.string() }),
  'check-payment': z.object({ paymentId: z.string() }),
  'remind-of-plan-end': z.object({}),
  // Deletes expired rows. The name is stored in rows and backups, so it cannot be changed.
  tidy: z.object({}),
  // The address is encrypted, because its row is already deleted.
  'forget-account': z.object({ userId: z.string(), sealedAddress: z.string(), isUnverified }),
  'send-mail': z.discriminatedUnion('kind', [
    z.object({
      kind: z.enum(Object.keys(LINK_MAILS) as [LinkMail, ...LinkMail[]]),
      userId: z.string(),
      /** Address that the link is for, encrypted. The account is the one that has it when the mail is sent. */
      sealedAddress: z.string().optional(),
    }),
    z.object({
      kind: z.literal('password-changed'),
      userId: z.string(),
      /** OAuth providers that were linked until then. */
      removedProviders: z.array(z.enum(PROVIDER_IDS)).optional(),
      sealedAddress: addressThen,
    }),
    // To the old address, which no row holds any more; encrypted, because finished jobs are kept for a week.
    z.object({
      kind: z.literal('email-changed'),
      userId: z.string(),
      sealedAddress: z.string(),
      /** Such an address is not told the new one either. */
      isUnverified,
    }),
    // The announced end of the plan; if it has moved since, no mail is sent.
    z.object({ kind: z.literal('plan-ends-soon'), userId: z.string(), endsAt: z.iso.datetime() }),
    z.object({
      kind: z.literal('provider-linked'),
      userId: z.string(),
      provider: z.enum(PROVIDER_IDS),
      isPasswordRemoved: z.boolean(),
      sealedAddress: addressThen,
    }),
    // Enqueued as the last step of 'forget-account'.
    z.object({ kind: z.literal('account-deleted'), sealedAddress: z.string(), isUnverified }),
    z.object({ kind: z.enum(['payment-receipt', 'payment-in-review', 'plan-withdrawn']), paymentId: z.string() }),
    z.object({ kind: z.literal('practice-plan'), userId: z.string() }),
  ]),
} as const

export type JobName = keyof typeof JOB_PAYLOADS
export const JOB_NAMES = Object.keys(JOB_PAYLOADS) as JobName[]
export type JobPayload<N extends JobName> = z.infer<(typeof JOB_PAYLOADS)[N]>

type MailKind = JobPayload<'send-mail'>['kind']

/** The kind of link in a mail; null if it has none that expires. */
export const linkKindOf = (kind: MailKind): EmailLinkKind | null =>
  kind in LINK_MAILS ? LINK_MAILS[kind as LinkMail] : null

/** Whether a person asked for a mail of this kind, waits for it and can ask for it again. */
export const isOnRequest = (kind: MailKind): boolean => kind === 'practice-plan' || linkKindOf(kind) !== null
