/** The demo account in a data folder, with interviews from past days. */
import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { DEMO_ACCOUNT } from '../../scripts/seed-demo/account'
import type { Visit } from './browser'
import { bundle } from './bundle'
import type { Place } from './server-process'

/** Creates the account before a server is started on the folder. */
export async function seedPlace({ env }: Place): Promise<undefined> {
  const { script, folder } = await bundle('scripts/seed-demo.ts', 'seed')
  await promisify(execFile)(process.execPath, [script], { env: { ...process.env, ...env, LOG_LEVEL: 'warn' } })
  rmSync(folder, { recursive: true })
}

/** Signs in over the API; the pages of the visit then use the cookie. */
export async function signInAsDemo({ context }: Visit): Promise<string> {
  const { email, password } = DEMO_ACCOUNT
  const response = await context.request.post('/api/auth/login', { data: { email, password } })
  expect(response.status()).toBe(200)
  return ((await response.json()) as { user: { id: string } }).user.id
}
