/** The REST paths of authentication and of the account. */
import { z } from 'zod'
import { messageSchema, sessionSchema, type VerifyEmailInput } from '@/schemas/auth'
import {
  confirmationSchema,
  lastCvSchema,
  updatedUserSchema,
  usageEntrySchema,
  usageSchema,
  userExportSchema,
  userSchema,
} from '@/schemas/user'
import { get, list, patch, post, type Route, remove } from './route'

export const ACCOUNT_ROUTES: readonly Route[] = [
  post('/api/auth/register', 'auth.register', {
    summary: 'Create an account and sign in',
    status: 201,
    isPublic: true,
    output: sessionSchema,
  }),
  post('/api/auth/login', 'auth.login', { summary: 'Sign in', isPublic: true, output: sessionSchema }),
  post('/api/auth/logout', 'auth.logout', { summary: 'Sign out', isPublic: true, output: messageSchema }),
  post('/api/auth/resend-verification', 'auth.resendVerification', {
    summary: 'Send the link that verifies an email address again',
    isPublic: true,
    output: messageSchema,
  }),
  get('/api/auth/verify-email/{token}', 'auth.verifyEmail', {
    summary:
      'Verify the email address a link was sent to. Without the session of the account, the link of a changed ' +
      'address hands the account over: it ends every session and removes the password',
    isPublic: true,
    changesState: true,
    output: messageSchema,
    // No page can ask the caller first, so the call itself confirms the takeover.
    call: (caller, input: VerifyEmailInput) => caller.auth.verifyEmail({ ...input, takesOver: true }),
  }),
  post('/api/auth/forgot-password', 'auth.forgotPassword', {
    summary: 'Send a link to set a new password',
    isPublic: true,
    output: messageSchema,
  }),
  post('/api/auth/reset-password', 'auth.resetPassword', {
    summary: 'Set a new password with the token of a link; ends every session',
    isPublic: true,
    output: messageSchema,
  }),
  get('/api/user/{id}', 'user.get', { summary: 'The signed-in user', output: userSchema }),
  get('/api/user/{id}/usage', 'user.usage', {
    summary: 'How much of the plan has been used, and its limits',
    output: usageSchema,
  }),
  list('/api/user/{id}/usage/entries', 'user.usageEntries', {
    summary: 'Each unit that was counted against the plan this month or given back, newest first',
    item: usageEntrySchema,
  }),
  get('/api/users/{id}/last-cv', 'user.lastCv', { summary: 'The text of the last CV', output: lastCvSchema }),
  patch('/api/user/{id}/role', 'user.selectRole', {
    summary: 'Choose the role to practise for',
    output: z.object({ user: userSchema }),
  }),
  patch('/api/user/{id}/region', 'user.selectRegion', {
    summary: 'Set the region in which the user looks for work, which affects the questions',
    output: z.object({ user: userSchema }),
  }),
  patch('/api/user/{id}/practice-settings', 'user.changePractice', {
    summary: 'Change how the user practises; what is left out stays. No score depends on it',
    output: z.object({ user: userSchema }),
  }),
  get('/api/user/{id}/confirmation', 'user.confirmation', {
    summary: 'What is needed, besides a session, to change or delete the account',
    output: confirmationSchema,
  }),
  patch('/api/user/{id}/email', 'user.updateEmail', {
    summary: 'Change the email address, which must then be verified again',
    output: updatedUserSchema,
  }),
  patch('/api/user/{id}/password', 'user.updatePassword', {
    summary: 'Change the password; ends every other session',
    output: messageSchema,
  }),
  post('/api/user/{id}/end-other-sessions', 'user.endOtherSessions', {
    summary: 'Sign out every other browser; this session goes on with a new cookie',
    output: messageSchema,
  }),
  remove('/api/user/{id}', 'user.delete', {
    summary: 'Delete the account and everything that belongs to it',
    output: messageSchema,
  }),
  get('/api/user/{id}/export', 'user.export', {
    summary: 'Everything that is stored about the user, as a file',
    output: userExportSchema,
  }),
]
