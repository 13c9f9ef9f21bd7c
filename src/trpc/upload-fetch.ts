/** Sends a form as `fetch` would, and tells how far it has come, which `fetch` cannot. */

type Watch = {
  /** Share of the bytes that were sent, 0 to 1. */
  onProgress: (share: number) => void
  /** Breaks the upload off. */
  signal: AbortSignal
}

const watches = new WeakMap<object, Watch>()

/** Has the upload of this form watched, once it is sent. */
export const watchUpload = (form: FormData, watch: Watch): void => void watches.set(form, watch)

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
    request.addEventListener('load', () => {
      const type = request.getResponseHeader('content-type') ?? 'application/json'
      resolve(new Response(request.responseText, { status: request.status, headers: { 'content-type': type } }))
    })
    request.addEventListener('error', () => reject(new TypeError('The upload got no answer.')))
    request.addEventListener('abort', () => reject(new DOMException('The upload was broken off.', 'AbortError')))
    watch?.signal.addEventListener('abort', () => request.abort())
    request.send(form)
  })
