/**
 * The API as a Next.js route, for deployments of Next.js alone; the product's own process handles these paths before
 * Next.
 */
import { handleApi } from '@/server/handle-api'
import { runtime } from '@/server/runtime'

const handler = async (request: Request) => handleApi((await runtime()).deps, request, undefined)

export { handler as DELETE, handler as GET, handler as PATCH, handler as POST, handler as PUT }
