/** Tokens that are part of a link: whoever has one may do what the link is for, so only its hash is stored. */
import { createHash, randomBytes } from 'node:crypto'

export const newLinkToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token, and found by it. */
export const linkTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')
