/**
 * What a page may load, and where from. Plain JavaScript, because next.config.mjs reads it before anything is compiled.
 */

/** The card checkout: its script opens a frame over the page (see features/payments/paystack-popup.ts). */
const CHECKOUT = {
  script: 'https://js.paystack.co',
  frame: 'https://checkout.paystack.com',
  style: 'https://paystack.com',
  calls: 'https://api.paystack.co',
}

/** Where the form that begins a sign-in is sent on to: browsers hold each redirection against the policy too. */
const SIGN_IN = ['https://accounts.google.com', 'https://www.linkedin.com', 'https://github.com']

/**
 * What the development server needs: it writes scripts into its pages, compiles with eval and reloads over a socket.
 */
const DEVELOPMENT = { script: ["'unsafe-inline'", "'unsafe-eval'"], calls: ['ws:'] }

/**
 * @param {{ inline?: string[], checkout?: boolean, isDevelopment?: boolean }} page the sources that let its inline
 * scripts
 *   run (`'sha256-…'`, `'nonce-…'`), and whether cards are charged on it
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
    // Inline: what React and the messages set on elements. The checkout's script brings a style sheet of its own.
    'style-src': ["'self'", "'unsafe-inline'", ...forCheckout(CHECKOUT.style)],
    // data: small pictures that the style sheets carry in themselves.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    // Our own API, and the questions of the checkout's script about the payment it shows.
    'connect-src': ["'self'", ...forCheckout(CHECKOUT.calls, CHECKOUT.frame), ...forDevelopment(DEVELOPMENT.calls)],
    'frame-src': checkout ? [CHECKOUT.frame] : ["'none'"],
    // No plug-ins, no page that turns our relative addresses elsewhere, no page around ours.
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'", ...SIGN_IN],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
