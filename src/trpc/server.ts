/** Calls procedures from server components, with the session of the request being rendered. */
import 'server-only'
import { createServerSideHelpers } from '@trpc/react-query/server'
import { cookies, headers } from 'next/headers'
import { cache } from 'react'
import superjson, { type SuperJSONResult } from 'superjson'
import type { UserDto } from '@/schemas/user'
import { addressOf } from '@/server/address'
import { contextWithToken } from '@/server/context'
import { appRouter, createCaller } from '@/server/routers/_app'
import { runtime } from '@/server/runtime'
import { sessionCookieName } from '@/server/session'

const requestContext = cache(async () => {
  // First: a build, which renders every page once, stops here and opens no database.
  const [jar, sent] = await Promise.all([cookies(), headers()])
  const { deps } = await runtime()
  const address = addressOf(deps, sent.get('x-forwarded-for'), undefined)
  return contextWithToken(deps, jar.get(sessionCookieName(deps))?.value, address)
})

export const serverCaller = cache(async () => createCaller(await requestContext()))

/** The signed-in user, or null for a visitor. */
export const currentUser = cache(async (): Promise<UserDto | null> => (await serverCaller()).user.current())

type Prefetch = ReturnType<typeof createServerSideHelpers<typeof appRouter>>

/**
 * Prefetches the data of a screen, so that it renders completely at once and the layout does not shift.
 * A failed query is left out, and the browser fetches it again.
 */
export async function prefetched(read: (prefetch: Prefetch) => Promise<void>[]): Promise<SuperJSONResult> {
  const helpers = createServerSideHelpers({ router: appRouter, ctx: await requestContext(), transformer: superjson })
  await Promise.all(read(helpers))
  return helpers.dehydrate() as unknown as SuperJSONResult
}
