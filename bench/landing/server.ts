/** The API, and beside it a page that is sent from memory as the pages for visitors are; the process to be measured. */
import { env } from '@/server/env'
import { createHttpServer } from '@/server/http/serve'
import { runtime } from '@/server/runtime'

/** About as much as the landing page weighs compressed. */
const PAGE = Buffer.alloc(20_000, 'x')

const { deps } = await runtime()
const server = createHttpServer(deps, (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': PAGE.length })
  response.end(PAGE)
})
server.listen(env().PORT, () => process.stdout.write('The page is ready.\n'))
