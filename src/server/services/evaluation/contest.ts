/**
 * Contesting remarks of an evaluation, withdrawing the objection, and the second opinion. Free; the stored score does
 * not change.
 */
import { AppError } from '@/domain/errors'
import { contestableRemarks } from '@/domain/evaluation/contest/contestable-remarks'
import { answerMeasures, rescoreAnswer } from '@/domain/evaluation/contest/rescore-answer'
import type { AnswerFacts } from '@/domain/evaluation/facts'
import { rewordedResult, type WordingWish } from '@/domain/practice-settings/wording'
import {
  type ContestableRemarkDto,
  type ContestedReadingDto,
  type ContestInput,
  measuresSchema,
  type RemarksInput,
} from '@/schemas/contest'
import { questionScoreSchema } from '@/schemas/interview'
import type { Deps } from '@/server/ports'
import { assertOwnInterview, lockInterview, ownerOf } from '@/server/services/interview'
import { silenceContested } from '@/server/services/practice'
import { wordingFor } from '@/server/services/shared/user-row'
import { type AnswerReading, findReading, type ReadingKey, standingReading } from './answer-reading'
import { readByModelAlone } from './read-with-model'

const gone = () =>
  new AppError(
    'NOT_FOUND',
    'remark-not-found',
    'This remark is not part of the result. If the answer was read again meanwhile, load the page again.',
  )

/**
 * Marks a remark, or the verdict on a point, as contested: its review card is suspended, and the other evaluator, if
 * configured, gives a second opinion. Idempotent, except that a failed second opinion is requested again.
 * @returns all contested evaluations of the interview
 * @throws AppError NOT_FOUND no such interview, answer or remark
 */
export async function contestRemark(
  deps: Deps,
  userId: string,
  { id, remark: key, ...which }: ContestInput,
): Promise<ContestedReadingDto[]> {
  const place = { interviewId: id, ...which }
  const read = await findReading(deps.prisma, userId, place)
  const remark = contestedIn(read, key)
  // Outside the transaction, because it is slow.
  const measures = answerMeasures(
    read.input.question,
    { ...read.result, evaluator: read.evaluator },
    await deps.rules.findFacts(read.input, userId),
  )
  const { evaluator } = read
  const hasOther = evaluator === 'llm' || deps.evaluator.name === 'llm'
  const isAsked = await deps.prisma.$transaction(async (tx) => {
    await lockInterview(tx, userId, id)
    // The answer may have been evaluated again in the meantime.
    if ((await findReading(tx, userId, place)).evaluator !== evaluator) throw gone()
    const jobKey = { ...place, evaluator }
    const readingKey = { userId, ...jobKey }
    const where = { userId_interviewId_questionId_number_evaluator: readingKey }
    const known = await tx.contestedReading.findUnique({ where, select: { secondStatus: true } })
    const isWanted = hasOther && (known?.secondStatus ?? 'none') !== 'processing' && known?.secondStatus !== 'ready'
    const second = isWanted ? { secondStatus: 'processing' as const } : {}
    await tx.contestedReading.upsert({
      where,
      create: { ...readingKey, measures, createdAt: deps.now(), ...second },
      update: second,
    })
    await tx.contestedRemark.upsert({
      where: { userId_interviewId_questionId_number_evaluator_remark: { ...readingKey, remark: key } },
      create: { ...readingKey, ...remark, remark: key, createdAt: deps.now() },
      update: {},
    })
    await silenceContested(tx, userId, [which.questionId])
    if (isWanted) await deps.queue.enqueue(tx, 'read-again', jobKey, { lane: userId })
    return isWanted
  })
  if (isAsked) deps.queue.wake('read-again')
  return listContests(deps, userId, id)
}

/**
 * Everything that can be contested about the evaluation of one answer, verdicts on key points first.
 * @throws AppError NOT_FOUND no such interview or answer, or not evaluated yet
 */
export async function listRemarks(
  { prisma }: Deps,
  userId: string,
  { id, ...which }: RemarksInput,
): Promise<ContestableRemarkDto[]> {
  const { result } = await findReading(prisma, userId, { interviewId: id, ...which })
  return contestableRemarks(rewordedResult(result, await wordingFor(prisma, userId))).map(({ key, ...remark }) => ({
    remark: key,
    ...remark,
  }))
}

/** The stored fields of a contested remark. @throws AppError NOT_FOUND */
function contestedIn({ result }: AnswerReading, key: string) {
  // If several remarks are about one finding, the first one shown gives it its name.
  const remark = contestableRemarks(result).findLast((one) => one.key === key)
  if (!remark) throw gone()
  const { statement, point } = remark
  const isCritical = point !== null && result.points?.[point]?.verdict !== 'met'
  return { statement, pointIndex: point, point: isCritical ? (result.modelAnswer[point] ?? null) : null }
}

/**
 * Withdraws an objection. Idempotent. The second opinion is kept, and shown again if the remark is contested again.
 * @returns all contested evaluations of the interview
 * @throws AppError NOT_FOUND no such interview
 */
export async function undoContest(
  deps: Deps,
  userId: string,
  { id, ...which }: ContestInput,
): Promise<ContestedReadingDto[]> {
  await deps.prisma.$transaction(async (tx) => {
    await lockInterview(tx, userId, id)
    await tx.contestedRemark.deleteMany({ where: { userId, interviewId: id, ...which } })
    await silenceContested(tx, userId, [which.questionId])
  })
  return listContests(deps, userId, id)
}

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
  const wish = await wordingFor(prisma, userId)
  const contests: ContestedReadingDto[] = []
  for (const row of rows) {
    const reading = await standingReading(prisma, userId, row)
    if (reading?.evaluator === row.evaluator) contests.push(toContestDto(row, reading, wish))
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

function toContestDto(row: Row, { evaluator, result, input }: AnswerReading, wish: WordingWish): ContestedReadingDto {
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
            result:
              row.secondResult === null ? null : rewordedResult(questionScoreSchema.parse(row.secondResult), wish),
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
