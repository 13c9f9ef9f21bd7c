/** The production build as a separate process, as a user runs it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'

export const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

export type ServerProcess = {
  url: string
  child: ChildProcess
  /** All output so far. */
  output: () => string
  /** Sends a signal and waits until the process has exited. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

/**
 * A process of a test lives for seconds: optimising the WebAssembly of the embedded database would take two of them.
 * Benchmarks start the product as it is.
 */
const FLAGS = process.env.VITEST ? ['--liftoff-only'] : []

/**
 * Starts a command and waits until it prints the awaited text, or exits.
 * @param onSpawn receives the number of the process at once
 */
export async function startProcess(
  args: string[],
  env: Record<string, string>,
  awaited: RegExp,
  onSpawn?: (pid: number) => void,
): Promise<{ child: ChildProcess; output: () => string; stop: ServerProcess['stop'] }> {
  const child = spawn(process.execPath, [...FLAGS, ...args], {
    env: { ...process.env, LOG_LEVEL: 'warn', ...env },
    stdio: 'pipe',
  })
  if (child.pid) onSpawn?.(child.pid)
  let printed = ''
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      printed += chunk
      if (awaited.test(printed)) resolve()
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', (code) => reject(new Error(`the server ended with code ${code}: ${printed}`)))
  })
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return exited
  }
  return { child, output: () => printed, stop }
}

/** Signs sessions wherever a test states the key. */
export const SECRET = 'a secret for tests only'

/** A migrated database to copy: one on a PostgreSQL server, or the folder of an embedded one. */
export type Template = { url: string } | { folder: string }

export type Place = {
  env: Record<string, string>
  dataDir: string
  /** To copy it, while nothing has it open. */
  template: Template
  remove: () => Promise<void>
}

/**
 * A data folder, and a separate database where DATABASE_URL names a server.
 * @param template a migrated database to copy, since creating one takes seconds
 */
export async function createPlace(template?: Template): Promise<Place> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'greenroom-place-'))
  const server = process.env.DATABASE_URL
  if (!server) {
    if (template && 'folder' in template) cpSync(template.folder, path.join(dataDir, 'db'), { recursive: true })
    return {
      env: { DATA_DIR: dataDir, DATABASE_URL: '' },
      dataDir,
      template: { folder: path.join(dataDir, 'db') },
      remove: async () => rmSync(dataDir, { recursive: true, force: true }),
    }
  }
  const name = `greenroom_place_${process.pid}_${path.basename(dataDir).toLowerCase().replace(/\W/g, '_')}`
  const administer = async (statement: string) => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }
  const from = template && 'url' in template ? new URL(template.url).pathname.slice(1) : 'template1'
  await administer(`CREATE DATABASE ${name} TEMPLATE ${from}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    env: { DATA_DIR: dataDir, DATABASE_URL: url.href, NEXTAUTH_SECRET: SECRET },
    dataDir,
    template: { url: url.href },
    remove: async () => {
      await dropDatabase(name, administer)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Lets connections that are closing end by themselves: one that is cut off reports an error that nobody awaits. */
async function dropDatabase(name: string, administer: (statement: string) => Promise<void>): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt++) {
    try {
      return await administer(`DROP DATABASE ${name}`)
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  await administer(`DROP DATABASE ${name} WITH (FORCE)`)
}

/** Starts the production build; `npm run build` must have run. */
export async function startServer(
  env: Record<string, string>,
  port?: number,
  onSpawn?: (pid: number) => void,
): Promise<ServerProcess> {
  const listen = port ?? (await freePort())
  const started = await startProcess(
    ['dist/main.js'],
    { NODE_ENV: 'production', PORT: String(listen), ...env },
    /Greenroom is ready/,
    onSpawn,
  )
  return { ...started, url: `http://localhost:${listen}` }
}

/** Starts `next start`, as on a host that runs only Next. */
export async function startNextAlone(env: Record<string, string>): Promise<ServerProcess> {
  const port = String(await freePort())
  const url = `http://localhost:${port}`
  const started = await startProcess(
    ['node_modules/next/dist/bin/next', 'start', '-p', port],
    { NODE_ENV: 'production', PORT: port, NEXTAUTH_URL: url, ...env },
    /Ready in/,
  )
  return { ...started, url }
}
