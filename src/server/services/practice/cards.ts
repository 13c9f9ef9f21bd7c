/** Updating the review cards of missed points with the results of evaluations. */
import { cardChanges, type PointReading } from '@/domain/review/evidence'
import type { QuestionScoreDto } from '@/schemas/interview'
import type { Tx } from '@/server/ports'

/** The relevant part of one evaluation. */
type Reading = Pick<QuestionScoreDto, 'questionId' | 'modelAnswer' | 'points'>

/** The verdict on each point; empty for evaluations from before verdicts were stored. */
const verdictsOf = ({ modelAnswer, points = [] }: Reading): PointReading[] =>
  points.map(({ verdict }, i) => ({ point: modelAnswer[i] ?? '', verdict }))

type Source = { userId: string; interviewId: string; at: Date }

/** Creates, grades and deletes cards, in the transaction that stores the evaluation. */
export async function recordEvidence(
  tx: Tx,
  { userId, interviewId, at }: Source,
  readings: readonly Reading[],
): Promise<void> {
  const known = await tx.reviewCard.findMany({
    where: { userId, questionId: { in: readings.map(({ questionId }) => questionId) } },
  })
  const changes = readings.map((reading) => ({
    questionId: reading.questionId,
    ...cardChanges(
      known.filter((card) => card.questionId === reading.questionId),
      verdictsOf(reading),
      at,
    ),
  }))
  // In few statements: an interview has up to thirty questions, and this runs in the evaluation's transaction.
  await tx.reviewCard.createMany({
    data: changes.flatMap(({ questionId, made }) => made.map((card) => ({ ...card, userId, interviewId, questionId }))),
    // A concurrent evaluation for the same user may have created it.
    skipDuplicates: true,
  })
  await tx.reviewCard.deleteMany({ where: { userId, id: { in: changes.flatMap(({ withdrawn }) => withdrawn) } } })
  for (const { id, ...data } of changes.flatMap(({ graded }) => graded)) {
    await tx.reviewCard.updateMany({ where: { userId, id, reviewedAt: { lt: at } }, data })
  }
  await silenceContested(
    tx,
    userId,
    readings.map(({ questionId }) => questionId),
  )
}

/**
 * Sets `isContested` on the cards of these questions: true exactly if the point is contested in a current evaluation,
 * so that withdrawing an objection or evaluating again makes a card due again.
 */
export async function silenceContested(tx: Tx, userId: string, questionIds: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE "ReviewCard" c SET "isContested" = NOT c."isContested"
    WHERE c."userId" = ${userId} AND c."questionId" = ANY(${[...questionIds]}) AND c."isContested" <> EXISTS (
      SELECT 1 FROM "ContestedReading" r
      JOIN "ContestedRemark" m USING ("userId", "interviewId", "questionId", number, evaluator)
      WHERE r."userId" = c."userId" AND r."questionId" = c."questionId"
        AND m.point = c.point AND r.evaluator = coalesce(
        (SELECT a.evaluator FROM "AnswerAttempt" a WHERE a."userId" = r."userId" AND a."interviewId" = r."interviewId"
          AND a."questionId" = r."questionId" AND a.number = r.number),
        (SELECT s.evaluator FROM "AnswerScore" s WHERE r.number = 1 AND s."userId" = r."userId"
          AND s."interviewId" = r."interviewId" AND s."questionId" = r."questionId")))`
}
