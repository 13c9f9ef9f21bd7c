/** The lists of a user's interviews, and the totals of the completed ones. */
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

function toSummaryDto({ _count, summary, ...row }: ListRow): InterviewSummaryDto {
  // Range and evaluator are only known once there is feedback.
  const known = row.feedbackStatus === 'ready' ? feedbackSummarySchema.safeParse(summary).data : undefined
  return {
    ...row,
    answeredCount: _count.answers,
    feedbackProgress: { done: _count.scores, total: _count.answers },
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
  return toPage(rows, page, byCreation, toSummaryDto)
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
  return toPage(rows, page, positionOf, toSummaryDto)
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
