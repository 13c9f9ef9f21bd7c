/** Plain JavaScript, because next.config.mjs imports it before anything is compiled. */

/** Static and shared pages, and the pages for missing paths. */
const WITHOUT_CHECKOUT =
  /^\/(?:guides(?:\/|$)|shared\/|how-we-score$|privacy$|developers$|_not-found$|guide-not-found$)/

/**
 * Whether a document loaded from this path may load the card provider's checkout. The landing page may, because a user
 * who signs in there reaches the checkout by client-side navigation, in the same document.
 * @param {string} pathname
 * @returns {boolean}
 */
export const hasCheckout = (pathname) => !WITHOUT_CHECKOUT.test(pathname)
