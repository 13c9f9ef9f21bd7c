/**
 * All rate limits per account and per address. They should be generous for a person, and stop a program that guesses
 * passwords, floods the server or runs up costs.
 */
import type { ErrorReason } from '@/domain/errors'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** A fixed window: `points` uses in `seconds`, which begin with the first use. */
export type LimitWindow = {
  points: number
  seconds: number
  /** Counted in the memory of each process, where a count in the database would cost more than the call itself. */
  isPerProcess?: boolean
}

type Limit = {
  /** Counted per account, or per email address or link token that the caller names, whether or not it exists. */
  account?: LimitWindow
  /** Counted per network address of the caller. */
  address?: LimitWindow
  /** Counted per pair of account and address, so that a caller cannot lock another person's account. */
  caller?: LimitWindow
  /** Counts failures only: a successful call returns its point. */
  countsFailures?: boolean
  /** Protects another person's account or mailbox, so it is not widened for calls from this machine. */
  isStrict?: boolean
  /** What was done too often, as the beginning of a sentence. */
  refusal: string
}

const per = (points: number, seconds: number): LimitWindow => ({ points, seconds })
const perProcess = (points: number, seconds: number): LimitWindow => ({ points, seconds, isPerProcess: true })

/** For what is tried with a password: it counts failures, and protects another person's account. */
const GUESSED = { countsFailures: true, isStrict: true } as const

export const LIMITS = {
  // Ten guesses from one network address. Strangers' guesses from elsewhere keep the owner out only when they are many.
  'sign-in': {
    caller: per(10, 15 * MINUTE),
    account: per(100, 15 * MINUTE),
    address: per(50, 15 * MINUTE),
    ...GUESSED,
    refusal: 'Too many attempts to sign in.',
  },
  'sign-up': { account: per(30, HOUR), address: per(20, HOUR), refusal: 'Too many accounts were created from here.' },
  'forgot-password': {
    address: per(30, HOUR),
    caller: per(10, HOUR),
    isStrict: true,
    refusal: 'Too many reset links were asked for.',
  },
  'reset-password': { address: per(30, 15 * MINUTE), refusal: 'Too many attempts to set a new password.' },
  'resend-verification': {
    address: per(30, HOUR),
    caller: per(5, HOUR),
    isStrict: true,
    refusal: 'Too many verification mails were asked for.',
  },
  'change-password': {
    account: per(10, 15 * MINUTE),
    ...GUESSED,
    refusal: 'Too many attempts to change the password.',
  },
  // Password guesses in a session that is already signed in.
  'confirm-password': { account: per(10, 15 * MINUTE), ...GUESSED, refusal: 'Too many wrong passwords were entered.' },
  // Wrong passwords count here too.
  'change-email': {
    account: per(10, HOUR),
    isStrict: true,
    refusal: 'Too many attempts to change the email address.',
  },
  export: { account: per(30, HOUR), refusal: 'Your data was downloaded too often.' },
  upload: { account: per(60, 10 * MINUTE), address: per(300, 10 * MINUTE), refusal: 'Too many files were uploaded.' },
  'start-interview': { account: per(30, HOUR), address: per(300, HOUR), refusal: 'Too many interviews were started.' },
  'questions-to-us': {
    account: per(120, HOUR),
    address: per(600, HOUR),
    refusal: 'Questions to the interviewer were kept too often.',
  },
  // To ask about an answer, it is read.
  'follow-up': {
    account: per(120, HOUR),
    address: per(600, HOUR),
    refusal: 'Too many follow-up questions were asked for.',
  },
  // Each call compares the CV with all answers.
  'mark-claim': {
    account: per(240, HOUR),
    address: per(1_200, HOUR),
    refusal: 'Claims were withdrawn or restored too often.',
  },
  evaluation: { account: per(120, HOUR), address: per(600, HOUR), refusal: 'Too many evaluations were asked for.' },
  contest: { account: per(120, HOUR), address: per(600, HOUR), refusal: 'Too many remarks were contested.' },
  // Our own pages make a few reads a second at most. Large results count several times (`READ_UNIT`).
  read: { account: perProcess(600, MINUTE), refusal: 'Too much was read in a short time.' },
  'cv-review': { account: per(40, HOUR), address: per(300, HOUR), refusal: 'Too many CV reviews were asked for.' },
  'word-file': { account: per(60, HOUR), address: per(600, HOUR), refusal: 'Too many Word files were asked for.' },
  payment: { account: per(15, 15 * MINUTE), address: per(120, HOUR), refusal: 'Too many payments were begun.' },
  // Our own pages poll a payment at most nine times; each poll also calls the provider.
  'payment-check': {
    account: per(60, 10 * MINUTE),
    address: per(300, 10 * MINUTE),
    refusal: 'Payments were asked about too often.',
  },
  'mail-plan': { account: per(5, HOUR), isStrict: true, refusal: 'Too many mails with your plan were asked for.' },
  'mentor-link': { account: per(30, HOUR), refusal: 'Too many links were made.' },
  // Anybody with the link can read the result, so the link itself has a limit too.
  'shared-result': {
    account: perProcess(300, MINUTE),
    address: perProcess(120, MINUTE),
    refusal: 'This page was opened too often.',
  },
  // Enough for two comments on each answer: interviews have thirty questions at most.
  'mentor-comment': { account: per(60, HOUR), address: per(120, HOUR), refusal: 'Too many comments were sent.' },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS

/**
 * Mails with a link that anybody can request for any address: `atOnce` are sent at once; after that, one is sent at the
 * end of each span. So every request is followed by a mail, and no mailbox is flooded.
 */
export const LINK_MAILS = { atOnce: { points: 5, seconds: HOUR }, spanSeconds: 15 * MINUTE } as const satisfies {
  atOnce: LimitWindow
  spanSeconds: number
}

/** Files that use up the time of their process count more often than once. */
export const HARD_UPLOAD = {
  reasons: new Set<string>(['file-too-complex', 'file-too-hard-to-recognise'] satisfies ErrorReason[]),
  morePoints: 9,
} as const

/**
 * Interviews that an account may start with questions from a model. Further ones are not refused: rules make their
 * personal questions.
 */
export const MODEL_STARTS = { points: 10, seconds: HOUR } as const satisfies LimitWindow

/**
 * Calls from this machine come from its operator, a benchmark, or an undeclared proxy that forwards all traffic. Their
 * limits are wider by this factor where they only protect our own load.
 */
const OWN_MACHINE_FACTOR = 100

export type LimitScope = 'account' | 'address' | 'caller'

/** The windows in which one call is counted, each with its scope. */
export function windowsOf(
  name: LimitName,
  { isOwnMachine }: { isOwnMachine: boolean },
): { scope: LimitScope; window: LimitWindow }[] {
  const limit: Limit = LIMITS[name]
  // The address first, so that a refused caller does not use up the limit of another person's account.
  return (['address', 'caller', 'account'] as const).flatMap((scope) => {
    const window = limit[scope]
    if (!window) return []
    const isWidened = isOwnMachine && (scope === 'address' || !limit.isStrict)
    return [{ scope, window: isWidened ? { ...window, points: window.points * OWN_MACHINE_FACTOR } : window }]
  })
}

/** The message of a refusal. @param seconds until the next use is allowed */
export function limitSentence(name: LimitName, seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE)
  const wait = seconds < MINUTE ? 'in a minute' : `in ${minutes} minute${minutes === 1 ? '' : 's'}`
  return `${LIMITS[name].refusal} Please try again ${wait}.`
}
