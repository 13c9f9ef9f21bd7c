/** Reads uploaded PDF and DOCX files: type by content, a queue, and a process for each file. */
import { AppError } from '@/domain/errors'
import type { Log } from '../../log'
import type { ReadFile } from '../../ports'
import { detectType } from './detect-type'
import { problemError } from './problem-error'
import { TaskQueue } from './queue'
import { createRunParser, type RunParser } from './run-parser'

type Options = { production: boolean; log: Log; run?: RunParser }

/** How many files are read at a time, and how many may wait. */
const QUEUE = { running: 2, waiting: 16, waitingPerOwner: 3 }

export function createFileReader({ production, log, run = createRunParser(production) }: Options): {
  readFile: ReadFile
  /** Ends what is being read. */
  close: () => void
} {
  const queue = new TaskQueue(QUEUE)
  const closing = new AbortController()

  const readFile: ReadFile = async (bytes, owner) => {
    const detected = detectType(bytes)
    if ('problem' in detected) throw problemError(detected.problem)
    const refusal = queue.refusal(owner)
    if (refusal === 'owner-full') {
      throw new AppError(
        'TOO_MANY_REQUESTS',
        'too-many-requests',
        'Your other files are still being read. Please wait a moment.',
        {
          retryAfter: 5,
        },
      )
    }
    if (refusal === 'full') {
      throw new AppError(
        'SERVICE_UNAVAILABLE',
        'server-busy',
        'Many files are being read right now. Please try again in a moment.',
        {
          retryAfter: 10,
        },
      )
    }
    const started = Date.now()
    const reply = await queue.run(owner, () => run({ kind: detected.kind, bytes }, closing.signal))
    if ('problem' in reply && closing.signal.aborted) {
      throw new AppError(
        'SERVICE_UNAVAILABLE',
        'server-restarting',
        'The server is restarting. Please try again in a moment.',
        {
          retryAfter: 10,
        },
      )
    }
    const outcome = 'problem' in reply ? reply.problem : 'read'
    log.info({ kind: detected.kind, bytes: bytes.length, ms: Date.now() - started, outcome }, 'an upload was read')
    if ('problem' in reply) throw problemError(reply.problem)
    return reply
  }
  return { readFile, close: () => closing.abort() }
}
