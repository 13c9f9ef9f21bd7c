/** The debrief of the real interview that the goal of the practice plan names. */
import { AppError } from '@/domain/errors'
import type { DebriefInput, PracticePlanDto } from '@/schemas/practice'
import type { Deps } from '@/server/ports'
import { getPracticePlan } from './plan'

/**
 * Stores the outcome and the questions for the goal's interview; sent again, it replaces them.
 * @returns the resulting plan
 * @throws AppError CONFLICT if the goal has no interview whose day has come
 */
export async function recordDebrief(deps: Deps, { userId, ...told }: DebriefInput): Promise<PracticePlanDto> {
  const { debrief, role } = await getPracticePlan(deps, userId)
  if (!debrief) throw new AppError('CONFLICT', 'no-interview-held', 'Set the date of the interview that you have had.')
  const { interviewOn } = debrief
  await deps.prisma.debrief.upsert({
    where: { userId_interviewOn: { userId, interviewOn } },
    create: { userId, interviewOn, role, ...told },
    update: { role, ...told },
  })
  return getPracticePlan(deps, userId)
}
