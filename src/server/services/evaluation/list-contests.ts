/** The contested evaluations of an interview: their scores without the contested remarks, and second opinions. */
import { rescoreAnswer } from '@/domain/evaluation/contest/rescore-answer'
import type { AnswerFacts } from '@/domain/evaluation/facts'
import { type ContestedReadingDto, measuresSchema } from '@/schemas/contest'
import { questionScoreSchema } from '@/schemas/interview'
import type { Deps } from '@/server/ports'
import { assertOwnInterview, lockInterview, ownerOf } from '@/server/services/interview'
import { type AnswerReading, type ReadingKey, standingReading } from './answer-reading'
import { readByModelAlone } from './read-with-model'

/** The evaluator that gives the second opinion. */
const otherThan = (evaluator: string): 'local' | 'llm' => (evaluator === 'llm' ? 'local' : 'llm')

/**
 * The contested evaluations, unordered. Those that have been replaced since are left out, for example when the
 * interview was evaluated again with AI.
 * @throws AppError NOT_FOUND no such interview, or another user's
 */
export async function listContests(deps: Deps, userId: string, interviewId: string): Promise<ContestedReadingDto[]> {
  const { prisma } = deps
  await assertOwnInterview(prisma, userId, interviewId)
  const rows = await prisma.contestedReading.findMany({
    where: { userId, interviewId, remarks: { some: {} } },
    include: { remarks: { orderBy: [{ createdAt: 'asc' }, { remark: 'asc' }] } },
  })
  const contests: ContestedReadingDto[] = []
  for (const row of rows) {
    const reading = await standingReading(prisma, userId, row)
    if (reading?.evaluator === row.evaluator) contests.push(toContestDto(row, reading))
  }
  return contests
}

type Row = ReadingKey & {
  evaluator: string
  measures: unknown
  secondStatus: string
  secondResult: unknown
  remarks: { remark: string; statement: string; pointIndex: number | null }[]
}

function toContestDto(row: Row, { evaluator, result, input }: AnswerReading): ContestedReadingDto {
  const { questionId, number, remarks, secondStatus } = row
  const contested = remarks.map(({ statement, pointIndex }) => ({ statement, point: pointIndex }))
  const without = rescoreAnswer(input.question, { ...result, evaluator }, measuresSchema.parse(row.measures), contested)
  return {
    questionId,
    number,
    evaluator: evaluator as ContestedReadingDto['evaluator'],
    remarks: remarks.map(({ remark, statement }) => ({ remark, statement })),
    score: result.score,
    scoreWithout: without.score,
    range: without.range,
    secondOpinion:
      secondStatus === 'none'
        ? null
        : {
            evaluator: otherThan(evaluator),
            status: secondStatus as 'processing' | 'ready' | 'failed',
            result: row.secondResult === null ? null : questionScoreSchema.parse(row.secondResult),
          },
  }
}

type ContestedKey = ReadingKey & { evaluator: string }

/**
 * Evaluates and stores the second opinion. Does nothing if there is one, or if none is wanted any more. Rules are no
 * fallback here: a second opinion comes from the other evaluator or not at all.
 */
export async function readAgain(deps: Deps, key: ContestedKey): Promise<void> {
  const wanted = await takeUp(deps, key)
  if (!wanted) return
  const { userId, reading } = wanted
  const facts = await factsBy(deps, otherThan(key.evaluator), reading.input, userId)
  if (!facts) return settle(deps, userId, key, { secondStatus: 'none' })
  const result = await deps.rules.scoreAnswer({ input: reading.input, facts }, userId)
  await settle(deps, userId, key, { secondStatus: 'ready', secondResult: result })
}

/** The evaluation that awaits a second opinion, read under the interview's lock; null if there is none. */
async function takeUp(deps: Deps, key: ContestedKey) {
  const userId = await ownerOf(deps.prisma, key.interviewId)
  if (userId === null) return null
  const where = { userId_interviewId_questionId_number_evaluator: { userId, ...key } }
  return deps.prisma.$transaction(async (tx) => {
    await lockInterview(tx, userId, key.interviewId)
    const now = await tx.contestedReading.findUnique({
      where,
      select: { secondStatus: true, _count: { select: { remarks: true } } },
    })
    if (now?.secondStatus !== 'processing') return null
    const reading = await standingReading(tx, userId, key)
    if (now._count.remarks > 0 && reading?.evaluator === key.evaluator) return { userId, reading }
    // The objection was withdrawn, or the evaluation replaced. If it comes back, the user can ask again.
    const secondStatus = now._count.remarks === 0 ? 'none' : 'failed'
    await tx.contestedReading.update({ where, data: { secondStatus }, select: { number: true } })
    return null
  })
}

/** Null if the evaluator is no longer configured. */
async function factsBy(
  { evaluator, rules }: Deps,
  name: 'local' | 'llm',
  ...[input, owner]: Parameters<Deps['rules']['findFacts']>
): Promise<AnswerFacts | null> {
  if (name === 'local') return rules.findFacts(input, owner)
  return 'begin' in evaluator ? readByModelAlone(evaluator, input, owner) : null
}

type Outcome = { secondStatus: 'none' | 'failed' } | { secondStatus: 'ready'; secondResult: object }

/** Only while it is pending: a stalled worker may finish after another one. */
async function settle({ prisma }: Deps, userId: string, key: ContestedKey, data: Outcome): Promise<void> {
  await prisma.contestedReading.updateMany({ where: { userId, ...key, secondStatus: 'processing' }, data })
}

/** Called after the last retry: marks the second opinion as failed, so that the user can ask again. */
export async function failSecondReading(deps: Deps, key: ContestedKey): Promise<void> {
  const userId = await ownerOf(deps.prisma, key.interviewId)
  if (userId !== null) await settle(deps, userId, key, { secondStatus: 'failed' })
}
