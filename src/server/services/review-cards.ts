/** Keeps the cards of missed points in step with what evaluations find. */
import { cardChanges, type PointReading } from '@/domain/review/evidence'
import type { QuestionScoreDto } from '@/schemas/interview'
import type { Tx } from '../ports'

/** One answer that was evaluated. */
type Reading = Pick<QuestionScoreDto, 'questionId' | 'modelAnswer' | 'points'>

/** What was found of each point; nothing where it was evaluated before verdicts were kept. */
const verdictsOf = ({ modelAnswer, points = [] }: Reading): PointReading[] =>
  points.map(({ verdict }, i) => ({ point: modelAnswer[i] ?? '', verdict }))

type Source = { userId: string; interviewId: string; at: Date }

/** Makes, grades and withdraws cards, in the transaction that stores the evaluation. */
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
  // In few statements: an interview has up to thirty questions, and the evaluation's transaction waits for this.
  await tx.reviewCard.createMany({
    data: changes.flatMap(({ questionId, made }) => made.map((card) => ({ ...card, userId, interviewId, questionId }))),
    // Another evaluation of the same person may have made it meanwhile.
    skipDuplicates: true,
  })
  await tx.reviewCard.deleteMany({ where: { id: { in: changes.flatMap(({ withdrawn }) => withdrawn) } } })
  for (const { id, ...data } of changes.flatMap(({ graded }) => graded)) {
    await tx.reviewCard.updateMany({ where: { id, reviewedAt: { lt: at } }, data })
  }
}
