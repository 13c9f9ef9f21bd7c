/** Messages for the payer, shared by the provider's callback, the webhook and the polling job. */

export const PAYMENT_MESSAGES = {
  notFound: 'Payment not found',
  off: 'Plans cannot be bought on this server, because card payment is not set up. Nothing was charged.',
  notStarted: 'The payment service does not answer right now, and nothing was charged. Please try again.',
  confirming: 'Your payment is still being confirmed. Your plan starts by itself as soon as it is.',
  unpaid: 'The payment was not completed.',
  failed: 'The payment did not go through. Please try again, or pay in another way.',
  review: 'The payment does not match the price of the plan. Please contact support.',
  refunded: 'This payment was given back.',
  noSandbox: 'This payment is not a test payment.',
  sandboxDone: 'This test payment has already ended.',
  badSignature: 'The signature does not match the event.',
  noWebhook: 'Card payment is not set up on this server, so no signature of an event is valid.',
  badEvent: 'The event could not be read.',
} as const

/** Message where the payment provider refuses the payer's address, so that trying again does not help. */
export const addressRefusedText = (email: string): string =>
  `The payment service does not accept your email address, ${email}. Change it in Settings, then try again. ` +
  'Nothing was charged.'

/** Message after a payment that was credited. */
export const activatedText = (planName: string): string => `Your ${planName.replace(/ Plan$/, '')} plan is active.`
