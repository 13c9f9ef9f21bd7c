/** Polling the provider about open payments, in case the browser was closed and the webhook was lost. */
import { followUp } from '@/domain/payments/follow-up'
import { isOpen } from '@/domain/payments/transition'
import type { Deps, Tx } from '@/server/ports'
import { lockPayment, type PaymentRow, paymentSelect } from './row'
import { settlePayment } from './settle'
import { askProvider } from './verify'

/** Polls the provider about an open payment and schedules the next check; the work of the job 'check-payment'. */
export async function checkPayment(deps: Deps, paymentId: string): Promise<void> {
  const payment = await deps.prisma.payment.findUnique({ where: { id: paymentId }, select: paymentSelect })
  if (!payment || !isOpen(payment.status)) return
  const answer = await askProvider(deps, payment).then(
    (report) => ({ report }),
    () => null,
  )
  if (answer?.report) await settlePayment(deps, paymentId, answer.report)
  await deps.prisma.$transaction(async (tx) => {
    const current = await lockPayment(tx, paymentId)
    if (!isOpen(current.status)) return
    const next = followUp(ageSeconds(deps, current), answer !== null)
    if (next.kind === 'ask') await enqueueCheck(deps, tx, paymentId, next.afterSeconds)
    else await end(deps, tx, current)
  })
}

/** Schedules the next check; resumes the chain after a failed job. */
export async function scheduleCheck(deps: Deps, paymentId: string): Promise<void> {
  const payment = await deps.prisma.payment.findUnique({ where: { id: paymentId }, select: { createdAt: true } })
  if (payment) await enqueueNextCheck(deps, deps.prisma, paymentId, ageSeconds(deps, payment))
}

/** Starts or resumes the chain of checks; without an age, in the transaction that creates the payment. */
export async function enqueueNextCheck(deps: Deps, tx: Tx, paymentId: string, age = 0): Promise<void> {
  const next = followUp(age, false)
  if (next.kind === 'ask') await enqueueCheck(deps, tx, paymentId, next.afterSeconds)
}

const enqueueCheck = (deps: Deps, tx: Tx, paymentId: string, afterSeconds: number) =>
  deps.queue.enqueue(tx, 'check-payment', { paymentId }, { afterSeconds })

const ageSeconds = (deps: Deps, { createdAt }: { createdAt: Date }) =>
  (deps.now().getTime() - createdAt.getTime()) / 1000

/** Ends a payment that was never made; if its account is deleted, the row is deleted as well. */
async function end(deps: Deps, tx: Tx, { id, userId, status, reference }: PaymentRow): Promise<void> {
  deps.log.info({ reference, status }, 'a payment that was started was never completed')
  if (userId === null) {
    await tx.payment.delete({ where: { id }, select: { id: true } })
  } else if (status === 'pending') {
    await tx.payment.update({ where: { id }, data: { status: 'abandoned' }, select: { id: true } })
  }
}
