/**
 * Which header keeps browsers on https. Plain JavaScript, because next.config.mjs reads it before anything is compiled.
 */

/** A year; without the names below ours, which may be somebody else's. */
const VALUE = 'max-age=31536000'

/**
 * @param {string | undefined} publicUrl where people reach us
 * @returns {{ key: string, value: string }[]} the header; none where the address is not https
 */
export const transportSecurity = (publicUrl) =>
  publicUrl?.startsWith('https://') ? [{ key: 'Strict-Transport-Security', value: VALUE }] : []
