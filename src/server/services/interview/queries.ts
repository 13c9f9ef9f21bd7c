/** Reading interviews. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { AppError } from '@/domain/errors'
import { isProbe } from '@/domain/interview/follow-up'
import { assertKnownQuestions, assertOpen } from '@/domain/interview/lifecycle'
import type { InterviewQuestion } from '@/domain/interview/question'
import { rewordedResult, rewordedSummary, type WordingWish } from '@/domain/practice-settings/wording'
import type { Prisma } from '@/generated/prisma/client'
import {
  type AnswerInput,
  feedbackSummarySchema,
  type InterviewDto,
  type QuestionDto,
  type QuestionScoreDto,
} from '@/schemas/interview'
import { judgedToUsSchema } from '@/schemas/questions-to-us'
import type { Deps, Tx } from '@/server/ports'

/** The columns of an interview in every list. */
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
  /** Null if they are too large for one statement. */
  answers: AnswerRow[] | null
  scores: { questionId: string; result: unknown }[]
} & WordingWish

/** Maximum size in bytes of the answers that are read in one statement; real answers are far smaller. */
const ONE_GO = 250_000

/** Rows of a batch: five answers of the maximum length are about as large as `ONE_GO`. */
const PIECE = 5

const OF_INTERVIEW = (table: string) => `${table}."userId" = i."userId" AND ${table}."interviewId" = i.id`

const DETAIL_SQL = `
  SELECT ${Object.keys(summarySelect)
    .map((column) => `i."${column}", `)
    .join('')}
    i."jobDescription", i."cvContent", i."asksFollowUps", i."questionsToUs", i.questions, i.summary,
    u."answerTime", u."inWriting",
    CASE WHEN (SELECT coalesce(sum(octet_length(a.text)), 0) FROM "Answer" a WHERE ${OF_INTERVIEW('a')}) <= ${ONE_GO}
      THEN (SELECT coalesce(json_agg(json_build_object(
          'questionId', a."questionId", 'text', a.text, 'timeSpent', a."timeSpent", 'wordCount', a."wordCount")), '[]')
        FROM "Answer" a WHERE ${OF_INTERVIEW('a')})
      END AS answers,
    (SELECT coalesce(json_agg(json_build_object('questionId', s."questionId", 'result', s.result)), '[]')
      FROM "AnswerScore" s WHERE ${OF_INTERVIEW('s')}) AS scores
  FROM "Interview" i JOIN "User" u ON u.id = i."userId" WHERE i.id = $1 AND i."userId" = $2`

const PIECE_SQL = `
  SELECT "questionId", text, "timeSpent", "wordCount" FROM "Answer"
  WHERE "userId" = $1 AND "interviewId" = $2 AND "questionId" > $3 ORDER BY "questionId" LIMIT ${PIECE}`

/** For an interview that does not exist or belongs to another user. */
export const interviewNotFound = () => new AppError('NOT_FOUND', 'interview-not-found', 'Interview not found')

/** @throws AppError NOT_FOUND unless the user has such an interview */
export async function assertOwnInterview(tx: Tx, userId: string, id: string): Promise<void> {
  const where = { userId_id: { userId, id } }
  if (!(await tx.interview.findUnique({ where, select: { id: true } }))) throw interviewNotFound()
}

/** The owner of an interview, for jobs, which know its id alone; null if it was deleted. */
export async function ownerOf(tx: Pick<Tx, 'interview'>, id: string): Promise<string | null> {
  return (await tx.interview.findFirst({ where: { id }, select: { userId: true } }))?.userId ?? null
}

/** @throws AppError NOT_FOUND no such interview, or another user's */
export async function getInterview(deps: Deps, userId: string, id: string): Promise<InterviewDto> {
  // Raw SQL for the most frequent read: one aggregating statement costs half as much as Prisma's join.
  const { rows } = await deps.sql(DETAIL_SQL, [id, userId])
  const [row] = rows as DetailRow[]
  if (!row) throw interviewNotFound()
  return toInterviewDto({ ...row, answers: row.answers ?? (await answersInPieces(deps, userId, id)) })
}

/** All answers, in batches. Yields to the event loop between them, because the embedded database blocks it. */
async function answersInPieces({ sql }: Deps, userId: string, interviewId: string): Promise<AnswerRow[]> {
  const answers: AnswerRow[] = []
  for (;;) {
    const { rows } = await sql(PIECE_SQL, [userId, interviewId, answers.at(-1)?.questionId ?? ''])
    answers.push(...(rows as AnswerRow[]))
    if (rows.length < PIECE) return answers
    await nextTurn()
  }
}

type LockedColumn = 'id' | 'role' | 'status' | 'feedbackStatus' | 'currentQuestionIndex' | 'asksFollowUps'
type LockedRow = Pick<DetailRow, LockedColumn> & { questions: InterviewQuestion[] }

/**
 * Reads an interview for writing and locks its row until the transaction ends, so that no answer is stored after
 * completion.
 * @throws AppError NOT_FOUND no such interview, or another user's
 */
export async function lockInterview(tx: Tx, userId: string, id: string): Promise<LockedRow> {
  const [row] = await tx.$queryRaw<LockedRow[]>`
    SELECT id, role, status, "feedbackStatus", "currentQuestionIndex", "asksFollowUps", questions FROM "Interview"
    WHERE id = ${id} AND "userId" = ${userId} FOR UPDATE`
  if (!row) throw interviewNotFound()
  return row
}

/**
 * Like `lockInterview`.
 * @throws AppError CONFLICT when it has ended · BAD_REQUEST an answer to a question that it does not have
 */
export async function lockOpenInterview(tx: Tx, userId: string, id: string, answers: readonly AnswerInput[] = []) {
  const interview = await lockInterview(tx, userId, id)
  assertOpen(interview.status)
  assertKnownQuestions(interview.questions, answers)
  return interview
}

type WholeRow = DetailRow & { answers: AnswerRow[] }

function toInterviewDto(whole: WholeRow): InterviewDto {
  const { questions, summary, answers, scores, questionCount: _, answerTime, inWriting, ...row } = whole
  const wish = { answerTime, inWriting }
  const asked = questions as unknown as InterviewQuestion[]
  const toUs = judgedToUsSchema.array().catch([]).parse(row.questionsToUs)
  const answered = answers.filter((answer) => answer.wordCount > 0)
  const isReady = row.feedbackStatus === 'ready'
  const byQuestion = new Map(
    scores.map(({ questionId, result }) => [questionId, rewordedResult(result as QuestionScoreDto, wish)]),
  )
  return {
    ...row,
    questions: asked.map((question) => toQuestionDto(question, isReady)),
    answers: inOrder(asked, new Map(answers.map(({ wordCount: _words, ...answer }) => [answer.questionId, answer]))),
    answeredCount: answered.length,
    questionsToUs: toUs,
    feedback: isReady
      ? { ...rewordedSummary(feedbackSummarySchema.parse(summary), wish), questionScores: inOrder(asked, byQuestion) }
      : null,
    feedbackProgress: {
      done: scores.length,
      total: row.feedbackStatus === 'none' ? 0 : answered.filter(({ questionId }) => !isProbe(questionId)).length,
    },
  }
}

/**
 * Without key points, which would give the answer away: only the author of an own question gets them, and of a question
 * that is not scored everybody, once the interview has its feedback.
 */
const toQuestionDto = (
  { keyPoints, competency: _c, opener: _o, ...question }: InterviewQuestion,
  isReady: boolean,
): QuestionDto => ({
  ...question,
  ...((question.source === 'own' || (isReady && isProbe(question.id))) && {
    points: keyPoints.map(({ text }) => text),
  }),
})

/** The existing values, in the order of the questions. */
const inOrder = <T>(questions: readonly { id: string }[], values: ReadonlyMap<string, T>): T[] =>
  questions.flatMap(({ id }) => values.get(id) ?? [])
