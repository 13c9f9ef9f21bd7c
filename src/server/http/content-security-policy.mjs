/** The Content-Security-Policy of a page. Plain JavaScript, because next.config.mjs imports it before compilation. */

/** Origins of the card checkout, whose script opens a frame over the page (see features/payments/paystack-popup.ts). */
const CHECKOUT = {
  script: 'https://js.paystack.co',
  frame: 'https://checkout.paystack.com',
  style: 'https://paystack.com',
  calls: 'https://api.paystack.co',
}

/** Targets of the sign-in form's redirects: browsers apply `form-action` to every redirect too. */
const SIGN_IN = ['https://accounts.google.com', 'https://www.linkedin.com', 'https://github.com']

/** Next's development server uses inline scripts, eval and a WebSocket for reloading. */
const DEVELOPMENT = { script: ["'unsafe-inline'", "'unsafe-eval'"], calls: ['ws:'] }

/**
 * @param {{ inline?: string[], checkout?: boolean, isDevelopment?: boolean }} page `inline`: sources that allow its
 *   inline scripts (`'sha256-…'`, `'nonce-…'`); `checkout`: whether cards are charged on it
 * @returns {string} the value of the header Content-Security-Policy
 */
export function contentSecurityPolicy({ inline = [], checkout = false, isDevelopment = false } = {}) {
  const forCheckout = (...sources) => (checkout ? sources : [])
  const forDevelopment = (sources) => (isDevelopment ? sources : [])
  const directives = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...inline,
      ...forCheckout(CHECKOUT.script, CHECKOUT.frame),
      ...forDevelopment(DEVELOPMENT.script),
    ],
    // 'unsafe-inline': React and the toast messages set style attributes. The checkout's script loads its own style
    // sheet.
    'style-src': ["'self'", "'unsafe-inline'", ...forCheckout(CHECKOUT.style)],
    // data: small images inlined in the style sheets.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    // Our own API, and the checkout script's status calls.
    'connect-src': ["'self'", ...forCheckout(CHECKOUT.calls, CHECKOUT.frame), ...forDevelopment(DEVELOPMENT.calls)],
    'frame-src': checkout ? [CHECKOUT.frame] : ["'none'"],
    // No plug-ins, no <base> that redirects relative URLs, no framing of our pages.
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'", ...SIGN_IN],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
