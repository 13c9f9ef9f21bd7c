/** Payments: initialising, verifying and settling them; operators' decisions; receipts. */
export { checkPayment, scheduleCheck } from './check'
export { getPaymentConfig, initializePayment } from './initialize'
export { getReceipt, listPayments } from './list'
export { closeRefund, refundPayment } from './refund'
export { acceptPayment, countForPerson, listForPerson } from './review'
export { chooseSandboxOutcome, verifyPayment } from './verify'
export { receivePaymentEvent } from './webhook'

// For other services:

export { enqueueNextCheck } from './check'
export { lockReferenced } from './review'
export { paymentSelect, receivedOf, reportOf, toPaymentDto } from './row'
export { settlePayment } from './settle'
export { askProvider } from './verify'
