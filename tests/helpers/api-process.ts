/** The API as a process of its own, without the pages: run from its sources by tests that kill it. */
import { openDesk } from '@/server/desk/open-desk'
import { env } from '@/server/env'
import { createHttpServer } from '@/server/http/serve'
import { runtime } from '@/server/runtime'

const { deps } = await runtime()
if (!env().DATABASE_URL) await openDesk(deps, env().DATA_DIR)
const server = createHttpServer(deps, (_request, response) => {
  response.writeHead(404).end()
})
server.listen(env().PORT, () => process.stdout.write('The API is ready.\n'))
