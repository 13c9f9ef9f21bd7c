import { z } from 'zod'
import { isAnswered } from '@/domain/interview/answers'
import { TEXT_LIMITS } from '@/domain/limits/text-limits'
import { checkPasswordForm, email, givenPassword, newPassword } from './credentials'
import { text } from './text'
import { userSchema } from './user'

export const registerInput = z.object({
  email,
  password: newPassword,
  name: text('The name', TEXT_LIMITS.name).trim().refine(isAnswered, 'Please enter your name'),
})
export type RegisterInput = z.infer<typeof registerInput>

export const loginInput = z.object({ email, password: givenPassword })
export type LoginInput = z.infer<typeof loginInput>

/** The sign-up form: the request, with the password typed twice. */
export const signUpForm = registerInput
  .extend({ confirmPassword: z.string() })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
  })

// Any text: an invalid token gets the same message as a used one.
const linkToken = z.string({ error: 'The token is missing.' })

export const resendVerificationInput = z.object({ email })

export const verifyEmailInput = z.object({
  token: linkToken,
  /** Confirms that the account is handed over to the person who opens the link, where that would happen. */
  takesOver: z.boolean({ error: 'Whether the account is handed over is true or false.' }).optional(),
})
export type VerifyEmailInput = z.infer<typeof verifyEmailInput>

export const forgotPasswordInput = z.object({ email })
export type ForgotPasswordInput = z.infer<typeof forgotPasswordInput>

export const resetPasswordInput = z.object({ token: linkToken, password: newPassword })
export type ResetPasswordInput = z.infer<typeof resetPasswordInput>

export const resetPasswordForm = z
  .object({ password: z.string(), confirmPassword: z.string() })
  .superRefine(checkPasswordForm('password', 'confirmPassword', "Passwords don't match"))

export const sessionSchema = z.object({ user: userSchema, message: z.string() })
export const messageSchema = z.object({ message: z.string() })
