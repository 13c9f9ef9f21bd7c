/** The inputs of the operators' commands. */
import { z } from 'zod'
import { PAID_PLAN_IDS } from '@/domain/plans/plans'

/** Mails that operators can send again. */
export const MAIL_KINDS = ['verify', 'reset', 'receipt'] as const
export type ResentMailKind = (typeof MAIL_KINDS)[number]

/** Recorded in the audit log. */
const reason = z.string().trim().min(3, 'Give a reason of three characters or more.').max(500)
/** An address or an id. */
const about = z.string().trim().min(1, 'Name what it is about.').max(254)
/** Rows that a list may show. */
const MOST_LISTED = 1000
const LIMIT = `The limit must be a whole number from 1 to ${MOST_LISTED}.`
const limit = z.int(LIMIT).min(1, LIMIT).max(MOST_LISTED, LIMIT)
const decision = z.object({ reference: about, reason })

export const DESK_INPUTS = {
  payments: z.object({}),
  accept: decision,
  refund: decision.extend({ byHand: z.boolean().optional() }),
  refunded: decision,
  adopt: decision.extend({
    account: about,
    plan: z.enum(PAID_PLAN_IDS, `The plan is ${PAID_PLAN_IDS.join(' or ')}.`),
  }),
  account: z.object({ account: about }),
  mail: z.object({ kind: z.enum(MAIL_KINDS), about, reason: reason.optional() }),
  extend: z.object({
    account: about,
    days: z
      .int('The days must be a whole number.')
      .min(1, 'A plan is extended by one day or more.')
      .max(366, 'A plan is extended by 366 days at most.'),
    reason,
  }),
  jobs: z.object({ limit }),
  retry: z.object({ id: z.uuid('A job is named by the id that `jobs` shows.'), reason: reason.optional() }),
  'retry-all': z.object({ name: about, reason: reason.optional() }),
  audit: z.object({ about: about.optional(), limit }),
  contested: z.object({}),
} as const

export type CommandName = keyof typeof DESK_INPUTS
export type CommandInput<N extends CommandName> = z.input<(typeof DESK_INPUTS)[N]>

export const deskRequest = z.object({
  command: z.enum(Object.keys(DESK_INPUTS) as [CommandName, ...CommandName[]]),
  /** Name of the operator's account on the machine. */
  operator: z.string().min(1).max(100),
  input: z.unknown(),
})
export type DeskRequest = z.input<typeof deskRequest>
