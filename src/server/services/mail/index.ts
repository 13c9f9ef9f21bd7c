/** Mails: writing and sending them, and the tokens of the links that they carry. */
export { remindOfPlanEnds } from './plan-reminders'
export { sendMail } from './send'

// For other services:

export { findEmailToken, takeEmailToken } from './email-token'
export { mailToAddress } from './to-address'
