import type { PlanId } from '@/domain/plans/plans'
import { formatPlanEnd } from '@/domain/plans/status'
import { type DateFormats, formatLongDate } from '@/lib/format'

type Text = { title: string; description?: string; variant: 'default' | 'success' | 'destructive' }

export const TEXTS = {
  notStarted: {
    title: 'Payment failed',
    description: 'Something went wrong. Please try again.',
    variant: 'destructive',
  },
  notLoaded: {
    title: 'Payment failed',
    description:
      'The card checkout could not be loaded. Check your connection, or what blocks scripts in this ' +
      'browser, and try again. Nothing was charged.',
    variant: 'destructive',
  },
  closed: { title: 'Payment cancelled', description: 'No charges were made.', variant: 'default' },
  paid: {
    title: 'Payment successful!',
    description: 'Your plan is being activated. This may take a few moments.',
    variant: 'success',
  },
  activated: { title: 'Plan activated!', variant: 'success' },
  refused: {
    title: 'Verification failed',
    description: 'Payment was made but verification failed. Please contact support.',
    variant: 'destructive',
  },
  unanswered: {
    title: 'Verification error',
    description: 'Please contact support to activate your plan.',
    variant: 'destructive',
  },
} as const satisfies Record<string, Text>

export type TextKey = keyof typeof TEXTS

/** @param withTime formats date and time in the reader's time zone */
export const activeUntilText = (plan: PlanId, end: Date, { withTime }: Pick<DateFormats, 'withTime'>): string =>
  `Active until ${formatPlanEnd(plan, end, { short: formatLongDate, withTime })}`
