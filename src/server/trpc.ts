/** Base procedures: transformer, error formatting, authentication. */
import { initTRPC, TRPCError } from '@trpc/server'
import { z } from 'zod'
import { AppError, userNotFound } from '@/domain/errors'
import type { LimitName } from '@/domain/limits/limits'
import type { Context } from './context'
import { reasonOf, toIssues, toTrpcError } from './errors'
import type { OwnerSlots } from './owner-slots'
import type { Deps } from './ports'
import { recordCounts, withinLimits } from './rate-limit'
import { boundedRead } from './reads'
import { NOT_JSON } from './rest/body'
import { transformer } from './transformer'

/** The message for a body that tRPC could not parse; tRPC's own message quotes the parser. */
function unreadable({ code, cause }: TRPCError): string | null {
  if (code === 'PARSE_ERROR' || cause instanceof SyntaxError) {
    return 'The request could not be read: it is not valid JSON.'
  }
  return code === 'UNSUPPORTED_MEDIA_TYPE' && !(cause instanceof AppError) ? NOT_JSON : null
}

const t = initTRPC.context<Context>().create({
  transformer,
  // No stack traces in responses, even in development: the log has them.
  isDev: false,
  errorFormatter: ({ shape, error }) => ({
    ...shape,
    message: unreadable(error) ?? shape.message,
    data: {
      ...shape.data,
      reason: reasonOf(error),
      issues: error.cause instanceof z.ZodError ? toIssues(error.cause) : undefined,
      // In seconds; beside the header, since a batch has one header for all of its calls.
      retryAfter: error.cause instanceof AppError ? error.cause.retryAfter : undefined,
    },
  }),
})

export const { router, createCallerFactory } = t

/** No authentication. An error thrown inside `next()` arrives as a result, not as an exception. */
export const publicProcedure = t.procedure.use(async ({ ctx, next }) => {
  const result = await next()
  if (!result.ok) {
    const error = toTrpcError(result.error, ctx.deps.log)
    if (error.cause instanceof AppError && error.cause.retryAfter !== undefined) {
      ctx.resHeaders.set('retry-after', String(error.cause.retryAfter))
    }
    throw error
  }
  return result
})

export const signInFirst = () => new TRPCError({ code: 'UNAUTHORIZED', message: 'Please sign in first.' })

async function activeSession(ctx: Context) {
  const session = await ctx.session()
  if (session.state !== 'active') throw signInFirst()
  return session
}

/** Requires an active session. */
export const userProcedure = publicProcedure.use(async ({ ctx, next, type }) => {
  // A query runs optimistically for the user id in the cookie while the session is checked; if that fails, its result
  // is discarded, and what it counted is given back: a copied cookie must not use up the limits of the owner.
  if (type === 'query') {
    const userId = await ctx.claimedUserId()
    if (userId === null) throw signInFirst()
    const { deps, giveBack } = recordCounts(ctx.deps)
    const reading = boundedRead({ ...ctx, deps }, userId, () => next({ ctx: { userId } }))
    const [session, result] = await Promise.allSettled([ctx.session(), reading])
    if (session.status === 'rejected') throw session.reason
    if (session.value.state !== 'active') {
      await giveBack()
      throw signInFirst()
    }
    if (result.status === 'rejected') throw result.reason
    return result.value
  }
  return next({ ctx: { userId: (await activeSession(ctx)).userId } })
})

/** Optional authentication: `userId` is null without an active session. */
export const visitorProcedure = publicProcedure.use(async ({ ctx, next }) => {
  const session = await ctx.session()
  if (session.state !== 'active') return next({ ctx: { userId: null } })
  const { userId } = session
  return boundedRead(ctx, userId, () => next({ ctx: { userId } }))
})

/** As `userProcedure`, with the session in the context, for procedures that check the time of the sign-in. */
export const sessionProcedure = publicProcedure.use(async ({ ctx, next }) => {
  const active = await activeSession(ctx)
  return next({ ctx: { userId: active.userId, active } })
})

/** As `userProcedure`, but answers 404 'User not found' if the session's account was deleted. */
export const accountProcedure = publicProcedure.use(async ({ ctx, next, type }) => {
  const session = await ctx.session()
  if (session.state === 'gone') throw userNotFound()
  if (session.state !== 'active') throw signInFirst()
  const { userId } = session
  return type === 'query' ? boundedRead(ctx, userId, () => next({ ctx: { userId } })) : next({ ctx: { userId } })
})

/** Limits concurrent calls per account. Goes before `.input` where receiving the input counts too. */
export const slotted = (slots: OwnerSlots) =>
  t.middleware(({ ctx, next }) => slots.run((ctx as { userId?: string }).userId ?? ctx.address, next))

/**
 * Applies a rate limit before the procedure runs; must follow `.input`. The account is the user of an active session,
 * otherwise the email address or the link token in the input.
 * @param applies whether this input counts at all
 */
export const limited = <I>(name: LimitName, applies: (input: I) => boolean = () => true) =>
  t.middleware(async ({ ctx, input, next }) => {
    if (!applies(input as I)) return next()
    const { userId } = ctx as { userId?: string }
    // A query runs before its session is checked.
    if (userId) await activeSession(ctx)
    const { email, token } = (input ?? {}) as { email?: string; token?: string }
    const account = userId ?? email ?? token
    return withinLimits(ctx.deps, name, { address: ctx.address, account }, async () => {
      const result = await next()
      if (!result.ok) throw result.error
      return result
    })
  })

const ownAccount = (field: 'userId' | 'id') =>
  t.middleware(({ ctx, input, next }) => {
    const { userId } = ctx as { userId?: string }
    if (userId === undefined || (input as Record<string, unknown>)[field] !== userId) {
      throw new AppError('FORBIDDEN', 'other-account', 'This belongs to another account.')
    }
    return next()
  })

/** Refuses with FORBIDDEN unless the input's `userId` is the caller's own; must follow `.input`. */
export const own = ownAccount('userId')
/** As `own`, for inputs with the account in `id`. */
export const ownId = ownAccount('id')

/** As `userProcedure`, for an input whose `userId` must be the caller's own. */
export const ownProcedure = <S extends z.ZodType<{ userId: string }>>(input: S) => userProcedure.input(input).use(own)

/** The body of a procedure that calls a service with the user and the input. */
export const forUser =
  <I, O>(service: (deps: Deps, userId: string, input: I) => O) =>
  ({ ctx, input }: { ctx: { deps: Deps; userId: string }; input: I }) =>
    service(ctx.deps, ctx.userId, input)

/** As `forUser`, for a service that takes the id of the input. */
export const byId = <O>(service: (deps: Deps, userId: string, id: string) => O) =>
  forUser<{ id: string }, O>((deps, userId, { id }) => service(deps, userId, id))
