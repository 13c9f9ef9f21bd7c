/** What the threads may be asked for and what it may take. */
import { availableParallelism } from 'node:os'
import type { RuleName } from './messages'

/** At least two, so that one long review does not keep the answers of others waiting; each takes some 50 MB. */
export const THREADS = Math.max(2, Math.min(4, availableParallelism() - 1))

/** Tasks that may wait for a thread, of everyone and of one person. */
export const WAITING = { waiting: 200, waitingPerOwner: 30 } as const

export const HEAP_MB = 512

/** How much lower than the server's the threads' rank is, where the system allows it: requests come first. */
export const RANK = 2

/**
 * Longest that each rule may take, in milliseconds, the start of a thread included. Many times what the longest texts
 * need on an idle machine, and less than the queue gives a job.
 */
export const WALL_MS: Readonly<Record<RuleName, number>> = {
  findFacts: 15_000,
  scoreAnswer: 15_000,
  complainAboutReport: 15_000,
  mergeReport: 15_000,
  reviewCv: 25_000,
  acceptCvTexts: 15_000,
  compareVersions: 15_000,
  makeQuestions: 15_000,
  planQuestions: 15_000,
  makePractice: 15_000,
  fitStories: 15_000,
  shortenAnswers: 15_000,
  judgeQuestionsToUs: 15_000,
  remarkOnTexts: 15_000,
  textsForModel: 15_000,
}
