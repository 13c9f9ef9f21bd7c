/** The API as a separate process without pages, run from source by tests that stop or kill it. */
import { openDesk } from '@/server/desk/open-desk'
import { env } from '@/server/env'
import { closeHttpServer, createHttpServer } from '@/server/http/serve'
import { runtime } from '@/server/runtime'
import { stopInOrder } from '@/server/stop-in-order'

const { deps, close } = await runtime()
const stopSteps = [close]
if (!env().DATABASE_URL) stopSteps.unshift(await openDesk(deps, env().DATA_DIR))
const server = createHttpServer(deps, (_request, response) => {
  response.writeHead(404).end()
})
stopSteps.unshift(() => closeHttpServer(server, 10_000))
stopInOrder(stopSteps)
server.listen(env().PORT, () => process.stdout.write('The API is ready.\n'))
