/** Matches CVs in a thread beside the server, one after the other. */
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { CvReviewResult } from '@/domain/cv/review-cv'
import type { FindSkills, ReviewCv } from '../../ports'
import type { CvReply, CvTask } from './messages'

/** Longest that one review may take, the start of the thread included; the largest texts need a few seconds. */
const WALL_MS = 25_000
const HEAP_MB = 512

const BUNDLE = path.join(/* turbopackIgnore: true */ process.cwd(), 'dist', 'cv-worker.js')
const SOURCE = path.join(/* turbopackIgnore: true */ process.cwd(), 'src/server/cv-worker.ts')

/** From the bundle in production, from the source otherwise: tsx does not reach into threads unless it is called there. */
function startThread(production: boolean): Worker {
  const options = {
    // Nothing of this process's environment, which holds secrets.
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  }
  if (production) return new Worker(BUNDLE, options)
  const code = `import('tsx/esm/api').then((tsx) => { tsx.register(); return import(${JSON.stringify(SOURCE)}) })`
  return new Worker(code, { ...options, eval: true })
}

export type CvReviewer = {
  reviewCv: ReviewCv
  findSkills: FindSkills
  /** Starts the thread before somebody waits for it; without this, the first review does. */
  start: () => void
  /** Ends the thread, and with it what it is doing. */
  close: () => Promise<void>
}

/** @param wallMs milliseconds after which a review is given up, and its thread with it */
export function createCvReviewer({
  production,
  wallMs = WALL_MS,
}: {
  production: boolean
  wallMs?: number
}): CvReviewer {
  let thread: Worker | null = null
  let last: Promise<unknown> = Promise.resolve()
  let next = 0

  const running = (): Worker => {
    if (thread) return thread
    const made = startThread(production)
    const forget = () => {
      if (thread === made) thread = null
    }
    // A fault while nobody waits; whoever waits hears of it as well. The next review starts another thread.
    made.on('error', forget).on('exit', forget)
    made.unref()
    thread = made
    return made
  }

  const ask = (task: CvTask): Promise<CvReviewResult | string[][]> =>
    new Promise((resolve, reject) => {
      const worker = running()
      const id = next++
      const end = (settle: () => void) => {
        clearTimeout(timer)
        worker.off('message', hear).off('error', fail).off('exit', exit)
        settle()
      }
      const fail = (error: Error) => {
        if (thread === worker) thread = null
        void worker.terminate()
        end(() => reject(error))
      }
      const exit = () => end(() => reject(new Error('the thread that matches CVs ended')))
      const hear = (reply: CvReply) => {
        if (reply.id !== id) return
        if ('result' in reply) end(() => resolve(reply.result))
        else end(() => reject(new Error(`matching a CV failed: ${reply.fault}`)))
      }
      const timer = setTimeout(() => fail(new Error('matching a CV took too long')), wallMs)
      worker.on('message', hear).on('error', fail).on('exit', exit)
      worker.postMessage({ id, task })
    })

  const inTurn = (task: CvTask) => {
    const result = last.then(() => ask(task))
    last = result.catch(() => {})
    return result
  }

  return {
    reviewCv: (review) => inTurn({ review }) as Promise<CvReviewResult>,
    findSkills: (skillsIn) => inTurn({ skillsIn }) as Promise<string[][]>,
    start: () => void running(),
    close: async () => {
      await thread?.terminate()
    },
  }
}
