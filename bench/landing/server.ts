/** The measured process: the API, and a page served from memory like the static pages. */
import { env } from '@/server/env'
import { createHttpServer } from '@/server/http/serve'
import { runtime } from '@/server/runtime'

/** About the compressed size of the landing page. */
const PAGE = Buffer.alloc(20_000, 'x')

const { deps } = await runtime()
const server = createHttpServer(deps, (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': PAGE.length })
  response.end(PAGE)
})
server.listen(env().PORT, () => process.stdout.write('The page is ready.\n'))
