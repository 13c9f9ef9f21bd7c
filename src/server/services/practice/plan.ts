/** The practice plan: its goal, today's step and the days until the interview. */
import { DAY_MS } from '@/domain/durations'
import { AppError } from '@/domain/errors'
import { OWN_QUESTIONS } from '@/domain/interview/own-questions'
import { isRole, type Role } from '@/domain/interview/roles'
import { addDays, dayOf } from '@/domain/practice-plan/days'
import { isDebriefOpen, OUTCOMES, questionsToPractise } from '@/domain/practice-plan/debrief'
import { practicePlan } from '@/domain/practice-plan/plan'
import { dueUntil } from '@/domain/review/schedule'
import type { GoalInput, PracticePlanDto } from '@/schemas/practice'
import type { Deps } from '@/server/ports'
import { timeZoneOf } from '@/server/services/shared/time-zone'
import { wordingFor } from '@/server/services/shared/user-row'
import { MOST_INTERVIEWS, weakestAnswers } from './scored-attempts'

/** Age in days up to which history counts. */
const RECENT_DAYS = 60

/** The steps of today and of the following days. Nothing is stored. */
export async function getPracticePlan(deps: Deps, userId: string): Promise<PracticePlanDto> {
  const { prisma } = deps
  const now = deps.now()
  const goal = await prisma.practiceGoal.findUnique({ where: { userId } })
  const finished = await prisma.interview.findMany({
    where: { userId, status: 'completed', feedbackStatus: 'ready' },
    orderBy: { completedAt: 'desc' },
    take: MOST_INTERVIEWS,
    select: { id: true, role: true, completedAt: true, isTrial: true },
  })
  const role = roleOf(goal?.role ?? finished[0]?.role)
  const timeZone = await timeZoneOf(prisma, userId)
  const today = dayOf(now, timeZone)
  const since = new Date(now.getTime() - RECENT_DAYS * DAY_MS)
  const recent = finished.filter((interview) => interview.role === role && (interview.completedAt ?? since) > since)
  const ids = recent.map(({ id }) => id)
  // One question that was tried before signing up is no mock interview, so it takes the place of none.
  const interviews = recent.filter(({ isTrial }) => !isTrial)
  const isToday = (moment: Date | null | undefined) => moment != null && dayOf(moment, timeZone) === today
  const attempts = await prisma.answerAttempt.findMany({
    where: { userId, createdAt: { gt: new Date(now.getTime() - 2 * DAY_MS) } },
    select: { createdAt: true },
  })
  const done = [...interviews.map(({ completedAt }) => completedAt), ...attempts.map(({ createdAt }) => createdAt)]
  const { answerTime } = await wordingFor(prisma, userId)
  const plan = practicePlan({
    today,
    interviewOn: goal?.interviewOn ?? null,
    dueOn: await dueDays(deps, userId, { today, timeZone }),
    doneToday: [...done, goal?.guideReadAt].filter(isToday).length,
    weakest: await weakestAnswers(prisma, userId, ids),
    interviewsDone: interviews.length,
    isGuideLeft: role !== null && !goal?.guideReadAt,
    answerTime,
  })
  return {
    goal: goal && { role: roleOf(goal.role), advert: goal.advert, interviewOn: goal.interviewOn },
    role,
    hasHistory: finished.length > 0,
    today,
    ...(await debriefs(deps, userId, { interviewOn: goal?.interviewOn ?? null, today })),
    ...plan,
  }
}

/** The debrief of the goal's interview, and the questions of all that the user has told about. */
async function debriefs(
  { prisma }: Deps,
  userId: string,
  { interviewOn, today }: { interviewOn: string | null; today: string },
): Promise<Pick<PracticePlanDto, 'debrief' | 'askedQuestions'>> {
  const told = await prisma.debrief.findMany({
    where: { userId },
    orderBy: { interviewOn: 'desc' },
    take: OWN_QUESTIONS.most,
  })
  const here = told.find((debrief) => debrief.interviewOn === interviewOn)
  return {
    debrief:
      interviewOn !== null && isDebriefOpen(interviewOn, today)
        ? { interviewOn, outcome: outcomeOf(here?.outcome), questions: here?.questions ?? [] }
        : null,
    askedQuestions: questionsToPractise(told.flatMap(({ questions }) => questions)),
  }
}

const outcomeOf = (stored: string | undefined) => OUTCOMES.find((outcome) => outcome === stored) ?? null

const roleOf = (role: string | null | undefined): Role | null => (role && isRole(role) ? role : null)

/** The calendar day on which each card is due. */
async function dueDays(
  deps: Deps,
  userId: string,
  { today, timeZone }: { today: string; timeZone: string },
): Promise<string[]> {
  const until = dueUntil(deps.now())
  const cards = await deps.prisma.reviewCard.findMany({ where: { userId, isContested: false }, select: { due: true } })
  return cards.map(({ due }) => {
    if (due <= until) return today
    const day = dayOf(due, timeZone)
    // A card that becomes due later today, after the time up to which a sitting asks, is planned for tomorrow.
    return day > today ? day : addDays(today, 1)
  })
}

/** @returns the resulting plan */
export async function setGoal(deps: Deps, { userId, ...goal }: GoalInput): Promise<PracticePlanDto> {
  const known = await deps.prisma.practiceGoal.findUnique({ where: { userId }, select: { role: true } })
  // The read mark belongs to the guide of the previous role.
  const data = { ...goal, ...(known && known.role !== goal.role && { guideReadAt: null }) }
  await deps.prisma.practiceGoal.upsert({ where: { userId }, create: { userId, ...goal }, update: data })
  return getPracticePlan(deps, userId)
}

/** Stores that the worked test of the guide was read. @returns the resulting plan */
export async function markGuideRead(deps: Deps, userId: string): Promise<PracticePlanDto> {
  const { role } = await getPracticePlan(deps, userId)
  // With the role whose guide it was, so that a goal for this role keeps the mark.
  const read = { guideReadAt: deps.now(), ...(role && { role }) }
  await deps.prisma.practiceGoal.upsert({
    where: { userId },
    create: { userId, timeZone: await timeZoneOf(deps.prisma, userId), ...read },
    update: read,
  })
  return getPracticePlan(deps, userId)
}

/**
 * Sends the plan until the interview to the account's address, once.
 * @throws AppError CONFLICT if no interview date is ahead
 */
export async function mailPracticePlan(deps: Deps, userId: string): Promise<{ message: string }> {
  const { daysLeft } = await getPracticePlan(deps, userId)
  if (daysLeft === null) {
    throw new AppError('CONFLICT', 'no-interview-date', 'Set the date of your interview first.')
  }
  await deps.prisma.$transaction((tx) => deps.queue.enqueue(tx, 'send-mail', { kind: 'practice-plan', userId }))
  deps.queue.wake('send-mail')
  return { message: 'Your plan is on its way to your mailbox.' }
}
