/**
 * Evaluates answers with a language model, within the time of one job. Answers on which the model fails are evaluated
 * by rules, so that every interview gets a score. Answers for which no time is left go to the next job.
 */
import type { AnswerFacts } from '@/domain/evaluation/facts'
import type { EvaluationInput } from '@/domain/evaluation/question'
import { mainFailure, ReaderError, type ReaderFailure } from '@/domain/evaluation/reader-failure'
import type { Deps, EvaluationRun, RemoteFactExtractor } from '@/server/ports'

/**
 * Time budget of one job in milliseconds: it must end before the queue considers it dead (`expireInSeconds` of its
 * handler).
 */
const SLICE_MS = 52_000
/** Time budget of all jobs of one evaluation in milliseconds; afterwards, rules evaluate the rest. */
const TOTAL_MS = 300_000

/**
 * Maximum number of calls per interview: one per answer, and half as many again (at least four) for retries and
 * repairs.
 */
export const callBudget = (answers: number): number => answers + Math.max(4, Math.ceil(answers / 2))

/** Time (ms) and calls used by earlier jobs of the same evaluation, and their main failure, if any. */
export type EvaluationProgress = { ms: number; calls: number; failure?: ReaderFailure | undefined }

export type ReadOutcome = { isFinished: boolean; spent: EvaluationProgress }

/**
 * @param keep stores the facts of one answer; called once per evaluated answer
 * @param answered number of all answers of the interview, including those evaluated by earlier jobs
 * @param owner id of the user who gave the answers
 */
export async function readWithModel(
  deps: Deps,
  evaluator: RemoteFactExtractor,
  inputs: readonly EvaluationInput[],
  { spent, answered, owner }: { spent: EvaluationProgress; answered: number; owner: string },
  keep: (input: EvaluationInput, facts: AnswerFacts) => Promise<void>,
): Promise<ReadOutcome> {
  const startedAt = performance.now()
  const run = evaluator.begin({
    calls: Math.max(0, callBudget(answered) - spent.calls),
    withinMs: Math.max(0, Math.min(SLICE_MS, TOTAL_MS - spent.ms)),
  })
  const waiting = [...inputs]
  const failures = spent.failure ? [spent.failure] : []
  const work = async () => {
    while (run.state() === 'open') {
      const input = waiting.shift()
      if (!input) return
      await keep(input, await readOrFallBack(deps, run, { input, owner }, failures))
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: run.parallel }, work))
  for (const result of ended) if (result.status === 'rejected') throw result.reason

  const after: EvaluationProgress = {
    ms: spent.ms + Math.round(performance.now() - startedAt),
    calls: spent.calls + run.calls,
    failure: mainFailure(failures),
  }
  // Only if the model evaluated something in this job: a service that did not is not tried in another one.
  if (waiting.length > 0 && run.state() === 'closing' && run.read > 0 && after.ms < TOTAL_MS) {
    return { isFinished: false, spent: after }
  }
  for (const input of waiting) await keep(input, await deps.rules.findFacts(input, owner))
  // Answers are left although no call failed: the time ran out.
  return { isFinished: true, spent: waiting.length > 0 ? { ...after, failure: after.failure ?? 'too-slow' } : after }
}

/**
 * Evaluates one answer with the model, without falling back to rules.
 * @throws ReaderError when it fails
 */
export const readByModelAlone = (
  evaluator: RemoteFactExtractor,
  input: EvaluationInput,
  owner: string,
): Promise<AnswerFacts> => evaluator.begin({ calls: callBudget(1), withinMs: SLICE_MS }).findFacts(input, owner)

async function readOrFallBack(
  deps: Deps,
  run: EvaluationRun,
  { input, owner }: { input: EvaluationInput; owner: string },
  failures: ReaderFailure[],
): Promise<AnswerFacts> {
  try {
    return await run.findFacts(input, owner)
  } catch (error) {
    if (error instanceof ReaderError && error.failure) failures.push(error.failure)
    deps.log.warn({ err: error, question: input.question.id }, 'the language model failed: the rules read the answer')
    return deps.rules.findFacts(input, owner)
  }
}
