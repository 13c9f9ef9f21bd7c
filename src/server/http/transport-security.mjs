/** Strict-Transport-Security. Plain JavaScript, because next.config.mjs imports it before compilation. */

/** One year; no includeSubDomains, since subdomains may belong to others. */
const VALUE = 'max-age=31536000'

/**
 * @param {string | undefined} publicUrl the public URL
 * @returns {{ key: string, value: string }[]} the header; none if the URL is not https
 */
export const transportSecurity = (publicUrl) =>
  publicUrl?.startsWith('https://') ? [{ key: 'Strict-Transport-Security', value: VALUE }] : []
