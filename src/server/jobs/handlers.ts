/** Job handlers: each calls one service. */
import type { Deps } from '@/server/ports'
import { failCvReview, runCvReview } from '@/server/services/cv-review'
import {
  evaluateAttempt,
  evaluateInterview,
  failAttempt,
  failEvaluation,
  failSecondReading,
  readAgain,
} from '@/server/services/evaluation'
import { remindOfPlanEnds, sendMail } from '@/server/services/mail'
import { purgeExpired } from '@/server/services/maintenance'
import { checkPayment, scheduleCheck } from '@/server/services/payment'
import { forgetAccount } from '@/server/services/user'
import { isOnRequest, type JobName, type JobPayload } from './payloads'

export type JobHandler<N extends JobName> = {
  run: (deps: Deps, payload: JobPayload<N>) => Promise<void>
  /** Called after the last attempt failed, so that no screen waits for ever. */
  giveUp: (deps: Deps, payload: JobPayload<N>) => Promise<void>
  /** Attempts after the first. */
  retryLimit: number
  /** The same for one payload; undefined for `retryLimit`. */
  retryLimitOf?: (payload: JobPayload<N>) => number | undefined
  /** Longest pause before a retry, in seconds; the pauses double from one second up to it. Without it, 18 hours. */
  longestPauseSeconds?: number
  /** Longest run of one attempt, in seconds; then it fails and is retried. */
  expireInSeconds: number
  /**
   * Concurrent jobs per process. More than one where jobs mostly wait for a service, or where a short job should not
   * wait for a long one.
   */
  workers: number
  /** For periodic jobs: the period in seconds. All processes together enqueue one job per period. */
  everySeconds?: number
  /** Whether its row is deleted on completion rather than kept for a week. */
  leavesNoRow?: boolean
}

/** For most jobs. */
const USUAL = { retryLimit: 3, expireInSeconds: 60, workers: 1 }

const nothing = async () => {}

export const JOB_HANDLERS: { [N in JobName]: JobHandler<N> } = {
  'evaluate-interview': {
    ...USUAL,
    run: (deps, { interviewId }) => evaluateInterview(deps, interviewId),
    giveUp: (deps, { interviewId }) => failEvaluation(deps, interviewId),
    workers: 6,
  },
  'evaluate-attempt': {
    ...USUAL,
    run: evaluateAttempt,
    giveUp: failAttempt,
    workers: 3,
  },
  'read-again': {
    ...USUAL,
    run: readAgain,
    giveUp: failSecondReading,
    // The score does not depend on it, and each attempt may cost money.
    retryLimit: 1,
  },
  'review-cv': {
    ...USUAL,
    run: (deps, { cvReviewId }) => runCvReview(deps, cvReviewId),
    giveUp: (deps, { cvReviewId }) => failCvReview(deps, cvReviewId),
    workers: 3,
  },
  'check-payment': {
    ...USUAL,
    run: (deps, { paymentId }) => checkPayment(deps, paymentId),
    // The chain of checks must not end because of an error: the payment may have been made.
    giveUp: (deps, { paymentId }) => scheduleCheck(deps, paymentId),
  },
  'remind-of-plan-end': {
    ...USUAL,
    run: remindOfPlanEnds,
    giveUp: nothing,
    expireInSeconds: 300,
    everySeconds: 10 * 60,
  },
  tidy: {
    ...USUAL,
    run: purgeExpired,
    giveUp: nothing,
    expireInSeconds: 300,
    everySeconds: 60 * 60,
  },
  'forget-account': {
    ...USUAL,
    run: forgetAccount,
    giveUp: nothing,
    retryLimit: 10,
    expireInSeconds: 300,
    leavesNoRow: true,
  },
  'send-mail': {
    ...USUAL,
    run: sendMail,
    // No screen waits for a mail.
    giveUp: nothing,
    // Twelve tries in the first hour, then one each hour: covers two days without the mail server.
    retryLimit: 58,
    longestPauseSeconds: 60 * 60,
    // Covers half an hour; a person who misses such a mail asks for it again.
    retryLimitOf: ({ kind }) => (isOnRequest(kind) ? 10 : undefined),
  },
}
