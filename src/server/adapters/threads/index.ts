/** Runs rules in worker threads: a limited number at a time, queued fairly, each with a time limit. */
import path from 'node:path'
import { Piscina } from 'piscina'
import { AppError } from '@/domain/errors'
import { type Rules, RuleTimeout } from '@/server/rules/port'
import { TaskQueue } from '@/server/task-queue'
import {
  HEAP_MB,
  OF_ONE_ANSWER,
  RANK,
  type RuleName,
  type RuleReply,
  type RuleTask,
  THREADS,
  WAITING,
  WALL_MS,
} from './limits'

const BUNDLE = path.join(/* turbopackIgnore: true */ process.cwd(), 'dist', 'rules-worker.js')
const SOURCE = path.join(/* turbopackIgnore: true */ process.cwd(), 'scripts', 'thread-from-source.mjs')

/** A rule failed. Contains no user text, since errors are logged. */
export class RuleError extends Error {
  override readonly name = 'RuleError'
}

export type RuleThreads = {
  rules: Rules
  /** Running and waiting tasks. */
  load: () => TaskQueue['load']
  /** Starts the first thread ahead of the first task, which would otherwise start it. */
  start: () => void
  /** Terminates the threads and their tasks. */
  close: () => Promise<void>
}

type Options = {
  /** Whether to load the bundle rather than the source. */
  production: boolean
  threads?: number
  /** Time limits in milliseconds that override `WALL_MS`; a thread that exceeds its limit is terminated. */
  wallMs?: Partial<Record<RuleName, number>>
  /** Processor time of this process so far, in milliseconds; replaced in tests. */
  usedMs?: () => number
}

function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

export function createRuleThreads(options: Options): RuleThreads {
  const { production, threads = THREADS, wallMs = {}, usedMs = processorMs } = options
  const queue = new TaskQueue({ running: threads, runningOfKind: Math.max(1, threads - 1), ...WAITING })
  let pool: Piscina<RuleTask, RuleReply> | undefined

  const started = () => {
    pool ??= new Piscina<RuleTask, RuleReply>({
      filename: production ? BUNDLE : SOURCE,
      name: 'runRule',
      // The others are started when texts wait, and kept: a start takes a second of processor time, and 50 MB.
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: Number.POSITIVE_INFINITY,
      niceIncrement: RANK,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
      // No environment variables, which include secrets, and no flags of this process.
      env: {},
      execArgv: [],
    })
    return pool
  }

  const inThread = async (task: RuleTask): Promise<unknown> => {
    const giveUp = new AbortController()
    const limitMs = wallMs[task.name] ?? WALL_MS[task.name]
    const usedBefore = usedMs()
    let late: Error | null = null
    const timer = setTimeout(() => {
      // Where the whole process had a processor for less than half of the time, the machine is busy, and the text may
      // be an ordinary one.
      const isStarved = usedMs() - usedBefore < limitMs / 2
      late = isStarved
        ? new RuleError(`${task.name} got too little of a processor`)
        : new RuleTimeout(`${task.name} took too long`)
      giveUp.abort()
    }, limitMs)
    try {
      const reply = await started().run(task, { signal: giveUp.signal })
      if ('fault' in reply) throw new RuleError(`${task.name} failed: ${reply.fault}`)
      return reply.result
    } catch (error) {
      throw late ?? error
    } finally {
      clearTimeout(timer)
    }
  }

  const run = async (task: RuleTask, owner: string): Promise<unknown> => {
    const queued = { owner, kind: OF_ONE_ANSWER.has(task.name) ? undefined : task.name }
    if (queue.refusal(queued) !== null) {
      throw new AppError(
        'SERVICE_UNAVAILABLE',
        'server-busy',
        'Many texts are being read right now. Please try again in a moment.',
        { retryAfter: 10 },
      )
    }
    return queue.run(queued, () => inThread(task))
  }

  return {
    rules: Object.fromEntries(
      (Object.keys(WALL_MS) as RuleName[]).map((name) => [
        name,
        (input: unknown, owner: string) => run({ name, input }, owner),
      ]),
    ) as Rules,
    load: () => queue.load,
    start: () => void started(),
    close: async () => {
      await pool?.destroy()
    },
  }
}
