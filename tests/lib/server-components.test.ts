/** The context in which server components call procedures. */
import { expect, it, vi } from 'vitest'
import { currentUser } from '@/trpc/server'

const runtime = vi.hoisted(() => vi.fn())
vi.mock('@/server/runtime', () => ({ runtime }))
vi.mock('@/server/routers/_app', () => ({ appRouter: {}, createCaller: () => ({}) }))
/** As in a build, where no request has cookies. */
vi.mock('next/headers', () => ({
  cookies: () => Promise.reject(new Error('no request')),
  headers: () => Promise.reject(new Error('no request')),
}))

it('opens no database while a build renders pages without a request', async () => {
  await expect(currentUser()).rejects.toThrow('no request')
  expect(runtime).not.toHaveBeenCalled()
})
