import { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { AppError } from '@/domain/errors'
import { addressOf } from '@/server/address'
import { asTrpcError, toPublicError } from '@/server/errors'
import { handleApi, isOurs, wrongMethod } from '@/server/handle-api'
import { checkedForNextAuth, nextAuthMethods, readableAnswer } from '@/server/http/next-auth-request'
import { authOptions } from '@/server/next-auth'
import { errorResponse } from '@/server/rest/respond'
import { runtime } from '@/server/runtime'

type RouteContext = { params: Promise<{ nextauth: string[] }> }

/** Handles next-auth's paths; our own paths in this folder go to the regular API handler. */
async function handler(request: NextRequest, context: RouteContext) {
  const { deps } = await runtime()
  const { method, nextUrl } = request
  if (isOurs(method, nextUrl.pathname)) return handleApi(deps, request, undefined)
  const allowed = nextAuthMethods(nextUrl.pathname)
  if (!allowed.includes(method)) return wrongMethod(method, allowed)
  const address = addressOf(deps, request.headers.get('x-forwarded-for'), undefined)
  try {
    const checked = new NextRequest(await checkedForNextAuth(deps, request))
    return readableAnswer(await NextAuth(checked, context as never, authOptions(deps, address)))
  } catch (thrown) {
    if (!(thrown instanceof AppError)) throw thrown
    return errorResponse(toPublicError(asTrpcError(thrown, deps.log)))
  }
}

export { handler as DELETE, handler as GET, handler as PATCH, handler as POST }
