/** Password hashing: argon2id with the parameters that OWASP's cheat sheet recommends (19 MiB, 2 passes, 1 lane). */
import { type Algorithm, hash, verify } from '@node-rs/argon2'

// The package declares a const enum, which cannot be imported under isolatedModules.
const ARGON2ID = 2 as Algorithm
const OPTIONS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS)

let decoy: Promise<string> | undefined

/**
 * Verifies a password against a stored hash. Without a hash it verifies a dummy hash and returns false, so that
 * response times do not reveal which accounts exist (timing attack).
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('a password nobody has')
  const matches = await verify(stored ?? (await decoy), password)
  return stored !== null && matches
}
