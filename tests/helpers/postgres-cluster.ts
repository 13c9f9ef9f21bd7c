/** Throw-away PostgreSQL servers from the binaries of this machine: a primary, and streaming replicas of it. */
import { execFile, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from './server-process'

const execute = promisify(execFile)

/** Where Debian installs the server's programs, in a folder for each version and not in the PATH. */
const INSTALLED = '/usr/lib/postgresql'

function folderOfPrograms(): string | undefined {
  if (!existsSync(INSTALLED)) return undefined
  const folders = readdirSync(INSTALLED).map((version) => path.join(INSTALLED, version, 'bin'))
  const programs = ['initdb', 'postgres', 'pg_basebackup']
  return folders.find((bin) => programs.every((program) => existsSync(path.join(bin, program))))
}

type Account = { uid: number; gid: number }

/** The account that runs the server: it refuses root, which therefore hands over to the account of the package. */
function account(): Account | undefined {
  const [uid, gid] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0]
  if (uid !== 0) return { uid, gid }
  const found = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'))
  return found ? { uid: Number(found[1]), gid: Number(found[2]) } : undefined
}

/** Why there can be no cluster on this machine; empty if there can. */
export function whyNoCluster(): string {
  if (!folderOfPrograms()) return `the programs of a PostgreSQL server are not in ${INSTALLED}/*/bin`
  return account() ? '' : 'this is root, and there is no account postgres that could run the server'
}

export type PostgresServer = {
  url: string
  /** Ends every connection at once; `crash` as after a power cut, without writing what is in memory. */
  stop: (how?: 'fast' | 'crash') => Promise<void>
  /** Starts it again after `stop`, at the same address. */
  restart: () => Promise<void>
}

export type Cluster = {
  primary: PostgresServer
  /** Copies the primary, and streams every change from then on. */
  addReplica: () => Promise<PostgresServer>
  /** Stops all servers and deletes their files. */
  remove: () => Promise<void>
}

/** Nothing outlives the test, so nothing has to reach the disk. */
const SETTINGS = { fsync: 'off', full_page_writes: 'off', shared_buffers: '16MB', listen_addresses: '127.0.0.1' }

/** An empty primary with the user postgres and no password, on a free port. Requires that `whyNoCluster` is empty. */
export async function createCluster(): Promise<Cluster> {
  const [bin, as] = [folderOfPrograms() ?? '', account() as Account]
  const folder = mkdtempSync(path.join(tmpdir(), 'greenroom-cluster-'))
  chownSync(folder, as.uid, as.gid)
  const servers: Omit<PostgresServer, 'restart'>[] = []
  const program = (name: string, args: string[]) => execute(path.join(bin, name), args, { ...as, cwd: folder })

  async function start(name: string): Promise<PostgresServer> {
    const port = await freePort()
    let running = await run(name, port)
    return {
      url: running.url,
      stop: (how) => running.stop(how),
      restart: async () => {
        running = await run(name, port)
      },
    }
  }

  async function run(name: string, port: number): Promise<Omit<PostgresServer, 'restart'>> {
    const settings = { ...SETTINGS, port, unix_socket_directories: folder }
    const args = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])
    const child = spawn(path.join(bin, 'postgres'), ['-D', path.join(folder, name), ...args], {
      ...as,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let printed = ''
    child.stderr.on('data', (chunk) => {
      printed += chunk
    })
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    const server = {
      url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
      stop: async (how: 'fast' | 'crash' = 'fast') => {
        // SIGTERM would wait for the clients.
        child.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT')
        await exited
      },
    }
    servers.push(server)
    for (;;) {
      if (child.exitCode !== null) throw new Error(`PostgreSQL ended with code ${child.exitCode}: ${printed}`)
      const client = new pg.Client({ connectionString: server.url })
      client.on('error', () => {})
      try {
        await client.connect()
        return server
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 50))
      } finally {
        await client.end().catch(() => {})
      }
    }
  }

  const remove = async () => {
    // Replicas first: a primary waits for them.
    for (const server of servers.reverse()) await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await program('initdb', ['-D', 'primary', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'])
    const primary = await start('primary')
    let replicas = 0
    const addReplica = async () => {
      const name = `replica-${++replicas}`
      const from = ['-d', primary.url, '-D', name]
      await program('pg_basebackup', [...from, '--write-recovery-conf', '--checkpoint=fast', '--no-sync'])
      return start(name)
    }
    return { primary, addReplica, remove }
  } catch (error) {
    await remove()
    throw error
  }
}
