/** The REST paths of authentication and of the account. */
import { z } from 'zod'
import {
  forgotPasswordInput,
  loginInput,
  messageSchema,
  registerInput,
  resendVerificationInput,
  resetPasswordInput,
  sessionSchema,
  verifyEmailInput,
} from '@/schemas/auth'
import {
  confirmationSchema,
  deleteAccountInput,
  lastCvSchema,
  ownUserInput,
  selectRegionInput,
  selectRoleInput,
  updatedUserSchema,
  updateEmailInput,
  updatePasswordInput,
  usageEntriesInput,
  usageEntrySchema,
  usageSchema,
  userExportSchema,
  userSchema,
} from '@/schemas/user'
import { get, list, patch, post, type Route, remove } from './route'

export const ACCOUNT_ROUTES: readonly Route[] = [
  post('/api/auth/register', {
    summary: 'Create an account and sign in',
    status: 201,
    input: registerInput,
    output: sessionSchema,
    call: (caller, input) => caller.auth.register(input),
  }),
  post('/api/auth/login', {
    summary: 'Sign in',
    input: loginInput,
    output: sessionSchema,
    call: (caller, input) => caller.auth.login(input),
  }),
  post('/api/auth/logout', {
    summary: 'Sign out',
    input: null,
    output: messageSchema,
    call: (caller) => caller.auth.logout(),
  }),
  post('/api/auth/resend-verification', {
    summary: 'Send the link that verifies an email address again',
    input: resendVerificationInput,
    output: messageSchema,
    call: (caller, input) => caller.auth.resendVerification(input),
  }),
  get('/api/auth/verify-email/{token}', {
    summary: 'Verify the email address a link was sent to',
    input: verifyEmailInput,
    output: messageSchema,
    // A program that opens the link has decided to take the account over.
    call: (caller, input) => caller.auth.verifyEmail({ ...input, takesOver: true }),
  }),
  post('/api/auth/forgot-password', {
    summary: 'Send a link to set a new password',
    input: forgotPasswordInput,
    output: messageSchema,
    call: (caller, input) => caller.auth.forgotPassword(input),
  }),
  post('/api/auth/reset-password', {
    summary: 'Set a new password with the token of a link; ends every session',
    input: resetPasswordInput,
    output: messageSchema,
    call: (caller, input) => caller.auth.resetPassword(input),
  }),
  get('/api/user/{id}', {
    summary: 'The signed-in user',
    input: ownUserInput,
    output: userSchema,
    call: (caller, input) => caller.user.get(input),
  }),
  get('/api/user/{id}/usage', {
    summary: 'What the user has used up, and the limits of the plan',
    input: ownUserInput,
    output: usageSchema,
    call: (caller, input) => caller.user.usage(input),
  }),
  list('/api/user/{id}/usage/entries', {
    summary: 'What was counted against the plan this month, unit by unit, and what was given back, newest first',
    input: usageEntriesInput,
    item: usageEntrySchema,
    call: (caller, input) => caller.user.usageEntries(input),
  }),
  get('/api/users/{id}/last-cv', {
    summary: 'The CV text given last',
    input: ownUserInput,
    output: lastCvSchema,
    call: (caller, input) => caller.user.lastCv(input),
  }),
  patch('/api/user/{id}/role', {
    summary: 'Choose the role to practise for',
    input: selectRoleInput,
    output: z.object({ user: userSchema }),
    call: (caller, input) => caller.user.selectRole(input),
  }),
  patch('/api/user/{id}/region', {
    summary: 'Say where work is sought, which decides on the questions',
    input: selectRegionInput,
    output: z.object({ user: userSchema }),
    call: (caller, input) => caller.user.selectRegion(input),
  }),
  get('/api/user/{id}/confirmation', {
    summary: 'What moving or deleting the account wants beside the session',
    input: ownUserInput,
    output: confirmationSchema,
    call: (caller, input) => caller.user.confirmation(input),
  }),
  patch('/api/user/{id}/email', {
    summary: 'Change the email address, which has to be verified anew',
    input: updateEmailInput,
    output: updatedUserSchema,
    call: (caller, input) => caller.user.updateEmail(input),
  }),
  patch('/api/user/{id}/password', {
    summary: 'Change the password; ends every other session',
    input: updatePasswordInput,
    output: messageSchema,
    call: (caller, input) => caller.user.updatePassword(input),
  }),
  remove('/api/user/{id}', {
    summary: 'Delete the account and everything that belongs to it',
    input: deleteAccountInput,
    output: messageSchema,
    call: (caller, input) => caller.user.delete(input),
  }),
  get('/api/user/{id}/export', {
    summary: 'All that is stored about the user, as a file',
    input: ownUserInput,
    output: userExportSchema,
    call: (caller, input) => caller.user.export(input),
  }),
]
