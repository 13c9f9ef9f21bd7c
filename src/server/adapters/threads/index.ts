/** Runs rules in threads beside the server: a few at a time, in a fair order, and none for longer than its time. */
import path from 'node:path'
import { Piscina } from 'piscina'
import { AppError } from '@/domain/errors'
import { TaskQueue } from '@/server/adapters/files/queue'
import type { Rules } from '@/server/rules/port'
import { HEAP_MB, RANK, THREADS, WAITING, WALL_MS } from './limits'
import type { RuleName, RuleReply, RuleTask } from './messages'

const BUNDLE = path.join(/* turbopackIgnore: true */ process.cwd(), 'dist', 'rules-worker.js')
const SOURCE = path.join(/* turbopackIgnore: true */ process.cwd(), 'scripts', 'thread-from-source.mjs')

/** A rule that ran and gave nothing. Carries no text of a person, since errors are logged. */
export class RuleError extends Error {
  override readonly name = 'RuleError'
}

export type RuleThreads = {
  rules: Rules
  /** Tasks that run, or wait for a thread. */
  load: () => TaskQueue['load']
  /** Starts the threads before somebody waits for them; without this, the first task does. */
  start: () => void
  /** Ends the threads, and with them what they are doing. */
  close: () => Promise<void>
}

type Options = {
  /** From the bundle, instead of the source. */
  production: boolean
  threads?: number
  /** Milliseconds after which a task is given up and its thread ended, where they differ from `WALL_MS`. */
  wallMs?: Partial<Record<RuleName, number>>
}

export function createRuleThreads({ production, threads = THREADS, wallMs = {} }: Options): RuleThreads {
  const queue = new TaskQueue({ running: threads, ...WAITING })
  let pool: Piscina<RuleTask, RuleReply> | undefined

  const started = () => {
    pool ??= new Piscina<RuleTask, RuleReply>({
      filename: production ? BUNDLE : SOURCE,
      name: 'runRule',
      minThreads: threads,
      maxThreads: threads,
      niceIncrement: RANK,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
      // Nothing of this process's environment, which holds secrets, and none of its switches.
      env: {},
      execArgv: [],
    })
    return pool
  }

  const inThread = async (task: RuleTask): Promise<unknown> => {
    const giveUp = new AbortController()
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      giveUp.abort()
    }, wallMs[task.name] ?? WALL_MS[task.name])
    try {
      const reply = await started().run(task, { signal: giveUp.signal })
      if ('fault' in reply) throw new RuleError(`${task.name} failed: ${reply.fault}`)
      return reply.result
    } catch (error) {
      throw isLate ? new RuleError(`${task.name} took too long`) : error
    } finally {
      clearTimeout(timer)
    }
  }

  const run = async (task: RuleTask, owner: string): Promise<unknown> => {
    if (queue.refusal(owner) !== null) {
      throw new AppError(
        'SERVICE_UNAVAILABLE',
        'server-busy',
        'Many texts are being read right now. Please try again in a moment.',
        {
          retryAfter: 10,
        },
      )
    }
    return queue.run(owner, () => inThread(task))
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
