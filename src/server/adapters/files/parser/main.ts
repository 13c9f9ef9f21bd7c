/** The parser process: reads the one file it is sent, answers, and ends. */
import { performance } from 'node:perf_hooks'
import { Worker } from 'node:worker_threads'
import { cleanCvText } from '@/domain/documents/clean-text'
import { LIMITS } from '../limits'
import type { ParseReply, ParseRequest } from '../messages'
import { FileProblem } from '../problem'

/** Fewer letters and digits than this are no text; on what may be a scan, they are its stamp or the number of a page. */
const LEAST_TEXT = { typed: 3, onScan: 40 }

/**
 * In a thread of its own, because the parser may never let go of this one; memory outside the heap counts as well. Time is
 * that of the processor, so that a good file is read on a busy machine too.
 */
const WATCHDOG = `setInterval(() => {
  const { user, system } = process.cpuUsage()
  const isLate = process.uptime() * 1000 > ${LIMITS.lateMs}
  const isOver = (user + system) / 1000 > (isLate ? ${LIMITS.lateCpuMs} : ${LIMITS.cpuMs})
  if (isOver || process.memoryUsage.rss() > ${LIMITS.rssBytes}) process.kill(process.pid, 'SIGKILL')
}, 50)`

async function read({ kind, bytes }: ParseRequest): Promise<ParseReply> {
  try {
    const found =
      kind === 'pdf'
        ? await (await import('./read-pdf')).readPdf(bytes)
        : await (await import('./read-docx')).readDocx(bytes)
    const text = cleanCvText(found.text)
    if (text.length > LIMITS.textChars) return { problem: 'too-much-text' }
    const least = found.mayBeScan ? LEAST_TEXT.onScan : LEAST_TEXT.typed
    if ((text.match(/[\p{L}\p{N}]/gu) ?? []).length < least) return { problem: 'no-text' }
    return { text, warnings: found.warnings }
  } catch (error) {
    return { problem: error instanceof FileProblem ? error.problem : 'damaged' }
  }
}

const answer = (reply: ParseReply) => process.send?.(reply, () => process.exit(0))

new Worker(WATCHDOG, { eval: true, execArgv: [] }).unref()
process.once('message', (request) => {
  read(request as ParseRequest).then(answer)
})
// A parser that waits for what never comes needs no processor.
setInterval(() => {
  if (performance.eventLoopUtilization().idle > LIMITS.idleMs) answer({ problem: 'too-complex' })
}, 500).unref()
// The server that asked is gone.
process.once('disconnect', () => process.exit(0))
// Faults in work that a parser left running behind its answer.
process.on('unhandledRejection', () => {})
