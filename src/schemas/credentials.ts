/** The credentials of an account. */
import { z } from 'zod'
import { isGuessablePassword } from '@/domain/account/guessable-password'
import { COMMON_PASSWORD, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@/domain/account/password'
import { TEXT_LIMITS } from '@/domain/limits/text-limits'
import { text } from './text'

/**
 * An email address; compared and stored in lower case.
 * @param missing message if there is none
 */
export const emailAddress = (missing: string) =>
  text('The email address', TEXT_LIMITS.email, missing)
    .trim()
    .toLowerCase()
    .min(1, missing)
    .pipe(z.email('Please enter a valid email address'))
    .meta({ examples: ['ada@example.com'] })

export const email = emailAddress('Please enter your email address')

const PASSWORD_EXAMPLE = { examples: ['a-quiet-room'] }

/** A new password. */
export const newPassword = text('The password', MAX_PASSWORD_LENGTH)
  .min(MIN_PASSWORD_LENGTH, `Password must be at least ${MIN_PASSWORD_LENGTH} characters`)
  .refine((value) => !isGuessablePassword(value), COMMON_PASSWORD)
  .meta(PASSWORD_EXAMPLE)

/** An existing password, for comparison. */
export const givenPassword = text('The password', MAX_PASSWORD_LENGTH)
  .min(1, 'Please enter your password')
  .meta(PASSWORD_EXAMPLE)

/**
 * Checks of a form that sets a password, in this order: every field filled in, both entries equal, strong enough. Only
 * the first failure is reported.
 * @param mismatch message if the two entries differ
 */
export const checkPasswordForm =
  <T extends Record<string, string>>(password: keyof T & string, confirmation: keyof T & string, mismatch: string) =>
  (values: T, context: z.RefinementCtx<T>): void => {
    const fault = firstFault()
    if (fault) context.addIssue({ code: 'custom', path: [fault.field], message: fault.message })

    function firstFault(): { field: string; message: string } | null {
      const empty = Object.keys(values).find((field) => values[field] === '')
      if (empty) return { field: empty, message: 'Please fill in all fields' }
      if (values[password] !== values[confirmation]) return { field: confirmation, message: mismatch }
      const [issue] = newPassword.safeParse(values[password]).error?.issues ?? []
      return issue ? { field: password, message: issue.message } : null
    }
  }
