/**
 * The same API where only Next can be deployed; the product's own process answers these paths before Next sees them.
 */
import { handleApi } from '@/server/handle-api'
import { runtime } from '@/server/runtime'

const handler = async (request: Request) => handleApi((await runtime()).deps, request, undefined)

export { handler as DELETE, handler as GET, handler as PATCH, handler as POST, handler as PUT }
