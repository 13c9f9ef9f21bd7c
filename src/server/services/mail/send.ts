/**
 * Sends one mail; the work of the job 'send-mail'. A job names a user and a kind; everything else is read when it runs.
 * The token of a link is also created then, so that the database never holds more than its hash. A retry creates a new
 * token.
 */

import {
  accountDeletedText,
  emailChangedText,
  passwordChangedText,
  planEndsSoonText,
  practicePlanText,
  providerLinkedText,
  resetPasswordText,
  verifyEmailText,
  verifyNewEmailText,
} from '@/content/mails/mail-texts'
import { renderMail } from '@/content/mails/render-mail'
import type { EmailLinkKind } from '@/domain/account/email-link'
import { PROVIDERS } from '@/domain/account/providers'
import { planName } from '@/domain/plans/plans'
import { daysLeftText, lineOf } from '@/domain/practice-plan/step-text'
import type { JobPayload } from '@/server/jobs/payloads'
import type { Deps } from '@/server/ports'
import { sendCounted } from '@/server/rate-limit'
import { unseal } from '@/server/seal'
import { getPracticePlan } from '@/server/services/practice'
import { toPlanId } from '@/server/services/shared/held-plan'
import { lockUser } from '@/server/services/shared/user-row'
import type { Draft, Recipient } from './draft'
import { issueEmailToken } from './email-token'
import { writePaymentMail } from './payment-mails'

type Payload = JobPayload<'send-mail'>
/** Of a payload: the address is encrypted. */
type Addressed = { userId: string; sealedAddress?: string | undefined }

export async function sendMail(deps: Deps, payload: Payload): Promise<void> {
  const draft = await writeMail(deps, payload)
  if (!draft) return
  const { recipient, text, isCounted } = draft
  const { userId, to, isVerified } = recipient
  const send = () => deps.mailer.send({ kind: payload.kind, userId, to, ...renderMail(text) })
  await (isVerified || isCounted ? send() : sendCounted(deps, to, send))
  if (userId !== null && !(await findRecipient(deps, userId))) {
    // The account was deleted while the mail was being sent, after its mails had been cleared.
    await deps.mailer.forget({ userId, address: to })
  }
}

/** The recipient and the text; null if there is nothing to send any more. */
async function writeMail(deps: Deps, payload: Payload): Promise<Draft> {
  const { publicUrl } = deps
  switch (payload.kind) {
    case 'verify-email':
    case 'verify-new-email': {
      const link = await makeLink(deps, payload, 'verify_email')
      const url = `${publicUrl}/verify-email/${link?.token}`
      return (
        link && {
          recipient: link.recipient,
          text: (link.isEmailMoved ? verifyNewEmailText : verifyEmailText)(url),
          isCounted: true,
        }
      )
    }
    case 'reset-password': {
      const link = await makeLink(deps, payload, 'reset_password')
      const url = `${publicUrl}/reset-password/${link?.token}`
      return link && { recipient: link.recipient, text: resetPasswordText(url), isCounted: true }
    }
    case 'password-changed': {
      const user = await findNotified(deps, payload)
      const removed = payload.removedProviders?.map((id) => PROVIDERS[id]) ?? []
      return user && { recipient: user.recipient, text: passwordChangedText(`${publicUrl}/forgot-password`, removed) }
    }
    case 'email-changed': {
      const user = await findRecipient(deps, payload.userId)
      const to = unseal(deps.secret, payload.sealedAddress)
      if (!user) return null
      const newEmail = payload.isUnverified ? null : user.recipient.to
      const recipient = { userId: payload.userId, to, isVerified: !payload.isUnverified }
      return { recipient, text: emailChangedText(newEmail, publicUrl) }
    }
    case 'payment-receipt':
    case 'payment-in-review':
    case 'plan-withdrawn':
      return writePaymentMail(deps, payload)
    case 'practice-plan':
      return writePracticePlan(deps, payload.userId)
    case 'plan-ends-soon': {
      const user = await findRecipient(deps, payload.userId)
      if (!user || user.planExpiresAt?.toISOString() !== payload.endsAt || user.planExpiresAt <= deps.now()) return null
      const name = planName(toPlanId(user.plan))
      return { recipient: user.recipient, text: planEndsSoonText(name, user.planExpiresAt, `${publicUrl}/upgrade`) }
    }
    case 'provider-linked': {
      const user = await findNotified(deps, payload)
      const name = PROVIDERS[payload.provider]
      const url = `${publicUrl}/forgot-password`
      return user && { recipient: user.recipient, text: providerLinkedText(name, payload.isPasswordRemoved, url) }
    }
    case 'account-deleted': {
      const to = unseal(deps.secret, payload.sealedAddress)
      return { recipient: { userId: null, to, isVerified: !payload.isUnverified }, text: accountDeletedText() }
    }
  }
}

async function findRecipient({ prisma }: Deps, userId: string) {
  const user = await prisma.user.findUnique({
    where: { id: userId },
    select: { email: true, emailVerifiedAt: true, plan: true, planExpiresAt: true },
  })
  return user && { ...user, recipient: { userId, to: user.email, isVerified: user.emailVerifiedAt !== null } }
}

/** For a notice of what was done to the account: the address that the account had then. */
async function findNotified(deps: Deps, { userId, sealedAddress }: Addressed) {
  const user = await findRecipient(deps, userId)
  if (!user || sealedAddress === undefined) return user
  const to = unseal(deps.secret, sealedAddress)
  // Of an earlier address it is not known any more whether it was verified.
  return { ...user, recipient: { userId, to, isVerified: to === user.email && user.recipient.isVerified } }
}

/** The plan at the time of sending; null if the interview is over or has no date by then. */
async function writePracticePlan(deps: Deps, userId: string): Promise<Draft> {
  const user = await findRecipient(deps, userId)
  if (!user) return null
  const { daysLeft, days } = await getPracticePlan(deps, userId)
  if (daysLeft === null) return null
  const named = days.map(({ on, steps }) => ({ name: dayName(on), lines: steps.map(lineOf) }))
  return {
    recipient: user.recipient,
    text: practicePlanText(daysLeftText(daysLeft), named, `${deps.publicUrl}/dashboard`),
  }
}

/** 'Monday 3 March'. @param day calendar date (YYYY-MM-DD) without time zone */
const dayName = (day: string): string => DAY_NAME.format(new Date(`${day}T00:00:00Z`))
const DAY_NAME = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/**
 * Creates a token and reads the address in one transaction, because the link must prove exactly that address. The mail
 * is for the account that has the address of the payload by now. Null if none has: moving to another address enqueues a
 * mail of its own, and a second link would make that one's invalid. Null also if there is nothing to prove.
 */
function makeLink(
  deps: Deps,
  { userId, sealedAddress }: Addressed,
  kind: EmailLinkKind,
): Promise<{ recipient: Recipient; isEmailMoved: boolean; token: string } | null> {
  const wanted = sealedAddress === undefined ? { id: userId } : { email: unseal(deps.secret, sealedAddress) }
  return deps.prisma.$transaction(async (tx) => {
    const { id } = (await tx.user.findUnique({ where: wanted, select: { id: true } })) ?? {}
    if (id === undefined) return null
    await lockUser(tx, id)
    const user = await tx.user.findUnique({
      where: { id, ...wanted },
      select: { email: true, emailVerifiedAt: true, isEmailMoved: true },
    })
    if (!user || (kind === 'verify_email' && user.emailVerifiedAt)) return null
    return {
      recipient: { userId: id, to: user.email, isVerified: user.emailVerifiedAt !== null },
      isEmailMoved: user.isEmailMoved,
      token: await issueEmailToken(tx, id, kind, deps.now()),
    }
  })
}
