/**
 * Reads uploaded files: detects the type from the content, queues, and parses each file in its own process. Files
 * without text go on to OCR.
 */
import { AppError } from '@/domain/errors'
import type { Log } from '@/server/log'
import type { ReadFile, ReadingWatch } from '@/server/ports'
import { type Task, TaskQueue } from '@/server/task-queue'
import { detectType } from './detect-type'
import type { ParseReply, ParseRequest, ScanKind } from './problem'
import { problemError } from './problem-error'
import { createRunParser, type RunParser } from './run-parser'

/** Outcome of one parser process, for metrics. */
type FileRead = { kind: string; outcome: string; seconds: number }

type Options = { production: boolean; log: Log; run?: RunParser; onRead?: ((read: FileRead) => void) | undefined }

/** Concurrent and waiting files. Accounts are free, so a network address may have no more than a third of them. */
const QUEUE = { running: 2, waiting: 16, waitingPerOwner: 3, perAddress: 6 }
/** OCR takes a CPU for many seconds: a separate queue, so that files with text do not wait for it. */
const SCAN_QUEUE = { running: 1, waiting: 4, waitingPerOwner: 1, perAddress: 3 }

export function createFileReader({ production, log, run = createRunParser(production), onRead }: Options): {
  readFile: ReadFile
  /** Running and waiting files. */
  load: () => Record<'texts' | 'scans', TaskQueue['load']>
  /** Aborts all reading. */
  close: () => void
} {
  const texts = new TaskQueue(QUEUE)
  const scans = new TaskQueue(SCAN_QUEUE)
  const closing = new AbortController()

  /** Runs one parser process when the queue allows it. */
  const take = async (queue: TaskQueue, request: ParseRequest, task: Task, { signal, onProgress }: ReadingWatch) => {
    assertRoom(queue, task)
    const ends = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal
    const started = Date.now()
    const reply = await queue
      .run(task, () => run(request, ends, onProgress), ends)
      .catch((error: unknown): ParseReply => {
        // Aborted while it waited: nobody, or only the message below, waits for the reply.
        if (ends.aborted) return { problem: 'no-time' }
        throw error
      })
    if ('problem' in reply && closing.signal.aborted) {
      throw new AppError(
        'SERVICE_UNAVAILABLE',
        'server-restarting',
        'The server is restarting. Please try again in a moment.',
        { retryAfter: 10 },
      )
    }
    const outcome = outcomeOf(reply, signal)
    const ms = Date.now() - started
    log.info({ kind: request.kind, bytes: request.bytes.length, ms, outcome }, 'an upload was read')
    onRead?.({ kind: request.kind, outcome, seconds: ms / 1000 })
    return reply
  }

  const readFile: ReadFile = async (bytes, owner, { label, address, ...watch } = {}) => {
    const task = { owner, address }
    const detected = detectType(bytes, label)
    if ('problem' in detected) throw problemError(detected.problem)
    const { kind } = detected
    if (kind === 'picture') return recognise(kind, bytes, task, watch)
    const reply = await take(texts, { kind, bytes }, task, watch)
    if ('problem' in reply) throw problemError(reply.problem)
    return 'text' in reply ? { ...reply, isScan: false } : recognise('scanned-pdf', bytes, task, watch)
  }

  const recognise = async (kind: ScanKind, bytes: Uint8Array, task: Task, watch: ReadingWatch) => {
    watch.onProgress?.('waiting')
    const reply = await take(scans, { kind, bytes }, task, watch)
    if ('text' in reply) return { ...reply, isScan: true }
    throw problemError('problem' in reply ? reply.problem : 'nothing-recognised')
  }
  return { readFile, load: () => ({ texts: texts.load, scans: scans.load }), close: () => closing.abort() }
}

/** @throws AppError TOO_MANY_REQUESTS · SERVICE_UNAVAILABLE */
function assertRoom(queue: TaskQueue, task: Task): void {
  const refusal = queue.refusal(task)
  if (refusal === 'owner-full') {
    throw new AppError(
      'TOO_MANY_REQUESTS',
      'too-many-requests',
      'Your other files are still being read. Please wait a moment.',
      { retryAfter: 5 },
    )
  }
  if (refusal === 'address-full') {
    throw new AppError(
      'TOO_MANY_REQUESTS',
      'too-many-requests',
      'Other files from your network are still being read. Please wait a moment.',
      { retryAfter: 5 },
    )
  }
  if (refusal === 'full') {
    throw new AppError(
      'SERVICE_UNAVAILABLE',
      'server-busy',
      'Many files are being read right now. Please try again in a moment.',
      { retryAfter: 10 },
    )
  }
}

const outcomeOf = (reply: ParseReply, signal: AbortSignal | undefined): string => {
  if ('problem' in reply) return signal?.aborted ? 'broken off' : reply.problem
  return 'text' in reply ? 'read' : 'without text'
}
