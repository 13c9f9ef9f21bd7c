/** One request over the network, without the comforts that hide how long it took. */
import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 1_000 })
/** Bytes of a body that a server may cut off; such a connection is of no further use. */
const LONG = 32 * 1024

export type Call = {
  method?: string
  path: string
  cookie?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

/** @returns the status; 0 when no whole answer came within `timeoutMs` */
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
    // The rest of a body that was cut off fails after the answer has come.
    if (isLong) call.on('socket', (socket) => socket.on('error', () => {}))
    call.on('response', (response) => {
      response.on('end', () => end(response.statusCode ?? 0))
      response.on('close', () => end(0))
      response.resume()
    })
    call.end(body)
  })
}
