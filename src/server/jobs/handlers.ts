/** What each job does: one call of a service. */

import type { Deps } from '@/server/ports'
import { purgeExpired } from '@/server/services/auth'
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
import { checkPayment, scheduleCheck } from '@/server/services/payment'
import { forgetAccount } from '@/server/services/user'
import type { JobName, JobPayload } from './payloads'

export type JobHandler<N extends JobName> = {
  run: (deps: Deps, payload: JobPayload<N>) => Promise<void>
  /** Called when the last try failed, so that no screen waits for ever. */
  giveUp: (deps: Deps, payload: JobPayload<N>) => Promise<void>
  /** Tries after the first. */
  retryLimit: number
  /** Seconds after which a job whose worker stopped responding is retried. */
  expireInSeconds: number
  /**
   * How many a process works on at a time. More than one where most of the time goes into waiting for a service, or
   * where a short one should not wait for a long one.
   */
  workers: number
  /** The period in seconds of a job that is due by the clock; all processes together send one per period. */
  everySeconds?: number
  /** Whether its row is deleted as soon as it is done, rather than kept for some days. */
  leavesNoRow?: boolean
}

export const JOB_HANDLERS: { [N in JobName]: JobHandler<N> } = {
  'evaluate-interview': {
    run: (deps, { interviewId }) => evaluateInterview(deps, interviewId),
    giveUp: (deps, { interviewId }) => failEvaluation(deps, interviewId),
    retryLimit: 3,
    expireInSeconds: 60,
    workers: 6,
  },
  'evaluate-attempt': {
    run: evaluateAttempt,
    giveUp: failAttempt,
    retryLimit: 3,
    expireInSeconds: 60,
    workers: 3,
  },
  'read-again': {
    run: readAgain,
    giveUp: failSecondReading,
    // Nobody's score waits for it, and each try may be paid for.
    retryLimit: 1,
    expireInSeconds: 60,
    workers: 1,
  },
  'review-cv': {
    run: (deps, { cvReviewId }) => runCvReview(deps, cvReviewId),
    giveUp: (deps, { cvReviewId }) => failCvReview(deps, cvReviewId),
    retryLimit: 3,
    expireInSeconds: 60,
    workers: 3,
  },
  'check-payment': {
    run: (deps, { paymentId }) => checkPayment(deps, paymentId),
    // The chain of checks must not end by a fault of ours: there may be money at the other end.
    giveUp: (deps, { paymentId }) => scheduleCheck(deps, paymentId),
    retryLimit: 3,
    expireInSeconds: 60,
    workers: 1,
  },
  'remind-of-plan-end': {
    run: remindOfPlanEnds,
    giveUp: async () => {},
    retryLimit: 3,
    expireInSeconds: 300,
    workers: 1,
    everySeconds: 10 * 60,
  },
  tidy: {
    run: purgeExpired,
    giveUp: async () => {},
    retryLimit: 3,
    expireInSeconds: 300,
    workers: 1,
    everySeconds: 60 * 60,
  },
  'forget-account': {
    run: forgetAccount,
    giveUp: async () => {},
    retryLimit: 10,
    expireInSeconds: 300,
    workers: 1,
    leavesNoRow: true,
  },
  'send-mail': {
    run: sendMail,
    // No screen waits for a mail: a person who misses one asks for it again.
    giveUp: async () => {},
    // With waits that double from a second: a mail server may be away for a quarter of an hour.
    retryLimit: 10,
    expireInSeconds: 60,
    workers: 1,
  },
}
