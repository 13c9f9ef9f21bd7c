/** The parser process: reads the one file it is sent, answers, and ends. */
import { performance } from 'node:perf_hooks'
import { Worker } from 'node:worker_threads'
import { cleanCvText } from '@/domain/documents/clean-text'
import { LIMITS, PROCESS_LIMITS, type ProcessKind } from '@/server/adapters/files/limits'
import type { ParseReply, ParseRequest, ParserMessage } from '@/server/adapters/files/messages'
import { FileProblem } from '@/server/adapters/files/problem'
import type { FoundText } from './found-text'

/**
 * Fewer letters and digits than this are no text; on what may be a scan, they are its stamp or the number of a page.
 */
const LEAST_TEXT = { typed: 3, onScan: 40 }

/** Told by the server, before the file comes. */
const [kind, maxBytes] = process.argv.slice(2)
const limits = PROCESS_LIMITS[kind as ProcessKind]

/**
 * In a thread of its own, because the parser may never let go of this one; memory outside the heap counts as well. Time
 * is that of the processor, so that a good file is read on a busy machine too.
 */
const WATCHDOG = `setInterval(() => {
  const { user, system } = process.cpuUsage()
  const isLate = process.uptime() * 1000 > ${limits.lateMs}
  const isOver = (user + system) / 1000 > (isLate ? ${limits.lateCpuMs} : ${limits.cpuMs})
  if (isOver || process.memoryUsage.rss() > ${Number(maxBytes)}) process.kill(process.pid, 'SIGKILL')
}, 50)`

/** Each reader is loaded only where it is needed. */
async function find({ kind, bytes }: ParseRequest): Promise<FoundText> {
  if (kind === 'pdf') return (await import('./read-pdf')).readPdf(bytes)
  if (kind === 'zip') return (await import('./read-docx')).readDocx(bytes)
  const { readScan } = await import('./read-scan').catch((cause) => {
    // There is no canvas for this platform: what it would draw stays a file without text.
    throw new FileProblem('no-text', { cause })
  })
  return readScan(kind, bytes, (progress) => tell({ progress }))
}

async function read(request: ParseRequest): Promise<ParseReply> {
  try {
    const found = await find(request)
    const text = cleanCvText(found.text)
    if (text.length > LIMITS.textChars) return { problem: 'too-much-text' }
    const least = found.mayBeScan ? LEAST_TEXT.onScan : LEAST_TEXT.typed
    if ((text.match(/[\p{L}\p{N}]/gu) ?? []).length >= least) return { text, warnings: found.warnings }
    return request.kind === 'zip' ? { problem: 'no-text' } : { isWithoutText: true }
  } catch (error) {
    return { problem: error instanceof FileProblem ? error.problem : 'damaged' }
  }
}

const tell = (message: ParserMessage) => process.send?.(message)
const answer = (reply: ParseReply) => process.send?.({ reply } satisfies ParserMessage, () => process.exit(0))

new Worker(WATCHDOG, { eval: true, execArgv: [] }).unref()
process.once('message', (request) => {
  read(request as ParseRequest).then(answer)
})
// A parser that waits for what never comes needs no processor.
setInterval(() => {
  if (performance.eventLoopUtilization().idle > limits.idleMs) answer({ problem: 'too-complex' })
}, 500).unref()
// The server that asked is gone.
process.once('disconnect', () => process.exit(0))
// Faults in work that a parser left running behind its answer.
process.on('unhandledRejection', () => {})
