/** Tokens in links. A token is a credential, so only its hash is stored. */
import { createHash, randomBytes } from 'node:crypto'

export const newLinkToken = (): string => randomBytes(32).toString('base64url')

/** The hash by which a token is stored and found. */
export const linkTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')
