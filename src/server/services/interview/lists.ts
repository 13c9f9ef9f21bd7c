/** The lists of a user's interviews, and the totals of the completed ones. */
import { PROBE_ENDING } from '@/domain/interview/follow-up'
import type { PerformanceTotals } from '@/domain/interview/history'
import type { InterviewStatus } from '@/domain/interview/lifecycle'
import type { Prisma } from '@/generated/prisma/client'
import { feedbackSummarySchema, type InterviewSummaryDto } from '@/schemas/interview'
import type { InterviewOverviewDto } from '@/schemas/interview-overview'
import type { Page, PageWish } from '@/schemas/paging'
import type { Deps } from '@/server/ports'
import { byCreation, pageQuery, toPage } from '@/server/services/shared/page'
import { summarySelect } from './queries'

const listSelect = {
  ...summarySelect,
  summary: true,
  _count: { select: { answers: { where: { wordCount: { gt: 0 } } }, scores: true } },
} as const satisfies Prisma.InterviewSelect

type ListRow = Prisma.InterviewGetPayload<{ select: typeof listSelect }>

/**
 * Builds summaries of these rows. Replies to probing questions are not scored; they are counted only for interviews
 * whose evaluation is not complete, so that most lists need no further statement.
 */
async function summaryOf({ prisma }: Pick<Deps, 'prisma'>, userId: string, rows: readonly ListRow[]) {
  const open = rows.filter(({ feedbackStatus }) => feedbackStatus === 'processing' || feedbackStatus === 'failed')
  const where = {
    userId,
    interviewId: { in: open.map(({ id }) => id) },
    wordCount: { gt: 0 },
    questionId: { endsWith: PROBE_ENDING },
  }
  const counts = open.length === 0 ? [] : await prisma.answer.groupBy({ by: ['interviewId'], where, _count: true })
  const unscored = new Map(counts.map(({ interviewId, _count }) => [interviewId, _count]))
  return (row: ListRow) => toSummaryDto(row, unscored.get(row.id) ?? 0)
}

/** The number of answers to be scored, as `getInterview` counts them. */
function totalOf({ feedbackStatus, _count }: ListRow, unscored: number): number {
  if (feedbackStatus === 'none') return 0
  return feedbackStatus === 'ready' ? _count.scores : _count.answers - unscored
}

function toSummaryDto(listed: ListRow, unscored: number): InterviewSummaryDto {
  const { _count, summary, ...row } = listed
  // Range and evaluator are only known once there is feedback.
  const known = row.feedbackStatus === 'ready' ? feedbackSummarySchema.safeParse(summary).data : undefined
  return {
    ...row,
    answeredCount: _count.answers,
    feedbackProgress: { done: _count.scores, total: totalOf(listed, unscored) },
    range: known?.range ?? null,
    evaluator: known?.evaluator ?? null,
  }
}

/** The user's interviews, newest first. @param status returns only those with this status */
export async function listInterviews(
  { prisma }: Deps,
  userId: string,
  page: PageWish,
  status?: InterviewStatus,
): Promise<Page<InterviewSummaryDto>> {
  const { behind, orderBy, take } = pageQuery('createdAt', page)
  const where = { userId, ...(status ? { status } : {}), AND: behind }
  const rows = await prisma.interview.findMany({ where, orderBy, take, select: listSelect })
  return toPage(rows, page, byCreation, await summaryOf({ prisma }, userId, rows))
}

/** The completed interviews, by completion time, newest first. */
export async function listCompleted(
  { prisma }: Deps,
  userId: string,
  page: PageWish,
): Promise<Page<InterviewSummaryDto>> {
  const { behind, orderBy, take } = pageQuery('completedAt', page)
  const where = { userId, completedAt: { not: null }, AND: behind }
  const rows = await prisma.interview.findMany({ where, orderBy, take, select: listSelect })
  const positionOf = ({ completedAt, createdAt, id }: ListRow) => ({ at: completedAt ?? createdAt, id })
  return toPage(rows, page, positionOf, await summaryOf({ prisma }, userId, rows))
}

// Covered by an index, so that ten thousand interviews take milliseconds.
const TOTALS_SQL = `
  SELECT count(*)::int AS completed, coalesce(sum("answeredCount"), 0)::int AS answered,
    count(score)::int AS scored, coalesce(sum(score), 0)::int AS score,
    count("scoreLow")::int AS ranged, coalesce(sum("scoreLow"), 0)::int AS low, coalesce(sum("scoreHigh"), 0)::int AS \
high
  FROM "Interview" WHERE "userId" = $1 AND "completedAt" IS NOT NULL`

/** Page of the interviews in progress, of which the dashboard offers one to continue. */
const OPEN_SHOWN: PageWish = { limit: 20 }

/** The totals of all completed interviews, summed in the database, and the interviews in progress. */
export async function getOverview(deps: Deps, userId: string): Promise<InterviewOverviewDto> {
  const [totals, open] = await Promise.all([
    deps.sql(TOTALS_SQL, [userId]),
    listInterviews(deps, userId, OPEN_SHOWN, 'in_progress'),
  ])
  const [row] = totals.rows as PerformanceTotals[]
  if (!row) throw new Error('a statement without groups gave no row')
  return { totals: row, inProgress: open.items, isMoreInProgress: open.nextCursor !== null }
}
