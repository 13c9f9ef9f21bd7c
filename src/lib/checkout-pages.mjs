/** Plain JavaScript, because next.config.mjs reads what uses it before anything is compiled. */

/** What is only read, or made for people without an account, and what stands in for a page that is not there. */
const WITHOUT_CHECKOUT = /^\/(?:guides(?:\/|$)|shared\/|how-we-score$|developers$|_not-found$|guide-not-found$)/

/**
 * Whether a document that was loaded from this path may load the card provider's checkout. The landing page may:
 * whoever signs in there moves on to a purchase without loading another document.
 *
 * @param {string} pathname
 * @returns {boolean}
 */
export const hasCheckout = (pathname) => !WITHOUT_CHECKOUT.test(pathname)
