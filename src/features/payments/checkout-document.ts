/**
 * The content security policy of static pages forbids the provider's checkout, and a document keeps its policy during
 * client-side navigation. A payment that begins in such a document therefore continues after a reload.
 */
import { hasCheckout } from '@/lib/checkout-pages.mjs'
import { setSessionFlag, takeSessionFlag } from '@/lib/session-storage'

const KEY = 'continue-payment'

/** Whether the document may load the provider's checkout, according to the URL it was loaded from. */
export function mayOpenCheckout(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return !loaded || hasCheckout(new URL(loaded.name).pathname)
}

/** Reloads the current page, where the payment is then continued. */
export function continueInNewDocument(): void {
  setSessionFlag(KEY)
  window.location.reload()
}

/** Whether the page was reloaded to continue a payment; true only once. */
export const isToContinue = (): boolean => takeSessionFlag(KEY)
