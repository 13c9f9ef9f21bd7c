/**
 * Streams the progress of a slow response as NDJSON to clients that accept it; the last line holds the response. A
 * response that is ready before any progress is reported is sent unchanged.
 */
import { PROGRESS_LINES, type ProgressLine, type ReadingProgress } from '@/schemas/progress-lines'
import type { ReadingWatch } from '@/server/ports'

/** Heartbeat interval in milliseconds: the last line is repeated, so that no proxy closes the connection as idle. */
const REPEAT_MS = 5_000

const acceptsLines = ({ headers }: Request) => (headers.get('accept') ?? '').includes(PROGRESS_LINES)

/**
 * @param answer must not throw; `signal` aborts its work when the client disconnects
 * @returns the response; or a stream with status 200, whatever the status of the response, and without its headers: a
 * cookie that renews the session comes with the client's next request
 */
export async function withProgressLines(
  request: Request,
  answer: (watch: ReadingWatch) => Promise<Response>,
): Promise<Response> {
  if (!acceptsLines(request)) return answer({ signal: request.signal })
  const isGone = new AbortController()
  const reported: Reported = { last: null, onChange: () => {} }
  const answered = answer({
    signal: AbortSignal.any([request.signal, isGone.signal]),
    onProgress: (progress) => {
      reported.last = progress
      reported.onChange()
    },
  })
  const firstReport = new Promise<void>((resolve) => {
    reported.onChange = resolve
  })
  await Promise.race([answered, firstReport])
  if (reported.last === null) return answered
  return new Response(
    linesOf(answered, reported, () => isGone.abort()),
    {
      headers: {
        'content-type': `${PROGRESS_LINES}; charset=utf-8`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        // Disables nginx's response buffering, which would hold the lines back until the end.
        'x-accel-buffering': 'no',
      },
    },
  )
}

type Reported = { last: ReadingProgress | null; onChange: () => void }

function linesOf(answered: Promise<Response>, reported: Reported, onGone: () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let timer: NodeJS.Timeout
  let isOpen = true
  const stop = () => {
    isOpen = false
    clearInterval(timer)
  }
  return new ReadableStream({
    start(controller) {
      const say = (line: ProgressLine) => {
        if (isOpen) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`))
      }
      reported.onChange = () => reported.last !== null && say({ progress: reported.last })
      timer = setInterval(reported.onChange, REPEAT_MS)
      reported.onChange()
      const end = async () => {
        const response = await answered
        say({ status: response.status, body: await response.json() })
        if (isOpen) controller.close()
        stop()
      }
      end().catch((error: unknown) => {
        if (isOpen) controller.error(error)
        stop()
      })
    },
    cancel() {
      stop()
      onGone()
    },
  })
}
