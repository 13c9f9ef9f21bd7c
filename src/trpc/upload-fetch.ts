/** Sends a form as `fetch` would, and tells how far it has come, which `fetch` cannot; then, how far its reading is. */
import { PROGRESS_LINES, type ProgressLine, type ReadingProgress } from '@/schemas/progress-lines'

type Watch = {
  /** Share of the bytes that were sent, 0 to 1. */
  onProgress: (share: number) => void
  /** How the recognition of a scan goes on; not called for a file with text. */
  onReading: (progress: ReadingProgress) => void
  signal: AbortSignal
}

const watches = new WeakMap<object, Watch>()

/** Has the upload of this form watched, once it is sent. */
export const watchUpload = (form: FormData, watch: Watch): void => void watches.set(form, watch)

/** Milliseconds; the server says something every five seconds once it has begun to tell. */
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
/** Whether the answer comes in lines, the last of which is the answer itself. */
const isTold = (request: XMLHttpRequest) => typeOf(request).startsWith(PROGRESS_LINES)

const responseOf = (body: string, status: number, type: string) =>
  new Response(body, { status, headers: { 'content-type': type } })

function lastLine(text: string): ProgressLine | null {
  const end = text.lastIndexOf('\n')
  if (end === -1) return null
  return JSON.parse(text.slice(text.lastIndexOf('\n', end - 1) + 1, end)) as ProgressLine
}
