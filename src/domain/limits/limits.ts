/**
 * Rate limits per account and per address, all in this file. They are
 * meant to be out of a person's way and to stop a program that guesses, floods or runs up costs.
 */
const MINUTE = 60
const HOUR = 60 * MINUTE

/** So many uses in so many seconds, beginning with the first of them. */
export type LimitWindow = {
  points: number
  seconds: number
  /** Counted in the memory of each process: for what would cost less than counting it in the database. */
  isPerProcess?: boolean
}

type Limit = {
  /** Counted for the account, or for the email address or the link's token that the caller names, known or not. */
  account?: LimitWindow
  /** Counted for the network address that the call comes from. */
  address?: LimitWindow
  /** Counted for account and address together, so that a caller cannot lock another person's account. */
  caller?: LimitWindow
  /** Only failures stay counted; what succeeds is given back. */
  countsFailures?: boolean
  /** Guards another person's account or mailbox: not widened for calls from this machine itself. */
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
  // Guesses at the password of an account whose session is open.
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
  // What our own pages read comes to a few in a second at most. Large results count several times.
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
  // Our own pages ask at most nine times about a payment; each time the provider is asked as well.
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
  // Read by who has the link, so the link itself is counted as well.
  'shared-result': {
    account: { points: 300, seconds: MINUTE, isPerProcess: true },
    address: { points: 120, seconds: MINUTE, isPerProcess: true },
    refusal: 'This page was opened too often.',
  },
  // Interviews have thirty questions at most.
  'mentor-comment': {
    account: { points: 60, seconds: HOUR },
    address: { points: 120, seconds: HOUR },
    refusal: 'Too many comments were sent.',
  },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS

/**
 * Mails with a link that anybody can have sent to an address: so many at once, and after that one in each span, at the
 * end of it. Whoever asks for a mail gets one that was sent later than that, and no mailbox is flooded.
 */
export const LINK_MAILS = { atOnce: { points: 5, seconds: HOUR }, spanSeconds: 15 * MINUTE } as const satisfies {
  atOnce: LimitWindow
  spanSeconds: number
}

/**
 * Calls from the machine itself come from its operator, a measurement, or an undeclared proxy that
 * forwards all traffic: their limits are wider by this factor, where they protect only our own load.
 */
const OWN_MACHINE_FACTOR = 100

export type LimitScope = 'account' | 'address' | 'caller'

/** What is counted of one call, each count with its window. */
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

/** The sentence of a refusal. @param seconds until the next use is allowed */
export function limitSentence(name: LimitName, seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE)
  const wait = seconds < MINUTE ? 'in a minute' : `in ${minutes} minute${minutes === 1 ? '' : 's'}`
  return `${LIMITS[name].refusal} Please try again ${wait}.`
}
