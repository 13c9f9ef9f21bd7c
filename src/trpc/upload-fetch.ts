/** A `fetch` for forms that reports the upload progress, which `fetch` cannot, and then the progress of recognition. */
import { PROGRESS_LINES, type ProgressLine, type ReadingProgress } from '@/schemas/progress-lines'

type Watch = {
  /** Share of the bytes sent, 0 to 1. */
  onProgress: (share: number) => void
  /** Progress of recognising a scan; not called for a file with text. */
  onReading: (progress: ReadingProgress) => void
  signal: AbortSignal
}

const watches = new WeakMap<object, Watch>()

/** Registers callbacks for the upload of this form; must be called before it is sent. */
export const watchUpload = (form: FormData, watch: Watch): void => void watches.set(form, watch)

/** Timeout in milliseconds; the server's stream has a heartbeat every five seconds. */
const SILENCE_MS = 30_000

type Sent = { method?: string; headers?: HeadersInit; body?: unknown }

export const uploadFetch = (url: RequestInfo | URL | string, sent: Sent = {}): Promise<Response> =>
  new Promise((resolve, reject) => {
    const form = sent.body as FormData
    const watch = watches.get(form)
    const request = new XMLHttpRequest()
    request.open(sent.method ?? 'POST', String(url))
    new Headers(sent.headers).forEach((value, name) => {
      request.setRequestHeader(name, value)
    })
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) watch?.onProgress(loaded / total)
    })
    request.upload.addEventListener('load', () => watch?.onProgress(1))
    const breakOff = () => {
      reject(new TypeError('The upload got no answer.'))
      request.abort()
    }
    let silence: ReturnType<typeof setTimeout> | undefined
    request.addEventListener('progress', () => {
      if (!isTold(request)) return
      clearTimeout(silence)
      silence = setTimeout(breakOff, SILENCE_MS)
      const line = lastLine(request.responseText)
      if (line && 'progress' in line) watch?.onReading(line.progress)
    })
    request.addEventListener('loadend', () => clearTimeout(silence))
    request.addEventListener('load', () => {
      if (!isTold(request)) return resolve(responseOf(request.responseText, request.status, typeOf(request)))
      const line = lastLine(request.responseText)
      if (line && 'status' in line) resolve(responseOf(JSON.stringify(line.body), line.status, JSON_TYPE))
      else breakOff()
    })
    request.addEventListener('error', breakOff)
    request.addEventListener('abort', () => reject(new DOMException('The upload was broken off.', 'AbortError')))
    watch?.signal.addEventListener('abort', () => request.abort())
    request.setRequestHeader('accept', `${JSON_TYPE}, ${PROGRESS_LINES}`)
    request.send(form)
  })

const JSON_TYPE = 'application/json'
const typeOf = (request: XMLHttpRequest) => request.getResponseHeader('content-type') ?? JSON_TYPE
/** Whether the response is a stream of lines, the last of which is the actual response. */
const isTold = (request: XMLHttpRequest) => typeOf(request).startsWith(PROGRESS_LINES)

const responseOf = (body: string, status: number, type: string) =>
  new Response(body, { status, headers: { 'content-type': type } })

function lastLine(text: string): ProgressLine | null {
  const end = text.lastIndexOf('\n')
  if (end === -1) return null
  return JSON.parse(text.slice(text.lastIndexOf('\n', end - 1) + 1, end)) as ProgressLine
}
