/** Sign-up, sign-in, sessions, passwords and email verification. */
export { updateEmail, updatePassword } from './change-account'
export { getConfirmation } from './confirm-owner'
export { signInWithProvider } from './provider-sign-in'
export { requestPasswordReset, resetPassword } from './reset-password'
export { checkSession, endOtherSessions, endSession, type SessionState } from './sessions'
export { login, register } from './sign-in'
export { resendVerification, verifyEmail } from './verify-email'

// For other services:

export { confirmOwner, type Shown } from './confirm-owner'
