/** The contested evaluations of an interview, and their scores without the contested remarks. */
import { rescoreAnswer } from '@/domain/evaluation/contest/rescore-answer'
import { type ContestedReadingDto, measuresSchema } from '@/schemas/contest'
import { questionScoreSchema } from '@/schemas/interview'
import type { Deps } from '@/server/ports'
import { assertOwnInterview } from '@/server/services/interview'
import { type AnswerReading, type ReadingKey, standingReading } from './answer-reading'

/** The evaluator that gives the second opinion. */
export const otherThan = (evaluator: string): 'local' | 'llm' => (evaluator === 'llm' ? 'local' : 'llm')

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
