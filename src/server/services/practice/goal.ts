/** The goal of the practice plan: role, advert and date of the interview. */
import { zoneOf } from '@/domain/interview/regions'
import type { GoalInput, PracticePlanDto } from '@/schemas/practice'
import type { Deps } from '@/server/ports'
import { getPracticePlan } from './plan'

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
  const user = await deps.prisma.user.findUnique({ where: { id: userId }, select: { region: true } })
  const guideReadAt = deps.now()
  await deps.prisma.practiceGoal.upsert({
    where: { userId },
    create: { userId, timeZone: zoneOf(user?.region), guideReadAt },
    update: { guideReadAt },
  })
  return getPracticePlan(deps, userId)
}
