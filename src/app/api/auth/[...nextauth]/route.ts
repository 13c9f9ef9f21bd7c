import type { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { addressOf } from '@/server/address'
import { handleApi, isOurs } from '@/server/handle-api'
import { authOptions } from '@/server/next-auth'
import { runtime } from '@/server/runtime'

type RouteContext = { params: Promise<{ nextauth: string[] }> }

/** next-auth's own paths; ours under the same folder are answered as everywhere else. */
async function handler(request: NextRequest, context: RouteContext) {
  const { deps } = await runtime()
  if (isOurs(request.method, request.nextUrl.pathname)) return handleApi(deps, request, undefined)
  const address = addressOf(deps, request.headers.get('x-forwarded-for'), undefined)
  return NextAuth(request, context as never, authOptions(deps, address))
}

export { handler as DELETE, handler as GET, handler as PATCH, handler as POST }
