/** Entry point of the parser process: reads one file, replies, and exits. */
import { performance } from 'node:perf_hooks'
import { Worker } from 'node:worker_threads'
import { cleanCvText } from '@/domain/documents/clean-text'
import { LIMITS, PROCESS_LIMITS, type ProcessKind } from '@/server/adapters/files/limits'
import { FileProblem, type ParseReply, type ParseRequest, type ParserMessage } from '@/server/adapters/files/problem'
import type { FoundText } from './found-text'

/** Fewest letters and digits that count as text; in a possible scan, fewer are a stamp or a page number. */
const LEAST_TEXT = { typed: 3, onScan: 40 }

/** Arguments from the server; the file follows as a message. */
const [kind, maxBytes, loaderMs] = process.argv.slice(2)
const limits = PROCESS_LIMITS[kind as ProcessKind]

/**
 * A watchdog in its own thread, because a parser may block the main one. Checks CPU time, so that a good file is read
 * on a busy machine too, and the resident set size, since memory outside the heap counts as well.
 */
const WATCHDOG = `setInterval(() => {
  const { user, system } = process.cpuUsage()
  const isLate = process.uptime() * 1000 > ${limits.lateMs}
  const isOver = (user + system) / 1000 - ${Number(loaderMs)} > (isLate ? ${limits.lateCpuMs} : ${limits.cpuMs})
  if (isOver || process.memoryUsage.rss() > ${Number(maxBytes)}) process.kill(process.pid, 'SIGKILL')
}, 50)`

/** Each reader is loaded on demand. */
async function find({ kind, bytes }: ParseRequest): Promise<FoundText> {
  if (kind === 'pdf') return (await import('./read-pdf')).readPdf(bytes)
  if (kind === 'zip') return (await import('./read-docx')).readDocx(bytes)
  const { readScan } = await import('./read-scan').catch((cause) => {
    // No canvas binary for this platform: files that need OCR are reported as without text.
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
// A parser that waits for ever uses no CPU time, so the watchdog would not notice.
setInterval(() => {
  if (performance.eventLoopUtilization().idle > limits.idleMs) answer({ problem: 'too-complex' })
}, 500).unref()
// The server process has ended.
process.once('disconnect', () => process.exit(0))
// Ignores rejections of work that a parser left running after its result.
process.on('unhandledRejection', () => {})
