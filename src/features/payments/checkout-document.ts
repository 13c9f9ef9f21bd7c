/**
 * Pages that are only read may not load the provider's checkout, and a document keeps its policy while its reader
 * moves on from page to page. So a payment that is begun on such a document goes on after the page was loaded anew.
 */
import { hasCheckout } from '@/lib/checkout-pages.mjs'
import { setSessionFlag, takeSessionFlag } from '@/lib/session-flag'

const KEY = 'continue-payment'

/** Whether the document may load the provider's checkout; told by the address that it was loaded from. */
export function mayOpenCheckout(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return !loaded || hasCheckout(new URL(loaded.name).pathname)
}

/** Loads the page that is shown anew, where the payment under way is then continued. */
export function continueInNewDocument(): void {
  setSessionFlag(KEY)
  window.location.reload()
}

/** Whether the page was loaded anew to continue a payment; said once. */
export const isToContinue = (): boolean => takeSessionFlag(KEY)
