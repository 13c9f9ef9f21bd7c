/** Client of the desk: sends a command to the process that has the data folder open. */
import { request as httpRequest, type IncomingMessage } from 'node:http'
import type { DeskRequest } from '@/schemas/desk'
import { DeskRefusal } from './refusal'
import { socketPath } from './socket-path'

/**
 * Sends a command to the process that has the data folder open.
 * @returns the result as superjson text; null when no process listens on the socket
 * @throws DeskRefusal
 */
export function askProcess(dataDir: string, asked: DeskRequest): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ socketPath: socketPath(dataDir), method: 'POST' }, (response) => {
      readAll(response).then((body) => {
        if (response.statusCode === 200) resolve(body)
        else reject(new DeskRefusal((JSON.parse(body) as { message: string }).message))
      }, reject)
    })
    request.on('error', (error: NodeJS.ErrnoException) => {
      const isNobodyThere = error.code === 'ENOENT' || error.code === 'ECONNREFUSED'
      if (isNobodyThere) resolve(null)
      else if (error.code === 'EACCES') reject(new DeskRefusal('Only the account that runs Greenroom may do this.'))
      else reject(error)
    })
    request.end(JSON.stringify(asked))
  })
}

async function readAll(response: IncomingMessage): Promise<string> {
  let text = ''
  response.setEncoding('utf8')
  for await (const chunk of response) text += chunk
  return text
}
