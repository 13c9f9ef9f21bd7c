import { readStored } from '@/lib/browser-storage'

export const OPEN_PAYMENT_KEY = 'open-payment'

/** Whether this browser has a payment in progress, of whichever user. */
export const hasOpenPayment = (): boolean => readStored(OPEN_PAYMENT_KEY) !== null
