import { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { AppError } from '@/domain/errors'
import { addressOf } from '@/server/address'
import { asTrpcError, toPublicError } from '@/server/errors'
import { handleApi, isOurs } from '@/server/handle-api'
import { authOptions } from '@/server/next-auth'
import { readFormText } from '@/server/rest/body'
import { errorResponse } from '@/server/rest/respond'
import { runtime } from '@/server/runtime'

type RouteContext = { params: Promise<{ nextauth: string[] }> }

/** Handles next-auth's paths; our own paths in this folder go to the regular API handler. */
async function handler(request: NextRequest, context: RouteContext) {
  const { deps } = await runtime()
  if (isOurs(request.method, request.nextUrl.pathname)) return handleApi(deps, request, undefined)
  const address = addressOf(deps, request.headers.get('x-forwarded-for'), undefined)
  try {
    return await NextAuth(await bounded(request), context as never, authOptions(deps, address))
  } catch (thrown) {
    if (!(thrown instanceof AppError)) throw thrown
    return errorResponse(toPublicError(asTrpcError(thrown, deps.log)))
  }
}

/** The request with a body of limited size; next-auth itself has no limit. */
async function bounded(request: NextRequest): Promise<NextRequest> {
  if (!request.body) return request
  const { url, method, headers } = request
  return new NextRequest(url, { method, headers, body: await readFormText(request) })
}

export { handler as DELETE, handler as GET, handler as PATCH, handler as POST }
