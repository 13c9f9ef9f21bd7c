/** Formats results as text for the terminal. */
import { MINOR_UNITS } from '@/domain/payments/price'
import { planName } from '@/domain/plans/plans'
import type { CommandName } from '@/schemas/desk'
import type { CommandResult } from './commands'

const money = (kobo: number, currency: string) => `${currency} ${(kobo / MINOR_UNITS).toFixed(2)}`
const time = (date: Date | string | null) =>
  date === null ? '-' : new Date(date).toISOString().replace('T', ' ').slice(0, 19)

/** Names and values, one pair per line, with aligned values. */
function block(fields: Record<string, string | null | undefined>): string {
  const known = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && value !== '')
  const width = Math.max(...known.map(([name]) => name.length)) + 2
  return known.map(([name, value]) => `${name.padEnd(width)}${value}`).join('\n')
}

const list = <T>(items: readonly T[], none: string, each: (item: T) => string) =>
  items.length === 0 ? none : items.map(each).join('\n\n')

const REFUNDS: Record<string, string> = {
  asked: 'the provider was asked, its answer is not known',
  begun: 'the provider gives the money back',
  failed: 'the provider could not give the money back',
  by_hand: 'has to be made by hand',
}

const outcome = ({ outcome }: { outcome: string }) => `Done: ${outcome}.`

export const PRINT: { [N in CommandName]: (result: CommandResult<N>) => string } = {
  payments: (payments) =>
    list(payments, 'No payment waits for a person.', (payment) =>
      block({
        reference: payment.reference,
        status: payment.status,
        account: payment.userId ?? 'deleted',
        plan: planName(payment.plan),
        begun: time(payment.begunAt),
        provider: `${payment.provider}${payment.isTest ? ', as a test' : ''}`,
        expected: money(payment.expected.amount, payment.expected.currency),
        received: payment.received
          ? `${money(payment.received.amount, payment.received.currency)}, ${payment.received.mode} mode, paid ` +
            `${time(payment.received.paidAt)}`
          : 'not known: the provider does not say',
        wrong: payment.misfits.join('; '),
        refund: payment.refund && REFUNDS[payment.refund],
      }),
    ),
  accept: outcome,
  refund: outcome,
  refunded: outcome,
  adopt: outcome,
  account: ({ user, hasPassword, providers, usage, payments, extendedByDays }) =>
    [
      block({
        id: user.id,
        address: `${user.email} (${user.emailVerified ? 'verified' : 'not verified'})`,
        name: user.name,
        since: time(user.createdAt),
        plan: `${planName(user.plan)}${user.planExpiresAt ? `, until ${time(user.planExpiresAt)}` : ''}`,
        'signs in with': [...(hasPassword ? ['password'] : []), ...providers].join(', '),
        interviews: `${usage.interviewCount} of ${usage.interviewLimit ?? 'any number'} in ${usage.month}`,
        'CV reviews': `${usage.cvReviewCount} of ${usage.cvReviewLimit}`,
        'added days': extendedByDays > 0 ? String(extendedByDays) : null,
      }),
      ...payments.map((payment) =>
        [
          time(payment.createdAt),
          payment.reference,
          planName(payment.plan),
          money(payment.amount, payment.currency),
          `${payment.status}${payment.isTest ? ' (test)' : ''}`,
        ].join('  '),
      ),
    ].join('\n'),
  mail: outcome,
  extend: outcome,
  jobs: (jobs) =>
    list(jobs, 'No job has died this week.', (job) =>
      block({
        job: job.id,
        name: job.name,
        died: `${time(job.diedAt)}, after ${job.tries} ${job.tries === 1 ? 'try' : 'tries'}`,
        of: job.message.replace(/\s+/g, ' ').slice(0, 300),
        at: job.where,
        about: JSON.stringify(job.payload),
        since: job.isRetried ? 'tried again' : null,
      }),
    ),
  retry: outcome,
  'retry-all': outcome,
  audit: (entries) =>
    list(entries, 'Nothing is written down.', (entry) =>
      block({
        when: time(entry.at),
        who: entry.operator,
        act: entry.act,
        account: entry.userId,
        about: entry.subject,
        reason: entry.reason,
        outcome: entry.outcome,
      }),
    ),
  contested: (counts) =>
    counts.length === 0
      ? 'Nothing is contested.'
      : [
          ['Detector', 'Statement', 'Reader', 'Contested', 'Accounts'],
          ...counts.map(({ detector, statement, evaluator, count, people }) => [
            detector,
            statement,
            evaluator,
            String(count),
            String(people),
          ]),
        ]
          .map(
            ([detector = '', statement = '', reader = '', count = '', people = '']) =>
              detector.padEnd(17) + statement.padEnd(23) + reader.padEnd(8) + count.padStart(9) + people.padStart(10),
          )
          .join('\n'),
}
