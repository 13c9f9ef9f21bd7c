/** Reading interviews. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { AppError } from '@/domain/errors'
import type { InterviewQuestion } from '@/domain/interview/question'
import type { Prisma } from '@/generated/prisma/client'
import { feedbackSummarySchema, type InterviewDto, type QuestionDto, type QuestionScoreDto } from '@/schemas/interview'
import { judgedToUsSchema } from '@/schemas/questions-to-us'
import type { Deps, Tx } from '../ports'

/** What every list says of an interview. */
export const summarySelect = {
  id: true,
  userId: true,
  role: true,
  focus: true,
  isTrial: true,
  status: true,
  currentQuestionIndex: true,
  questionCount: true,
  createdAt: true,
  savedAt: true,
  completedAt: true,
  score: true,
  feedbackStatus: true,
} as const satisfies Prisma.InterviewSelect

type AnswerRow = { questionId: string; text: string; timeSpent: number; wordCount: number }

type DetailRow = Prisma.InterviewGetPayload<{ select: typeof summarySelect }> & {
  jobDescription: string
  cvContent: string
  asksFollowUps: boolean
  questionsToUs: unknown
  questions: unknown
  summary: unknown
  /** Null where they are too large for one go. */
  answers: AnswerRow[] | null
  scores: { questionId: string; result: unknown }[]
}

/** Bytes of answers that are read in one go; what people write is far below. */
const ONE_GO = 250_000

/** Rows of a piece: the longest answers make one of the size that is read in one go. */
const PIECE = 5

const DETAIL_SQL = `
  SELECT i.id, i."userId", i.role, i.focus, i."isTrial", i.status, i."currentQuestionIndex", i."questionCount", i."createdAt", i."savedAt",
    i."completedAt", i.score, i."feedbackStatus", i."jobDescription", i."cvContent",
    i."asksFollowUps", i."questionsToUs", i.questions, i.summary,
    CASE WHEN (SELECT coalesce(sum(octet_length(a.text)), 0) FROM "Answer" a WHERE a."interviewId" = i.id) <= ${ONE_GO}
      THEN (SELECT coalesce(json_agg(json_build_object(
          'questionId', a."questionId", 'text', a.text, 'timeSpent', a."timeSpent", 'wordCount', a."wordCount")), '[]')
        FROM "Answer" a WHERE a."interviewId" = i.id)
      END AS answers,
    (SELECT coalesce(json_agg(json_build_object('questionId', s."questionId", 'result', s.result)), '[]')
      FROM "AnswerScore" s WHERE s."interviewId" = i.id) AS scores
  FROM "Interview" i WHERE i.id = $1 AND i."userId" = $2`

const PIECE_SQL = `
  SELECT "questionId", text, "timeSpent", "wordCount" FROM "Answer"
  WHERE "interviewId" = $1 AND "questionId" > $2 ORDER BY "questionId" LIMIT ${PIECE}`

/** For an interview that does not exist, or is somebody else's. */
export const notFound = () => new AppError('NOT_FOUND', 'interview-not-found', 'Interview not found')

/** @throws AppError NOT_FOUND, also when it is somebody else's */
export async function getInterview(deps: Deps, userId: string, id: string): Promise<InterviewDto> {
  // By hand: what people wait for most. One statement that aggregates costs half of what Prisma's own join does.
  const { rows } = await deps.sql(DETAIL_SQL, [id, userId])
  const [row] = rows as DetailRow[]
  if (!row) throw notFound()
  return toInterviewDto({ ...row, answers: row.answers ?? (await answersInPieces(deps, id)) })
}

/** All answers, however long; between the pieces others have their turn, which the embedded database would not give. */
async function answersInPieces({ sql }: Deps, interviewId: string): Promise<AnswerRow[]> {
  const answers: AnswerRow[] = []
  for (;;) {
    const { rows } = await sql(PIECE_SQL, [interviewId, answers.at(-1)?.questionId ?? ''])
    answers.push(...(rows as AnswerRow[]))
    if (rows.length < PIECE) return answers
    await nextTurn()
  }
}

type LockedRow = Pick<
  DetailRow,
  'id' | 'role' | 'status' | 'feedbackStatus' | 'currentQuestionIndex' | 'asksFollowUps'
> & {
  questions: InterviewQuestion[]
}

/**
 * What writing needs to know of an interview. Holds its row until the transaction ends, so that an answer cannot slip in
 * behind the completion.
 * @throws AppError NOT_FOUND, also when it is somebody else's
 */
export async function lockInterview(tx: Tx, userId: string, id: string): Promise<LockedRow> {
  const [row] = await tx.$queryRaw<LockedRow[]>`
    SELECT id, role, status, "feedbackStatus", "currentQuestionIndex", "asksFollowUps", questions FROM "Interview"
    WHERE id = ${id} AND "userId" = ${userId} FOR UPDATE`
  if (!row) throw notFound()
  return row
}

type WholeRow = DetailRow & { answers: AnswerRow[] }

function toInterviewDto({ questions, summary, answers, scores, questionCount: _, ...row }: WholeRow): InterviewDto {
  const asked = questions as unknown as InterviewQuestion[]
  const toUs = judgedToUsSchema.array().catch([]).parse(row.questionsToUs)
  const answeredCount = answers.filter((answer) => answer.wordCount > 0).length
  const byQuestion = new Map(scores.map((score) => [score.questionId, score.result as unknown as QuestionScoreDto]))
  return {
    ...row,
    questions: asked.map(toQuestionDto),
    answers: inOrder(asked, new Map(answers.map(({ wordCount: _words, ...answer }) => [answer.questionId, answer]))),
    answeredCount,
    questionsToUs: toUs,
    feedback:
      row.feedbackStatus === 'ready'
        ? { ...feedbackSummarySchema.parse(summary), questionScores: inOrder(asked, byQuestion) }
        : null,
    feedbackProgress: { done: scores.length, total: row.feedbackStatus === 'none' ? 0 : answeredCount },
  }
}

/** The key points stay here, since the answer is measured by them; their author knows those of an own question. */
const toQuestionDto = ({ keyPoints, competency: _c, opener: _o, ...question }: InterviewQuestion): QuestionDto => ({
  ...question,
  ...(question.source === 'own' && { points: keyPoints.map(({ text }) => text) }),
})

/** The values that are there, in the order of the questions. */
const inOrder = <T>(questions: readonly { id: string }[], values: ReadonlyMap<string, T>): T[] =>
  questions.flatMap(({ id }) => values.get(id) ?? [])
