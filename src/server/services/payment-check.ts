/** Payments left open are asked about again: the browser may have died, and the webhook may have been lost. */
import { followUp } from '@/domain/payments/follow-up'
import { isOpen } from '@/domain/payments/transition'
import type { Deps, Tx } from '../ports'
import { lockPayment, type PaymentRow, paymentSelect } from './payment-row'
import { settlePayment } from './payment-settle'
import { askProvider } from './payment-verify'

/** Asks the provider about a payment, unless it has ended, and sees to the next time; the work of the job 'check-payment'. */
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

/** Asks at the first time that is due; begins the chain, or takes it up again after a fault. */
export async function scheduleCheck(deps: Deps, paymentId: string): Promise<void> {
  const payment = await deps.prisma.payment.findUnique({ where: { id: paymentId }, select: { createdAt: true } })
  if (!payment) return
  const next = followUp(ageSeconds(deps, payment), false)
  if (next.kind === 'ask') await enqueueCheck(deps, deps.prisma, paymentId, next.afterSeconds)
}

/** Begins the chain of checks with the payment itself, in one transaction. */
export async function enqueueFirstCheck(deps: Deps, tx: Tx, paymentId: string): Promise<void> {
  const first = followUp(0, false)
  if (first.kind === 'ask') await enqueueCheck(deps, tx, paymentId, first.afterSeconds)
}

const enqueueCheck = (deps: Deps, tx: Tx, paymentId: string, afterSeconds: number) =>
  deps.queue.enqueue(tx, 'check-payment', { paymentId }, { afterSeconds })

const ageSeconds = (deps: Deps, { createdAt }: { createdAt: Date }) =>
  (deps.now().getTime() - createdAt.getTime()) / 1000

/** Nobody paid. Of an account that is gone there is then nothing to keep. */
async function end(deps: Deps, tx: Tx, { id, userId, status, reference }: PaymentRow): Promise<void> {
  deps.log.info({ reference, status }, 'a payment that was begun was never made')
  if (userId === null) {
    await tx.payment.delete({ where: { id }, select: { id: true } })
  } else if (status === 'pending') {
    await tx.payment.update({ where: { id }, data: { status: 'abandoned' }, select: { id: true } })
  }
}
