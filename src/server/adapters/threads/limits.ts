/** Limits of the worker threads, and the messages that they exchange with the process. */
import { availableParallelism } from 'node:os'
import type { Rules } from '@/server/rules/port'

/** At least two, so that a long review does not block other users' answers; each takes about 50 MB. */
export const THREADS = Math.max(2, Math.min(4, availableParallelism() - 1))

/** Most waiting tasks, in total and per user. */
export const WAITING = { waiting: 200, waitingPerOwner: 30 } as const

export const HEAP_MB = 512

/** Nice increment of the threads, where the system supports it: requests take precedence. */
export const RANK = 2

/**
 * Time limit of each rule in milliseconds, thread start included. Many times what the longest texts need on an idle
 * machine, and less than a job's time limit.
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
  outlineCv: 25_000,
  makePractice: 15_000,
  readClaims: 25_000,
  makeClaimPractice: 15_000,
  makeProbingQuestions: 15_000,
  fitStories: 15_000,
  shortenAnswers: 15_000,
  judgeQuestionsToUs: 15_000,
  remarkOnTexts: 15_000,
  textsForModel: 15_000,
}

/**
 * Rules that read one answer, which has at most 12,000 characters: they may use all threads. Of every other rule, which
 * reads whole CVs and adverts, one thread stays free for what else is to be done.
 */
export const OF_ONE_ANSWER: ReadonlySet<RuleName> = new Set([
  'findFacts',
  'scoreAnswer',
  'complainAboutReport',
  'mergeReport',
])

export type RuleName = keyof Rules
export type RuleTask = { name: RuleName; input: unknown }
export type RuleReply = { result: unknown } | { fault: string }
