/** The signature of Paystack's events: HMAC-SHA512 of the body's bytes with the secret key, in lower-case hex. */
import { createHmac, timingSafeEqual } from 'node:crypto'

const sign = (secretKey: string, body: string): string =>
  createHmac('sha512', secretKey).update(body, 'utf8').digest('hex')

/** Compares in constant time, against timing attacks; the length of a signature is no secret. */
export function isPaystackSignature(secretKey: string, body: string, signature: string): boolean {
  const expected = Buffer.from(sign(secretKey, body))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
