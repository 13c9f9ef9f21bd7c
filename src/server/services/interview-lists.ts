/** The lists of a user's interviews, and what the completed ones add up to. */
import { CHART_POINTS, type PerformanceTotals } from '@/domain/interview/history'
import type { InterviewStatus } from '@/domain/interview/lifecycle'
import type { Prisma } from '@/generated/prisma/client'
import { feedbackSummarySchema, type InterviewSummaryDto } from '@/schemas/interview'
import type { InterviewOverviewDto } from '@/schemas/interview-overview'
import type { Page, PageWish } from '@/schemas/paging'
import type { Deps } from '../ports'
import { summarySelect } from './interview-queries'
import { byCreation, pageQuery, toPage } from './page'

const listSelect = {
  ...summarySelect,
  summary: true,
  _count: { select: { answers: { where: { wordCount: { gt: 0 } } }, scores: true } },
} as const satisfies Prisma.InterviewSelect

type ListRow = Prisma.InterviewGetPayload<{ select: typeof listSelect }>

function toSummaryDto({ _count, summary, ...row }: ListRow): InterviewSummaryDto {
  // Who read the answers, and how sure the score is, as far as the feedback says it.
  const known = row.feedbackStatus === 'ready' ? feedbackSummarySchema.safeParse(summary).data : undefined
  return {
    ...row,
    answeredCount: _count.answers,
    feedbackProgress: { done: _count.scores, total: _count.answers },
    range: known?.range ?? null,
    evaluator: known?.evaluator ?? null,
  }
}

/** The user's interviews, the one started last first. @param status leaves only those in this state */
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

/** The completed interviews, the one completed last first. */
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

// Everything stands in the index, so that ten thousand interviews cost milliseconds.
const TOTALS_SQL = `
  SELECT count(*)::int AS completed, coalesce(sum("answeredCount"), 0)::int AS answered,
    count(score)::int AS scored, coalesce(sum(score), 0)::int AS score,
    count("scoreLow")::int AS ranged, coalesce(sum("scoreLow"), 0)::int AS low, coalesce(sum("scoreHigh"), 0)::int AS high
  FROM "Interview" WHERE "userId" = $1 AND "completedAt" IS NOT NULL`

const SERIES_SQL = `
  SELECT score, "completedAt" AS date, "scoreLow" AS low, "scoreHigh" AS high, summary ->> 'evaluator' AS evaluator
  FROM "Interview" WHERE "userId" = $1 AND "completedAt" IS NOT NULL AND score IS NOT NULL
  ORDER BY "completedAt" DESC, id DESC LIMIT ${CHART_POINTS}`

type PointRow = Omit<InterviewOverviewDto['series'][number], 'range'> & { low: number | null; high: number | null }

/** Interviews in progress that the dashboard looks through for the one to go on with. */
const OPEN_SHOWN: PageWish = { limit: 20 }

/** What the dashboard says of all interviews, reckoned where they are stored. */
export async function getOverview(deps: Deps, userId: string): Promise<InterviewOverviewDto> {
  const [totals, series, open] = await Promise.all([
    deps.sql(TOTALS_SQL, [userId]),
    deps.sql(SERIES_SQL, [userId]),
    listInterviews(deps, userId, OPEN_SHOWN, 'in_progress'),
  ])
  const [row] = totals.rows as PerformanceTotals[]
  if (!row) throw new Error('a statement without groups gave no row')
  const points = (series.rows as PointRow[]).map(({ low, high, ...point }) => ({
    ...point,
    range: low === null || high === null ? null : { low, high },
  }))
  return { totals: row, series: points.reverse(), inProgress: open.items, isMoreInProgress: open.nextCursor !== null }
}
