import type { PaymentStatus } from '@/domain/payments/status'

type Words = {
  label: string
  variant: 'neutral' | 'success' | 'warning' | 'destructive'
  /** Whether money was received, so that there is a receipt. */
  hasReceipt: boolean
}

export const STATUS_WORDS: Record<PaymentStatus, Words> = {
  success: { label: 'Paid', variant: 'success', hasReceipt: true },
  disputed: { label: 'Disputed', variant: 'warning', hasReceipt: true },
  refunded: { label: 'Refunded', variant: 'neutral', hasReceipt: true },
  review: { label: 'Under review', variant: 'warning', hasReceipt: false },
  pending: { label: 'Open', variant: 'neutral', hasReceipt: false },
  failed: { label: 'Did not go through', variant: 'neutral', hasReceipt: false },
  abandoned: { label: 'Not completed', variant: 'neutral', hasReceipt: false },
}

/** Payments without a result, which are hidden by default. */
export const isUnmade = (status: PaymentStatus): boolean =>
  status === 'pending' || status === 'failed' || status === 'abandoned'
