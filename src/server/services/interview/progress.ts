/** Progress by role and competency, from the latest sittings of one role. */
import { storyCompetencies } from '@/content/competencies'
import { askedQuestion } from '@/content/known-question'
import { followedId } from '@/domain/interview/follow-up'
import { CHART_POINTS } from '@/domain/interview/history'
import { groupsOf, PROGRESS_GROUPS, type ProgressGroup, pointOf } from '@/domain/interview/progress'
import type { QuestionCategory } from '@/domain/interview/question'
import { ROLES, type Role } from '@/domain/interview/roles'
import { dayOf } from '@/domain/practice-plan/days'
import type { ProgressDto, ProgressInput } from '@/schemas/progress'
import type { Deps } from '@/server/ports'
import { timeZoneOf } from '@/server/services/shared/time-zone'

/** One index lookup per role. */
const ROLES_SQL = `
  SELECT r.role FROM unnest($2::text[]) AS r(role)
  CROSS JOIN LATERAL (
    SELECT i."completedAt" AS at FROM "Interview" i
    WHERE i."userId" = $1 AND i.role = r.role AND i."completedAt" IS NOT NULL AND i.score IS NOT NULL
    ORDER BY i."completedAt" DESC, i.id DESC LIMIT 1
  ) latest ORDER BY latest.at DESC`

const INTERVIEWS_SQL = `
  SELECT id, "completedAt" AS date FROM "Interview"
  WHERE "userId" = $1 AND role = $2 AND "completedAt" IS NOT NULL AND score IS NOT NULL
  ORDER BY "completedAt" DESC, id DESC LIMIT ${CHART_POINTS}`

/** The answers of these interviews, and their latest retakes. */
const ANSWERS_SQL = `
  SELECT "interviewId", "questionId", 0 AS number, score, evaluator, NULL::timestamptz AS date
  FROM "AnswerScore" WHERE "userId" = $1 AND "interviewId" = ANY($2)
  UNION ALL (
    SELECT "interviewId", "questionId", number, score, evaluator, "createdAt" FROM "AnswerAttempt"
    WHERE "userId" = $1 AND "interviewId" = ANY($2) AND status = 'ready' AND score IS NOT NULL
    ORDER BY "createdAt" DESC LIMIT ${10 * CHART_POINTS}
  )`

/** Ranges are part of the results, which are long, so they are read only for the answers in the chart. */
const RANGES_SQL = `
  SELECT w.place, coalesce(a.result, s.result) -> 'range' AS range
  FROM unnest($2::int[], $3::text[], $4::text[], $5::int[]) AS w(place, interview, question, number)
  LEFT JOIN "AnswerScore" s ON w.number = 0 AND s."userId" = $1 AND s."interviewId" = w.interview
    AND s."questionId" = w.question
  LEFT JOIN "AnswerAttempt" a ON w.number > 0 AND a."userId" = $1 AND a."interviewId" = w.interview
    AND a."questionId" = w.question AND a.number = w.number`

/** Categories of questions that are not (or no longer) in the bank, from the interviews' copies. */
const CATEGORIES_SQL = `
  SELECT i.id AS "interviewId", q ->> 'id' AS "questionId", q ->> 'category' AS category
  FROM "Interview" i, jsonb_array_elements(i.questions) AS q
  WHERE i."userId" = $1 AND i.id = ANY($2) AND q ->> 'id' = ANY($3)`

type AnswerRow = {
  interviewId: string
  questionId: string
  /** 0 is the interview's own answer. */
  number: number
  score: number
  evaluator: string | null
  date: Date | null
}
type Grouped = AnswerRow & { groups: readonly ProgressGroup[] }
type Sitting = { date: Date; isRetake: boolean; answers: Grouped[] }

/** The practised roles, and the chart points of one of them. */
export async function getProgress(deps: Deps, { userId, role: wanted, group }: ProgressInput): Promise<ProgressDto> {
  const { rows } = await deps.sql(ROLES_SQL, [userId, [...ROLES]])
  const roles = (rows as { role: string }[]).map((row) => row.role)
  const role = wanted ?? roles[0] ?? null
  if (role === null) return { roles, role, group, groups: [], points: [] }
  const sittings = await latestSittings(deps, userId, role)
  const drawn = sittings.flatMap(({ answers, ...sitting }) => {
    const counted = answers.filter(({ groups }) => groups.includes(group))
    return counted.length > 0 ? [{ ...sitting, answers: counted }] : []
  })
  const rangeOf = await rangesOf(
    deps,
    userId,
    drawn.flatMap(({ answers }) => answers),
  )
  return {
    roles,
    role,
    group,
    groups: summedUp(sittings.flatMap(({ answers }) => answers)),
    points: drawn.map(({ date, isRetake, answers }) => {
      const scored = answers.map((answer) => ({ ...answer, range: rangeOf(answer) }))
      return pointOf(scored, date, isRetake) as ProgressDto['points'][number]
    }),
  }
}

/** The latest interviews, and the user's days on which questions were answered again (retakes), oldest first. */
async function latestSittings(deps: Deps, userId: string, role: string): Promise<Sitting[]> {
  const interviews = (await deps.sql(INTERVIEWS_SQL, [userId, role])).rows as { id: string; date: Date }[]
  const ids = interviews.map(({ id }) => id)
  const answers = await withGroups(deps, userId, role, (await deps.sql(ANSWERS_SQL, [userId, ids])).rows as AnswerRow[])
  const sittings = new Map<string, Sitting>(
    interviews.map(({ id, date }) => [id, { date, isRetake: false, answers: [] }]),
  )
  const timeZone = await timeZoneOf(deps.prisma, userId)
  for (const answer of answers) {
    const key = answer.date ? dayOf(answer.date, timeZone) : answer.interviewId
    const sitting = sittings.get(key) ?? { date: answer.date ?? new Date(0), isRetake: true, answers: [] }
    sitting.answers.push(answer)
    // A day of retakes is dated with the last of them.
    if (answer.date && answer.date > sitting.date) sitting.date = answer.date
    sittings.set(key, sitting)
  }
  return [...sittings.values()]
    .filter((sitting) => sitting.answers.length > 0)
    .sort((a, b) => a.date.getTime() - b.date.getTime())
    .slice(-CHART_POINTS)
}

async function withGroups(deps: Deps, userId: string, role: string, rows: readonly AnswerRow[]): Promise<Grouped[]> {
  const known = new Map<string, QuestionCategory | undefined>()
  for (const { questionId } of rows) {
    if (!known.has(questionId)) known.set(questionId, askedQuestion(questionId, role as Role)?.category)
  }
  const unknown = rows.filter(({ questionId }) => known.get(questionId) === undefined)
  const kept = new Map<string, QuestionCategory>()
  if (unknown.length > 0) {
    const [ids, questions] = [unknown.map((row) => row.interviewId), unknown.map((row) => row.questionId)]
    const found = (await deps.sql(CATEGORIES_SQL, [userId, [...new Set(ids)], [...new Set(questions)]])).rows
    for (const row of found as { interviewId: string; questionId: string; category: QuestionCategory }[]) {
      kept.set(`${row.interviewId} ${row.questionId}`, row.category)
    }
  }
  const competencies = storyCompetencies()
  return rows.map((row) => {
    const category = known.get(row.questionId) ?? kept.get(`${row.interviewId} ${row.questionId}`)
    const proves = competencies.get(followedId(row.questionId) ?? row.questionId) ?? []
    return { ...row, groups: groupsOf(category, proves) }
  })
}

async function rangesOf(deps: Deps, userId: string, answers: readonly AnswerRow[]) {
  const places = new Map(answers.map((answer, place) => [answer, place]))
  const { rows } = await deps.sql(RANGES_SQL, [
    userId,
    [...places.values()],
    answers.map(({ interviewId }) => interviewId),
    answers.map(({ questionId }) => questionId),
    answers.map(({ number }) => number),
  ])
  const ranges = new Map(
    (rows as { place: number; range: { low: number; high: number } | null }[]).map((r) => [r.place, r.range]),
  )
  return (answer: AnswerRow) => ranges.get(places.get(answer) ?? -1) ?? null
}

/** The groups that have answers, in their fixed order. */
function summedUp(answers: readonly Grouped[]): ProgressDto['groups'] {
  return PROGRESS_GROUPS.flatMap((group) => {
    const counted = answers.filter(({ groups }) => groups.includes(group))
    if (counted.length === 0) return []
    const sum = counted.reduce((total, { score }) => total + score, 0)
    return [{ group, answers: counted.length, average: Math.round(sum / counted.length) }]
  })
}
