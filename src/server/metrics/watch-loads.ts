/** Gauges that are read when the metrics are asked for: loads, money, disk and backups. */
import { Gauge, type Registry } from 'prom-client'

type Load = { running: number; waiting: number }

/** Gauges, read at scrape time. */
export type Watched = {
  /** Queue depth from the tables of pg-boss; rejects while the database does not answer. */
  queue: () => Promise<QueueLoad[]>
  /** Connections to the database; absent where it is embedded. */
  pool?: (() => PoolLoad) | undefined
  /** Payments that await an operator's decision; rejects while the database does not answer. */
  payments: () => Promise<number>
  /** Whether writes are refused because the disk is almost full; absent where the database is not embedded. */
  isDiskFull?: (() => boolean) | undefined
  /** Time of the newest backup, null if there is none; absent where this process makes none. */
  newestBackup?: (() => Date | null) | undefined
  /** Uploads that are being read, or wait to be. */
  files: () => Record<'texts' | 'scans', Load>
  /** Rule tasks that run, or wait for a thread. */
  rules: () => Load
}

export type QueueLoad = Load & {
  job: string
  /** Age of the oldest due job, in seconds. */
  oldest: number
}

export type PoolLoad = { inUse: number; idle: number; waiting: number }

export function watchLoads(registers: Registry[], watched: Watched): void {
  const { queue, pool, files, rules } = watched
  watchBusiness(registers, watched)
  // One query per scrape, shared by the gauges.
  let asked: Promise<QueueLoad[] | null> | null = null
  const load = () => {
    asked ??= queue()
      .catch(() => null)
      .finally(() => {
        asked = null
      })
    return asked
  }
  new Gauge({
    name: 'greenroom_queue_jobs',
    help: 'Jobs of all processes that are due and wait, or are being worked on.',
    labelNames: ['job', 'state'],
    registers,
    async collect() {
      const queues = await load()
      this.reset()
      for (const { job, ...counts } of queues ?? []) setLoad(this, { job }, counts)
    },
  })
  new Gauge({
    name: 'greenroom_queue_oldest_seconds',
    help: 'How long the job that is due for longest has waited; 0 where none waits.',
    labelNames: ['job'],
    registers,
    async collect() {
      const queues = await load()
      this.reset()
      for (const { job, oldest } of queues ?? []) this.set({ job }, oldest)
    },
  })
  new Gauge({
    name: 'greenroom_database_up',
    help: '1 while the database answers; without it the queue is not known.',
    registers,
    async collect() {
      this.set((await load()) ? 1 : 0)
    },
  })
  new Gauge({
    name: 'greenroom_file_reader_files',
    help: 'Uploads that this process reads, or that wait for it.',
    labelNames: ['queue', 'state'],
    registers,
    collect() {
      for (const [name, load] of Object.entries(files())) setLoad(this, { queue: name }, load)
    },
  })
  new Gauge({
    name: 'greenroom_rule_tasks',
    help: 'Texts that the threads of this process read, or that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      setLoad(this, {}, rules())
    },
  })
  if (!pool) return
  new Gauge({
    name: 'greenroom_database_connections',
    help: 'Connections of this process to the database; waiting: callers that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const { inUse, idle, waiting } = pool()
      this.set({ state: 'in_use' }, inUse)
      this.set({ state: 'idle' }, idle)
      this.set({ state: 'waiting' }, waiting)
    },
  })
}

/** What an operator must act on: money, disk and backups. */
function watchBusiness(registers: Registry[], { payments, isDiskFull, newestBackup }: Watched): void {
  new Gauge({
    name: 'greenroom_payments_in_review',
    help: "Payments that await an operator's decision: desk payments.",
    registers,
    async collect() {
      const waiting = await payments().catch(() => null)
      // Without the database it is not known.
      if (waiting === null) this.remove()
      else this.set(waiting)
    },
  })
  if (isDiskFull) {
    new Gauge({
      name: 'greenroom_disk_full',
      help: '1 while the disk is almost full and writes are refused.',
      registers,
      collect() {
        this.set(isDiskFull() ? 1 : 0)
      },
    })
  }
  if (newestBackup) {
    new Gauge({
      name: 'greenroom_backup_age_seconds',
      help: 'Age of the newest backup in the data folder; absent where there is none.',
      registers,
      collect() {
        const made = newestBackup()
        if (made) this.set((Date.now() - made.getTime()) / 1000)
        else this.remove()
      },
    })
  }
}

function setLoad(gauge: Gauge, labels: Record<string, string>, { running, waiting }: Load): void {
  gauge.set({ ...labels, state: 'running' }, running)
  gauge.set({ ...labels, state: 'waiting' }, waiting)
}
