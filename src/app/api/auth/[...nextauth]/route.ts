import { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { AppError } from '@/domain/errors'
import { addressOf } from '@/server/address'
import { asTrpcError, toPublicError } from '@/server/errors'
import { handleApi, isOurs } from '@/server/handle-api'
import { checkedForNextAuth } from '@/server/http/next-auth-request'
import { authOptions } from '@/server/next-auth'
import { errorResponse } from '@/server/rest/respond'
import { runtime } from '@/server/runtime'

type RouteContext = { params: Promise<{ nextauth: string[] }> }

/** Handles next-auth's paths; our own paths in this folder go to the regular API handler. */
async function handler(request: NextRequest, context: RouteContext) {
  const { deps } = await runtime()
  if (isOurs(request.method, request.nextUrl.pathname)) return handleApi(deps, request, undefined)
  const address = addressOf(deps, request.headers.get('x-forwarded-for'), undefined)
  try {
    return await NextAuth(
      new NextRequest(await checkedForNextAuth(deps, request)),
      context as never,
      authOptions(deps, address),
    )
  } catch (thrown) {
    if (!(thrown instanceof AppError)) throw thrown
    return errorResponse(toPublicError(asTrpcError(thrown, deps.log)))
  }
}

export { handler as DELETE, handler as GET, handler as PATCH, handler as POST }
