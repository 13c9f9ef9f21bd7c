/** One plain HTTP request, without the redirects, retries and parsing of fetch clients. */
import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 1_000 })
/** Body size in bytes from which a server may cut off the connection, which then cannot be reused. */
const LONG = 32 * 1024

export type Call = {
  method?: string
  path: string
  cookie?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

/** @returns the status; 0 if no complete response came within `timeoutMs` */
export function send(url: string, { method = 'GET', path, cookie, headers = {}, body }: Call, timeoutMs: number) {
  return new Promise<number>((resolve) => {
    const { hostname, port } = new URL(url)
    const json = body === undefined ? {} : { 'content-type': 'application/json' }
    const isLong = body !== undefined && body.length > LONG
    const call = request({
      ...{ agent: isLong ? false : agent, hostname, port, method, path },
      headers: { ...json, ...(cookie ? { cookie } : {}), ...headers },
    })
    const late = setTimeout(() => call.destroy(new Error('late')), timeoutMs)
    const end = (status: number) => {
      clearTimeout(late)
      resolve(status)
    }
    call.on('error', () => end(0))
    // Writing the rest of a refused body fails after the response has arrived.
    if (isLong) call.on('socket', (socket) => socket.on('error', () => {}))
    call.on('response', (response) => {
      response.on('end', () => end(response.statusCode ?? 0))
      response.on('close', () => end(0))
      response.resume()
    })
    call.end(body)
  })
}
