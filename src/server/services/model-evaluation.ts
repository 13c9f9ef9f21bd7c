/**
 * Reads answers with a model, within the time of one job. What the model cannot read, rules read: an interview ends
 * scored whatever becomes of the service. What there was no time for is left to the next job.
 */

import type { AnswerFacts } from '@/domain/evaluation/facts'
import type { EvaluationInput } from '@/domain/evaluation/question'
import { mainFailure, ReaderError, type ReaderFailure } from '@/domain/evaluation/reader-failure'
import type { Deps, EvaluationRun, RemoteEvaluator } from '../ports'

/** Time of one job: it must end before the queue takes it for dead (`expireInSeconds` of its handler). */
const SLICE_MS = 52_000
/** Time that all jobs of one evaluation may take together; after that, rules read what is left. */
const TOTAL_MS = 300_000

/** Calls that an interview may cost: one per answer, and half as many again for retries and repairs, at least four. */
export const callBudget = (answers: number): number => answers + Math.max(4, Math.ceil(answers / 2))

/** What earlier jobs of the same evaluation have used up, and what kept them from reading an answer, if anything did. */
export type Spent = { ms: number; calls: number; failure?: ReaderFailure | undefined }

export type ReadOutcome = { isFinished: boolean; spent: Spent }

/**
 * @param keep stores the facts of one answer; called once per answer that was read
 * @param answered number of all answers of the interview, those read earlier included
 * @param owner whose answers they are
 */
export async function readWithModel(
  deps: Deps,
  evaluator: RemoteEvaluator,
  inputs: readonly EvaluationInput[],
  { spent, answered, owner }: { spent: Spent; answered: number; owner: string },
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

  const after: Spent = {
    ms: spent.ms + Math.round(performance.now() - startedAt),
    calls: spent.calls + run.calls,
    failure: mainFailure(failures),
  }
  // A service that read nothing in a whole job will not do so in the next.
  if (waiting.length > 0 && run.state() === 'closing' && run.read > 0 && after.ms < TOTAL_MS) {
    return { isFinished: false, spent: after }
  }
  for (const input of waiting) await keep(input, await deps.rules.findFacts(input, owner))
  // Nothing failed, and yet something is left: there was no time for it.
  return { isFinished: true, spent: waiting.length > 0 ? { ...after, failure: after.failure ?? 'too-slow' } : after }
}

/**
 * Reads one answer with a model, and no rules in its place.
 * @throws ReaderError where it cannot
 */
export const readByModelAlone = (
  evaluator: RemoteEvaluator,
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
    deps.log.warn({ err: error, question: input.question.id }, 'rules read an answer in place of the language model')
    return deps.rules.findFacts(input, owner)
  }
}
