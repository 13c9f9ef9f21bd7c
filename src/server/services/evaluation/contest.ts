/** Contesting remarks of an evaluation, and withdrawing the objection. Free; the stored score does not change. */
import { AppError } from '@/domain/errors'
import { contestableRemarks } from '@/domain/evaluation/contest/contestable-remarks'
import { answerMeasures } from '@/domain/evaluation/contest/rescore-answer'
import type { ContestedReadingDto, ContestInput } from '@/schemas/contest'
import type { Deps } from '@/server/ports'
import { lockInterview } from '@/server/services/interview'
import { silenceContested } from '@/server/services/practice'
import { type AnswerReading, findReading } from './answer-reading'
import { listContests } from './list-contests'

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
