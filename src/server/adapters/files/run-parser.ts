/** Parses one file in a process of its own, which isolates crashes and resource use. */
import { fork } from 'node:child_process'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ReadingProgress } from '@/schemas/progress-lines'
import { PROCESS_LIMITS, processFor } from './limits'
import type { ParseReply, ParseRequest, ParserMessage } from './problem'
import { rankLower } from './rank-lower'

export type RunParser = (
  request: ParseRequest,
  signal: AbortSignal,
  onProgress?: (progress: ReadingProgress) => void,
) => Promise<ParseReply>

/**
 * The process's entry point: the bundle in production, otherwise the source through tsx, which itself uses
 * `loaderBytes` of memory and `loaderMs` of CPU time.
 */
const entry = (production: boolean): { file: string; loader: string[]; loaderBytes: number; loaderMs: number } =>
  production
    ? {
        file: path.join(/* turbopackIgnore: true */ process.cwd(), 'dist', 'file-parser.js'),
        loader: [],
        loaderBytes: 0,
        loaderMs: 0,
      }
    : {
        file: path.join(/* turbopackIgnore: true */ process.cwd(), 'src/server/adapters/files/parser/main.ts'),
        loader: ['--import', 'tsx'],
        loaderBytes: 400 * 1024 * 1024,
        loaderMs: 15_000,
      }

/** Wall time that the loader may take for each of its milliseconds of CPU time, on a busy machine. */
const LOADER_WALL = 4

/** @param givenMs wall time in milliseconds, instead of the limit for the file's kind */
export function createRunParser(production: boolean, givenMs?: number): RunParser {
  const { file, loader, loaderBytes, loaderMs } = entry(production)
  return (request, signal, onProgress) =>
    new Promise((resolve) => {
      const kind = processFor(request.kind)
      const { heapMb, wallMs, rssBytes } = PROCESS_LIMITS[kind]
      const killed: ParseReply = { problem: kind === 'scan' ? 'too-hard-to-recognise' : 'too-complex' }
      if (signal.aborted) return resolve(killed)
      const child = fork(file, [kind, String(rssBytes + loaderBytes), String(loaderMs)], {
        execArgv: [...loader, `--max-old-space-size=${heapMb}`],
        // None of this process's variables, which include secrets, but the folder for temporary files.
        env: { TMPDIR: tmpdir() } as unknown as NodeJS.ProcessEnv,
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      })
      if (child.pid !== undefined) rankLower(child.pid)
      const kill = () => child.kill('SIGKILL')
      const timer = setTimeout(() => end({ problem: 'no-time' }), (givenMs ?? wallMs) + LOADER_WALL * loaderMs)
      signal.addEventListener('abort', kill, { once: true })
      const end = (reply: ParseReply) => {
        clearTimeout(timer)
        signal.removeEventListener('abort', kill)
        kill()
        resolve(reply)
      }
      child.on('message', (sent) => {
        const message = sent as ParserMessage
        if ('reply' in message) end(message.reply)
        else onProgress?.(message.progress)
      })
      // Killed by its own watchdog, or out of memory.
      child.once('exit', () => end(killed))
      child.once('error', () => end(killed))
      child.send(request, (error) => {
        if (error) kill()
      })
    })
}
