/**
 * Texts of the mails. None of them greets by name: otherwise anybody who signs up with another person's address could
 * choose words that we send there.
 */
import { emailLinkLifetime } from '@/domain/account/email-link'
import { formatMoney } from '@/domain/payments/price'

export type MailText = {
  subject: string
  paragraphs: string[]
  /** The one action of the mail. */
  action?: { label: string; url: string }
  /** Text after the action. */
  closing?: string
}

/** A mail may be sent twice (its acknowledgement was lost, or its reader asked again); only its last link works. */
const NEWEST = 'If you got this email more than once, use the link of the newest one.'
const NOT_YOU = 'If you did not ask for this, you can ignore this email.'

export const verifyEmailText = (url: string): MailText => ({
  subject: 'Verify your email address for Greenroom',
  paragraphs: [
    'Welcome to Greenroom. Please confirm that this address is yours, so that you can always get back ' +
      'into your account.',
  ],
  action: { label: 'Verify my email address', url },
  closing: `The link works for ${emailLinkLifetime('verify_email')}. ${NEWEST} ${NOT_YOU}`,
})

export const verifyNewEmailText = (url: string): MailText => ({
  subject: 'Verify your new email address for Greenroom',
  paragraphs: [
    'This is now the address of your Greenroom account. Please confirm that it is yours.',
    'Open the link in the browser in which you are signed in to Greenroom; anywhere else it asks you to ' +
      'sign in first. Once you confirm, every other browser is signed out.',
  ],
  action: { label: 'Verify my new address', url },
  closing: `The link works for ${emailLinkLifetime('verify_email')}. ${NEWEST} ${NOT_YOU}`,
})

export const resetPasswordText = (url: string): MailText => ({
  subject: 'Set a new Greenroom password',
  paragraphs: ['Somebody, hopefully you, asked for a new password for the Greenroom account with this address.'],
  action: { label: 'Choose a new password', url },
  closing:
    `The link works for ${emailLinkLifetime('reset_password')} and only once. ${NEWEST} If you did not ask for this, ` +
    'you can ignore this email: your password stays as it is.',
})

/** @param removedProviders names of the providers that were unlinked from the account */
export const passwordChangedText = (forgotPasswordUrl: string, removedProviders: readonly string[]): MailText => ({
  subject: 'Your Greenroom password was changed',
  paragraphs: [
    'The password of your Greenroom account was changed. Every other browser that was signed in has been signed out.',
    ...(removedProviders.length > 0
      ? [
          `Your account is no longer connected to ${removedProviders.join(' or ')}. If you use this address ` +
            'there too, signing in that way connects it again.',
        ]
      : []),
    'If this was you, there is nothing to do. If it was not, take the account back by setting a new password.',
  ],
  action: { label: 'Set a new password', url: forgotPasswordUrl },
})

/**
 * Sent to the previous address; names the new one, since it is needed for signing in.
 * @param newEmail null for an old address that was never verified, since its owner may be a stranger
 */
export const emailChangedText = (newEmail: string | null, homeUrl: string): MailText => ({
  subject: 'Your Greenroom email address was changed',
  paragraphs:
    newEmail === null
      ? [
          'The Greenroom account with this address now uses a different one. Emails about it no longer come here.',
          'If you have never opened an account with us, somebody gave this address by mistake and has corrected it. ' +
            'There is nothing to do.',
        ]
      : [
          `Your Greenroom account now uses the address ${newEmail}. Emails about it no longer come here.`,
          'If this was you, there is nothing to do. If it was not, sign in with that address and your ' +
            'password, then change both in the settings.',
        ],
  action: { label: 'Go to Greenroom', url: homeUrl },
})

/** A payment as its mails name it. */
type PaymentFacts = {
  planName: string
  /** 'for 30 days' */
  duration: string
  /** What was received, in minor units. */
  amount: number
  currency: string
  reference: string
  isTest: boolean
}
/** A paid plan that has not ended. */
export type RunningPlan = { name: string; endsAt: Date }

const dayAndTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** @param extended the larger plan whose end the purchase moved on; null if it is the one that was bought */
export const paymentReceiptText = (
  payment: PaymentFacts & { paidAt: Date },
  extended: RunningPlan | null,
  paymentsUrl: string,
): MailText => ({
  subject: `Your ${payment.isTest ? 'test receipt' : 'receipt'} from Greenroom: ${payment.planName}`,
  paragraphs: [
    payment.isTest
      ? 'Thank you. This was a test payment: no money moved.'
      : 'Thank you. Your payment has arrived, and your plan is active.',
    `${payment.planName} ${payment.duration}: ${formatMoney(payment.amount, payment.currency)}`,
    ...(extended
      ? [
          `Your ${extended.name} was running and gives you more, so the time was added to its end: it then runs ` +
            `until ${dayAndTime.format(extended.endsAt)} UTC.`,
        ]
      : []),
    `Paid on ${dayAndTime.format(payment.paidAt)} UTC. Reference: ${payment.reference}`,
  ],
  action: { label: 'See my payments', url: paymentsUrl },
  closing: 'Please keep this email: the reference identifies your payment, should you ever need help with it.',
})

/** @param contact an address or a URL; null if the operator names none */
const supportText = (contact: string | null, reference: string): { closing?: string } =>
  contact === null
    ? {}
    : { closing: `Do you have a question? Write to ${contact} and name the reference ${reference}.` }

/** @param contact as of `supportText` */
export const paymentInReviewText = (
  payment: PaymentFacts & { price: { amount: number; currency: string } },
  contact: string | null,
  paymentsUrl: string,
): MailText => ({
  subject: `We are checking your payment for the ${payment.planName}`,
  paragraphs: [
    `A payment for the ${payment.planName} ${payment.duration} has arrived, but it does not match the order, so the ` +
      'plan has not started. We are looking into it and will either start the plan or give the money back. Please do ' +
      'not pay again.',
    ...(payment.isTest ? ['It was made with a test card, so no money moved.'] : []),
    `Price: ${formatMoney(payment.price.amount, payment.price.currency)}. Received: ` +
      `${formatMoney(payment.amount, payment.currency)}. Reference: ${payment.reference}`,
  ],
  action: { label: 'See my payments', url: paymentsUrl },
  ...supportText(contact, payment.reference),
})

/**
 * @param running null if the account is on the free plan now
 * @param contact as of `supportText`
 */
export const planWithdrawnText = (
  payment: PaymentFacts,
  running: RunningPlan | null,
  contact: string | null,
  paymentsUrl: string,
): MailText => ({
  subject: `Your ${payment.planName} was withdrawn`,
  paragraphs: [
    `Your payment of ${formatMoney(payment.amount, payment.currency)} for the ${payment.planName} was given back, by ` +
      'a refund or after a dispute, so what it paid for has been withdrawn.',
    running
      ? `From your other purchases you have the ${running.name} until ${dayAndTime.format(running.endsAt)} UTC.`
      : 'Your account is on the Free Plan now. Your interviews and their results stay.',
    `Reference: ${payment.reference}`,
  ],
  action: { label: 'See my payments', url: paymentsUrl },
  ...supportText(contact, payment.reference),
})

/** @param renewUrl page on which plans are sold */
export const planEndsSoonText = (planName: string, endsAt: Date, renewUrl: string): MailText => ({
  subject: `Your ${planName} ends soon`,
  paragraphs: [
    `Your ${planName} ends on ${dayAndTime.format(endsAt)} UTC. Consider renewing to continue unlimited access.`,
    'Nothing renews by itself. Without a new purchase you keep your account, your results and the free plan.',
  ],
  action: { label: 'Renew my plan', url: renewUrl },
})

/** @param isPasswordRemoved whether the account changed hands, so that all earlier credentials were removed */
export const providerLinkedText = (
  provider: string,
  isPasswordRemoved: boolean,
  forgotPasswordUrl: string,
): MailText => ({
  subject: `You can now sign in to Greenroom with ${provider}`,
  paragraphs: [
    `Somebody who has this address at ${provider} has signed in to Greenroom with it. From now on you can sign in ` +
      'that way too.',
    isPasswordRemoved
      ? 'Until now nobody had proved that this address belongs to the owner of the account. To keep strangers ' +
        'out, earlier ways to sign in, such as a password, no longer work, and every browser that was signed ' +
        'in has been signed out. You can choose a new password.'
      : `Your password works as before. If this was not you, choose a new password here and at ${provider}.`,
  ],
  action: { label: 'Choose a new password', url: forgotPasswordUrl },
})

const MISSED_DAY =
  'If you miss a day, its steps move to the next one, so the plan on your dashboard may look different tomorrow.'

/**
 * The practice plan for the days until an interview; sent on request.
 * @param days each day with its steps: 'Monday 3 March', ['Take a mock interview, 15 minutes']
 */
export const practicePlanText = (
  daysLeft: string,
  days: readonly { name: string; lines: readonly string[] }[],
  dashboardUrl: string,
): MailText => ({
  subject: 'Your practice plan',
  paragraphs: [
    `${daysLeft}. This is what is left, day by day:`,
    ...days.map(({ name, lines }) => `${name}: ${lines.join('; ')}.`),
    ...(days.length > 1 ? [MISSED_DAY] : []),
  ],
  action: { label: "See today's step", url: dashboardUrl },
  closing: 'You asked for this email on your dashboard. We send it only when you ask.',
})

export const accountDeletedText = (): MailText => ({
  subject: 'Your Greenroom account was deleted',
  paragraphs: [
    'Your Greenroom account is gone, with your interviews, their results, your CV texts and your ' +
      'settings. This is the last email you will get from us.',
    'Thank you for practising with us. All the best for your interviews.',
  ],
})
