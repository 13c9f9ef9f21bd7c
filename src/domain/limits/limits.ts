/**
 * All rate limits per account and per address. They should be generous for a person, and stop a program that guesses
 * passwords, floods the server or runs up costs.
 */
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

export const LIMITS = {
  'sign-in': {
    account: { points: 10, seconds: 15 * MINUTE },
    address: { points: 50, seconds: 15 * MINUTE },
    countsFailures: true,
    isStrict: true,
    refusal: 'Too many attempts to sign in.',
  },
  'sign-up': {
    account: { points: 30, seconds: HOUR },
    address: { points: 20, seconds: HOUR },
    refusal: 'Too many accounts were created from here.',
  },
  'forgot-password': {
    address: { points: 30, seconds: HOUR },
    caller: { points: 10, seconds: HOUR },
    isStrict: true,
    refusal: 'Too many reset links were asked for.',
  },
  'reset-password': {
    address: { points: 30, seconds: 15 * MINUTE },
    refusal: 'Too many attempts to set a new password.',
  },
  'resend-verification': {
    address: { points: 30, seconds: HOUR },
    caller: { points: 5, seconds: HOUR },
    isStrict: true,
    refusal: 'Too many verification mails were asked for.',
  },
  'change-password': {
    account: { points: 10, seconds: 15 * MINUTE },
    countsFailures: true,
    isStrict: true,
    refusal: 'Too many attempts to change the password.',
  },
  // Password guesses in a session that is already signed in.
  'confirm-password': {
    account: { points: 10, seconds: 15 * MINUTE },
    countsFailures: true,
    isStrict: true,
    refusal: 'Too many wrong passwords were entered.',
  },
  'change-email': {
    account: { points: 10, seconds: HOUR },
    isStrict: true,
    refusal: 'The email address was changed too often.',
  },
  export: {
    account: { points: 30, seconds: HOUR },
    refusal: 'Your data was downloaded too often.',
  },
  upload: {
    account: { points: 60, seconds: 10 * MINUTE },
    address: { points: 300, seconds: 10 * MINUTE },
    refusal: 'Too many files were uploaded.',
  },
  'start-interview': {
    account: { points: 30, seconds: HOUR },
    address: { points: 300, seconds: HOUR },
    refusal: 'Too many interviews were started.',
  },
  'questions-to-us': {
    account: { points: 120, seconds: HOUR },
    address: { points: 600, seconds: HOUR },
    refusal: 'Questions to the interviewer were kept too often.',
  },
  evaluation: {
    account: { points: 120, seconds: HOUR },
    address: { points: 600, seconds: HOUR },
    refusal: 'Too many evaluations were asked for.',
  },
  contest: {
    account: { points: 120, seconds: HOUR },
    address: { points: 600, seconds: HOUR },
    refusal: 'Too many remarks were contested.',
  },
  // Our own pages make a few reads a second at most. Large results count several times (`READ_UNIT`).
  read: {
    account: { points: 600, seconds: MINUTE, isPerProcess: true },
    refusal: 'Too much was read in a short time.',
  },
  'cv-review': {
    account: { points: 40, seconds: HOUR },
    address: { points: 300, seconds: HOUR },
    refusal: 'Too many CV reviews were asked for.',
  },
  payment: {
    account: { points: 15, seconds: 15 * MINUTE },
    address: { points: 120, seconds: HOUR },
    refusal: 'Too many payments were begun.',
  },
  // Our own pages poll a payment at most nine times; each poll also calls the provider.
  'payment-check': {
    account: { points: 60, seconds: 10 * MINUTE },
    address: { points: 300, seconds: 10 * MINUTE },
    refusal: 'Payments were asked about too often.',
  },
  'mail-plan': {
    account: { points: 5, seconds: HOUR },
    isStrict: true,
    refusal: 'Too many mails with your plan were asked for.',
  },
  'mentor-link': {
    account: { points: 30, seconds: HOUR },
    refusal: 'Too many links were made.',
  },
  // Anybody with the link can read the result, so the link itself has a limit too.
  'shared-result': {
    account: { points: 300, seconds: MINUTE, isPerProcess: true },
    address: { points: 120, seconds: MINUTE, isPerProcess: true },
    refusal: 'This page was opened too often.',
  },
  // Enough for two comments on each answer: interviews have thirty questions at most.
  'mentor-comment': {
    account: { points: 60, seconds: HOUR },
    address: { points: 120, seconds: HOUR },
    refusal: 'Too many comments were sent.',
  },
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
