/** What each job does: one call of a service. */
import type { Deps } from '../ports'
import { evaluateInterview, failEvaluation } from '../services/evaluation'
import { forgetAccount } from '../services/forget-account'
import { checkPayment, scheduleCheck } from '../services/payment-check'
import { remindOfPlanEnds } from '../services/plan-reminders'
import { evaluateAttempt, failAttempt } from '../services/retake'
import { failCvReview, runCvReview } from '../services/review-cv'
import { failSecondReading, readAgain } from '../services/second-reading'
import { sendMail } from '../services/send-mail'
import { tidy } from '../services/tidy'
import type { JobName, JobPayload } from './payloads'

export type JobHandler<N extends JobName> = {
  run: (deps: Deps, payload: JobPayload<N>) => Promise<void>
  /** Called when the last try failed, so that nobody waits for ever. */
  giveUp: (deps: Deps, payload: JobPayload<N>) => Promise<void>
  /** Tries after the first. */
  retryLimit: number
  /** Seconds after which a job whose worker fell silent is tried again. */
  expireInSeconds: number
  /** How many a process works on at a time; more than one where most of the time goes into waiting for a service. */
  workers: number
  /** Seconds after which it is due again, where it is due by the clock; at most one within them, over all processes. */
  everySeconds?: number
  /** Whether its row goes as soon as it is done, in place of being kept for some days. */
  leavesNoRow?: boolean
}

export const JOB_HANDLERS: { [N in JobName]: JobHandler<N> } = {
  'evaluate-interview': {
    run: (deps, { interviewId }) => evaluateInterview(deps, interviewId),
    giveUp: (deps, { interviewId }) => failEvaluation(deps, interviewId),
    retryLimit: 3,
    expireInSeconds: 60,
    workers: 3,
  },
  'evaluate-attempt': {
    run: evaluateAttempt,
    giveUp: failAttempt,
    retryLimit: 3,
    expireInSeconds: 60,
    workers: 1,
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
    workers: 1,
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
    run: tidy,
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
    // Nobody waits for a mail as for a result: whoever misses one asks for it again.
    giveUp: async () => {},
    // With waits that double from a second: a mail server may be away for a quarter of an hour.
    retryLimit: 10,
    expireInSeconds: 60,
    workers: 1,
  },
}
