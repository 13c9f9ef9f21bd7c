import { z } from 'zod'
import { RECENT_SIGN_IN_MINUTES } from '@/domain/account/confirmation'
import { PROVIDER_IDS } from '@/domain/account/providers'
import { REGIONS } from '@/domain/interview/regions'
import { ROLES } from '@/domain/interview/roles'
import { USAGE_KINDS, USAGE_REASONS } from '@/domain/plans/ledger'
import { PLAN_IDS } from '@/domain/plans/plans'
import { attemptSchema } from './attempt'
import { storedWithdrawalSchema } from './claim'
import { storedContestSchema } from './contest'
import { checkPasswordForm, emailAddress, givenPassword, newPassword } from './credentials'
import { cvReviewSchema } from './cv-review'
import { interviewSchema, region } from './interview'
import { storedMentorCommentSchema, storedMentorLinkSchema } from './mentor'
import { storedPaymentSchema } from './payment'
import { storedDebriefSchema, storedGoalSchema } from './practice'
import { practiceChange, practiceSettingsSchema } from './practice-settings'
import { storedCardSchema } from './review'
import { storedStorySchema } from './story'
import { id } from './text'

/** The signed-in user as sent to the browser. */
export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  emailVerified: z.boolean(),
  plan: z.enum(PLAN_IDS),
  /** Null for the free plan. */
  planExpiresAt: z.date().nullable(),
  /** Null until a role is chosen. */
  selectedRole: z.string().nullable(),
  roleLocked: z.boolean(),
  /** The region in which the user seeks work. */
  region: z.enum(REGIONS),
  /** How the user practises. */
  practiceSettings: practiceSettingsSchema,
  createdAt: z.date(),
})
export type UserDto = z.infer<typeof userSchema>

/** Units used in this calendar month (UTC), or of this purchase. */
export const usageSchema = z.object({
  /** Interviews that count against the limit. */
  interviewCount: z.int(),
  /** CV reviews that count against the limit. */
  cvReviewCount: z.int(),
  /** YYYY-MM, UTC. */
  month: z.string(),
  /** null means unlimited. */
  interviewLimit: z.int().nullable(),
  /** CV reviews in a month, or in a purchase. */
  cvReviewLimit: z.int(),
  /** How many interviews without an answer can still be discarded free of charge this month. */
  freeDiscardsLeft: z.int(),
})
export type UsageDto = z.infer<typeof usageSchema>

/** An entry of the usage ledger: a unit that was charged (1) or refunded (-1). */
export const usageEntrySchema = z.object({
  id: z.string(),
  kind: z.enum(USAGE_KINDS),
  /** 1 for a unit charged, -1 for one refunded. */
  amount: z.int(),
  reason: z.enum(USAGE_REASONS),
  createdAt: z.date(),
  /** Null for a CV review. */
  interviewId: z.string().nullable(),
  /** Null for an interview. */
  cvReviewId: z.string().nullable(),
  /** The interview's role; null for a CV review. */
  role: z.string().nullable(),
  /** As advertised; null for an interview, and if the job description names none. */
  jobTitle: z.string().nullable(),
})
export type UsageEntryDto = z.infer<typeof usageEntrySchema>

export const lastCvSchema = z.object({ cvContent: z.string().nullable() })

export const selectRoleInput = z.object({
  id,
  selectedRole: z.enum(ROLES, { error: 'Please select a role' }),
})

export const selectRegionInput = z.object({ id, region })

export const changePracticeInput = practiceChange.extend({ id })

const currentPassword = givenPassword
  .optional()
  .describe(
    `Required unless the session began within the last ${RECENT_SIGN_IN_MINUTES} minutes: 403 'password-required'.`,
  )

export const updateEmailInput = z.object({
  id,
  newEmail: emailAddress('Please enter a new email address'),
  currentPassword,
})
/** Only the server knows whether the password is required. */
export const updateEmailForm = updateEmailInput.pick({ newEmail: true }).extend({ currentPassword: z.string() })
export type UpdateEmailInput = z.infer<typeof updateEmailInput>

export const deleteAccountInput = z.object({ id, currentPassword })

/** The confirmation required before the address of the account is changed or the account is deleted. */
export const confirmationSchema = z.object({
  needed: z.enum(['none', 'password', 'sign-in']),
  /** Providers with which the user can sign in again. */
  providers: z.array(z.enum(PROVIDER_IDS)),
})
export type ConfirmationDto = z.infer<typeof confirmationSchema>

export const updatePasswordInput = z.object({ id, currentPassword: givenPassword, newPassword })
export type UpdatePasswordInput = z.infer<typeof updatePasswordInput>

export const updatePasswordForm = z
  .object({ currentPassword: z.string(), newPassword: z.string(), confirmPassword: z.string() })
  .superRefine(checkPasswordForm('newPassword', 'confirmPassword', "New passwords don't match"))

export const updatedUserSchema = z.object({ user: userSchema, message: z.string() })

/** Everything that is stored about a user. */
export const userExportSchema = z.object({
  exportedAt: z.date(),
  account: userSchema.extend({
    emailVerifiedAt: z.date().nullable(),
    isEmailMoved: z.boolean(),
    isHolderVerified: z.boolean(),
    planEndNoticeFor: z.date().nullable(),
  }),
  /** Valid links sent by mail; the URLs themselves are not stored. */
  emailLinks: z.array(z.object({ kind: z.string(), createdAt: z.date(), expiresAt: z.date() })),
  /** Provider accounts that sign in to this one. */
  providers: z.array(z.object({ provider: z.string(), providerAccountId: z.string(), createdAt: z.date() })),
  /** The usage ledger: 1 for a unit charged, -1 for one refunded. */
  usage: z.array(
    z.object({
      kind: z.string(),
      month: z.string(),
      amount: z.int(),
      reason: z.string(),
      interviewId: z.string().nullable(),
      cvReviewId: z.string().nullable(),
      createdAt: z.date(),
    }),
  ),
  /**
   * `retakes`: questions answered again later, each attempt with its number; an attempt that is among the answers is
   * left out. `saves`: when each answer was saved; its revision is the time of the last change by the device's clock,
   * in milliseconds since 1970. `evaluations`: when each answer was evaluated.
   */
  interviews: z.array(
    interviewSchema.extend({
      cvReviewId: z.string().nullable(),
      retakes: z.array(attemptSchema),
      saves: z.array(
        z.object({ questionId: z.string(), wordCount: z.int(), revision: z.number(), updatedAt: z.date() }),
      ),
      evaluations: z.array(
        z.object({ questionId: z.string(), evaluator: z.string(), score: z.int(), createdAt: z.date() }),
      ),
    }),
  ),
  cvReviews: z.array(cvReviewSchema),
  /** Cards of missed points. */
  reviewCards: z.array(storedCardSchema),
  /** Evaluations with remarks that are or were contested. */
  contestedReadings: z.array(storedContestSchema),
  /** The goal of the practice plan. */
  practiceGoal: storedGoalSchema.nullable(),
  /** What the user told about real interviews. */
  debriefs: z.array(storedDebriefSchema),
  /** Answers that were saved as stories. */
  /** Lines of the CV that the user does not want to use any more. */
  withdrawnClaims: z.array(storedWithdrawalSchema),
  stories: z.array(storedStorySchema),
  /** Valid mentor links; the URLs themselves are not stored. */
  mentorLinks: z.array(storedMentorLinkSchema),
  /** Comments of mentors on the answers. */
  mentorComments: z.array(storedMentorCommentSchema),
  payments: z.array(storedPaymentSchema),
  /** Days that operators added to the plan. */
  planExtensions: z.array(z.object({ days: z.int(), createdAt: z.date() })),
  /** Operators' actions on the account. */
  operatorActs: z.array(
    z.object({
      act: z.string(),
      /** The payment's reference. */
      subject: z.string().nullable(),
      reason: z.string().nullable(),
      outcome: z.string(),
      createdAt: z.date(),
    }),
  ),
})
export type UserExportDto = z.infer<typeof userExportSchema>
