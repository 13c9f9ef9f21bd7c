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
  for (const reading of readings) {
    const { questionId } = reading
    const { made, graded, withdrawn } = cardChanges(
      known.filter((card) => card.questionId === questionId),
      verdictsOf(reading),
      at,
    )
    await tx.reviewCard.createMany({
      data: made.map((card) => ({ ...card, userId, interviewId, questionId })),
      // Another evaluation of the same person may have made it meanwhile.
      skipDuplicates: true,
    })
    for (const { id, ...data } of graded) {
      await tx.reviewCard.updateMany({ where: { id, reviewedAt: { lt: at } }, data })
    }
    await tx.reviewCard.deleteMany({ where: { id: { in: withdrawn } } })
  }
}
