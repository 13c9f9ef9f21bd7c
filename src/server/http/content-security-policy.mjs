/**
 * What a page may load, and where from. Plain JavaScript, because next.config.mjs reads it before anything is compiled.
 * Pages are made once for everybody, so no script can carry a nonce of its own answer.
 */

/** The card checkout: its script opens a frame over the page (see features/payments/paystack-popup.ts). */
const CHECKOUT = { script: 'https://js.paystack.co', frame: 'https://checkout.paystack.com' }

/** Where the form that begins a sign-in is sent on to: browsers hold each redirection against the policy too. */
const SIGN_IN = ['https://accounts.google.com', 'https://www.linkedin.com', 'https://github.com']

/**
 * @param {{ isDevelopment: boolean }} mode the development server compiles with eval and reloads over a socket
 * @returns {string} the value of the header Content-Security-Policy
 */
export function contentSecurityPolicy({ isDevelopment }) {
  const directives = {
    'default-src': ["'self'"],
    // Inline: what Next writes into a page for React to begin with, and the theme before the first paint.
    'script-src': [
      "'self'",
      "'unsafe-inline'",
      CHECKOUT.script,
      CHECKOUT.frame,
      ...(isDevelopment ? ["'unsafe-eval'"] : []),
    ],
    // Inline: what React and the messages set on elements. The checkout's script brings a style sheet from there.
    'style-src': ["'self'", "'unsafe-inline'", 'https://paystack.com'],
    // data: small pictures that the style sheets carry in themselves.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    // Our own API, and the questions of the checkout's script about the payment it shows.
    'connect-src': ["'self'", 'https://api.paystack.co', CHECKOUT.frame, ...(isDevelopment ? ['ws:'] : [])],
    'frame-src': [CHECKOUT.frame],
    // No plug-ins, no page that turns our relative addresses elsewhere, no page around ours.
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'", ...SIGN_IN],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
