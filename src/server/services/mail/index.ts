/** Mails: composing and sending them, and the tokens of their links. */
export { remindOfPlanEnds } from './plan-reminders'
export { sendMail } from './send'

// For other services:

export { findEmailToken, mailToAddress, takeEmailToken, timeOfVerification } from './email-token'
