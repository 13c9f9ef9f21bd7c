/** What operators can do, apart from payments. */
export { adoptPayment } from './adopt-payment'
export { listAudit } from './audit'
export { countContested } from './contested'
export { listDeadJobs, retryJob, retryJobs } from './dead-jobs'
export { extendPlan } from './extend-plan'
export { findAccount } from './find-account'
export { resendMail } from './resend-mail'
