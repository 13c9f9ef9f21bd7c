import type { Evaluation } from '@/domain/evaluation/evaluate'
import type { TrialAnswer } from '@/domain/interview/trial'

/** Timeout in milliseconds for loading the evaluation; evaluating itself takes a fraction of a second. */
const MOST_MS = 60_000

export type Evaluator = {
  /** @throws Error when the worker could not be loaded; the next call loads it again */
  evaluate: (input: TrialAnswer) => Promise<Evaluation>
  close: () => void
}

/** Starts to load the evaluation. Supports one evaluation at a time. */
export function startEvaluator(): Evaluator {
  let worker: Worker | null = null
  const drop = (broken: Worker) => {
    broken.terminate()
    if (worker === broken) worker = null
  }
  const load = (): Worker => {
    if (worker) return worker
    const started = new Worker(new URL('./evaluation-worker.ts', import.meta.url), { type: 'module' })
    started.addEventListener('error', () => drop(started))
    worker = started
    return started
  }
  load()
  return {
    evaluate: (input) =>
      new Promise((resolve, reject) => {
        const used = load()
        const ended = new AbortController()
        const fail = () => {
          clearTimeout(timer)
          ended.abort()
          drop(used)
          reject(new Error('The evaluation could not be loaded.'))
        }
        const timer = setTimeout(fail, MOST_MS)
        used.addEventListener('error', fail, { signal: ended.signal })
        used.addEventListener(
          'message',
          ({ data }: MessageEvent<Evaluation>) => {
            clearTimeout(timer)
            ended.abort()
            resolve(data)
          },
          { signal: ended.signal },
        )
        used.postMessage(input)
      }),
    close: () => worker && drop(worker),
  }
}
