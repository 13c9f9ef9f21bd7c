/**
 * Sends one mail; the work of the job 'send-mail'.
 *
 * A job names a user and a kind, and everything else is read when it runs. So the token of a link is made here and now:
 * it goes from memory into the mail, and the database never holds more than its hash. When a try fails, the next one
 * makes a new token, which ends the one before; and a user who is gone by then gets no mail.
 */
import {
  accountDeletedText,
  emailChangedText,
  type MailText,
  passwordChangedText,
  paymentReceiptText,
  planEndsSoonText,
  providerLinkedText,
  resetPasswordText,
  verifyEmailText,
  verifyNewEmailText,
} from '@/content/mails/mail-texts'
import { renderMail } from '@/content/mails/render-mail'
import type { EmailLinkKind } from '@/domain/account/email-link'
import { PROVIDERS } from '@/domain/account/providers'
import { PLANS, planName } from '@/domain/plans/plans'
import type { JobPayload } from '../jobs/payloads'
import type { Deps } from '../ports'
import { unseal } from '../seal'
import { issueEmailToken } from './email-token'
import { lockUser } from './usage'
import { toPlanId } from './user'

type Payload = JobPayload<'send-mail'>
type Draft = { to: string; text: MailText } | null

export async function sendMail(deps: Deps, payload: Payload): Promise<void> {
  const draft = await writeMail(deps, payload)
  if (!draft) return
  const { to, text } = draft
  await deps.mailer.send({ kind: payload.kind, to, ...renderMail(text), link: text.action?.url ?? null })
}

/** Who gets the mail and what it says; null when there is nothing to send any more. */
async function writeMail(deps: Deps, payload: Payload): Promise<Draft> {
  const { publicUrl } = deps
  switch (payload.kind) {
    case 'verify-email':
    case 'verify-new-email': {
      const link = await makeLink(deps, payload.userId, 'verify_email')
      const url = `${publicUrl}/verify-email/${link?.token}`
      return link && { to: link.email, text: (link.isEmailMoved ? verifyNewEmailText : verifyEmailText)(url) }
    }
    case 'reset-password': {
      const link = await makeLink(deps, payload.userId, 'reset_password')
      return link && { to: link.email, text: resetPasswordText(`${publicUrl}/reset-password/${link.token}`) }
    }
    case 'password-changed': {
      const user = await findAddress(deps, payload.userId)
      const removed = payload.removedProviders?.map((id) => PROVIDERS[id]) ?? []
      return user && { to: user.email, text: passwordChangedText(`${publicUrl}/forgot-password`, removed) }
    }
    case 'email-changed': {
      const user = await findAddress(deps, payload.userId)
      const to = unseal(deps.secret, payload.sealedAddress)
      return user && { to, text: emailChangedText(user.email, publicUrl) }
    }
    case 'payment-receipt':
      return writeReceipt(deps, payload.paymentId)
    case 'plan-ends-soon': {
      const user = await findAddress(deps, payload.userId)
      if (!user || user.planExpiresAt?.toISOString() !== payload.endsAt) return null
      const name = planName(toPlanId(user.plan))
      return { to: user.email, text: planEndsSoonText(name, user.planExpiresAt, `${publicUrl}/upgrade`) }
    }
    case 'provider-linked': {
      const user = await findAddress(deps, payload.userId)
      const name = PROVIDERS[payload.provider]
      const url = `${publicUrl}/forgot-password`
      return user && { to: user.email, text: providerLinkedText(name, payload.isPasswordRemoved, url) }
    }
    case 'account-deleted':
      return { to: unseal(deps.secret, payload.sealedAddress), text: accountDeletedText() }
  }
}

const findAddress = ({ prisma }: Deps, userId: string) =>
  prisma.user.findUnique({ where: { id: userId }, select: { email: true, plan: true, planExpiresAt: true } })

async function writeReceipt({ prisma, publicUrl }: Deps, paymentId: string): Promise<Draft> {
  const payment = await prisma.payment.findUnique({
    where: { id: paymentId },
    select: {
      plan: true,
      amount: true,
      reference: true,
      isTest: true,
      paidAt: true,
      user: { select: { email: true } },
    },
  })
  if (!payment?.user || !payment.paidAt) return null
  const { amount, reference, isTest, paidAt, user } = payment
  const { name: planName, duration } = PLANS[toPlanId(payment.plan)]
  const receipt = { planName, duration, amount, paidAt, reference, isTest }
  return { to: user.email, text: paymentReceiptText(receipt, `${publicUrl}/settings`) }
}

/** A new token and the address it goes to, read together: the link must prove that very address. */
function makeLink(
  deps: Deps,
  userId: string,
  kind: EmailLinkKind,
): Promise<{ email: string; isEmailMoved: boolean; token: string } | null> {
  return deps.prisma.$transaction(async (tx) => {
    await lockUser(tx, userId)
    const user = await tx.user.findUnique({
      where: { id: userId },
      select: { email: true, emailVerifiedAt: true, isEmailMoved: true },
    })
    if (!user || (kind === 'verify_email' && user.emailVerifiedAt)) return null
    return {
      email: user.email,
      isEmailMoved: user.isEmailMoved,
      token: await issueEmailToken(tx, userId, kind, deps.now()),
    }
  })
}
