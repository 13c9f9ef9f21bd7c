/** Payments: beginning, verifying and settling them; those that an operator decides on; receipts. */
export { checkPayment, scheduleCheck } from './check'
export { getPaymentConfig, initializePayment } from './initialize'
export { getReceipt, listPayments } from './list'
export { closeRefund, refundPayment } from './refund'
export { acceptPayment, listForPerson } from './review'
export { chooseSandboxOutcome, verifyPayment } from './verify'
export { receivePaymentEvent } from './webhook'

// For other services:

export { lockReferenced } from './review'
