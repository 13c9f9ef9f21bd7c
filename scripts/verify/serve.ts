/** The API as a process of its own, as in production but for the pages, for measurements from outside. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bundle } from '../../tests/helpers/bundle'
import { createPlace, freePort, SECRET, startProcess } from '../../tests/helpers/server-process'
import { buildServer } from '../setup.mjs'

export type ApiServer = {
  url: string
  pid: number
  output: () => string
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
  /** Whether it still runs. */
  lives: () => boolean
}

export type ApiPlace = {
  dataDir: string
  /** Its own folder for temporary files. */
  temporary: string
  /** The environment of each start, with the database. */
  env: Record<string, string>
  start: (env?: Record<string, string>, port?: number) => Promise<ApiServer>
  remove: () => Promise<void>
}

/** A database and a bundle of the API; `databaseUrl` names a database other than a new one. */
export async function createApiPlace(name: string, more: Record<string, string> = {}): Promise<ApiPlace> {
  // Its threads and its parser come from dist.
  buildServer()
  const place = await createPlace()
  const { script, folder } = await bundle('tests/helpers/api-process.ts', name)
  const temporary = path.join(mkdtempSync(path.join(tmpdir(), `greenroom-${name}-`)), 'tmp')
  mkdirSync(temporary)
  const env = {
    ...{ NODE_ENV: 'production', NEXTAUTH_SECRET: SECRET, LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '1000000' },
    ...{ TMPDIR: temporary, ...place.env, ...more },
  }
  return {
    dataDir: place.dataDir,
    temporary,
    env,
    start: async (own = {}, port) => {
      const listen = port ?? (await freePort())
      const url = `http://localhost:${listen}`
      const all = { ...env, PORT: String(listen), NEXTAUTH_URL: url, ...own }
      const { child, output, stop } = await startProcess([script], all, /The API is ready/)
      const lives = () => child.exitCode === null && child.signalCode === null
      return { url, pid: child.pid ?? 0, output, stop, lives }
    },
    remove: async () => {
      rmSync(folder, { recursive: true, force: true })
      rmSync(path.dirname(temporary), { recursive: true, force: true })
      await place.remove()
    },
  }
}

/** A figure of `/proc/<pid>/status` in megabytes, as `VmRSS` (memory now) or `VmHWM` (the most so far). */
export function memoryMb(pid: number, figure: 'VmRSS' | 'VmHWM'): number {
  const found = new RegExp(`^${figure}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(found?.[1] ?? 0) / 1024
}

/** The processes that a process has started and that still run, with theirs. */
export function descendants(pid: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1] === String(pid)
      } catch {
        // It has ended since the list was read.
        return false
      }
    })
    .map(Number)
  return children.flatMap((child) => [child, ...descendants(child)])
}
