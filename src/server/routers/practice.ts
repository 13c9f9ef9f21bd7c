import { debriefInput, goalInput } from '@/schemas/practice'
import { userInput } from '@/schemas/text'
import {
  getPracticePlan,
  mailPracticePlan,
  markGuideRead,
  practiceCalendar,
  recordDebrief,
  setGoal,
} from '@/server/services/practice'
import { forUser, limited, own, ownProcedure, router, userProcedure } from '@/server/trpc'

export const practiceRouter = router({
  plan: ownProcedure(userInput).query(forUser(getPracticePlan)),
  setGoal: ownProcedure(goalInput).mutation(({ ctx, input }) => setGoal(ctx.deps, input)),
  debrief: ownProcedure(debriefInput).mutation(({ ctx, input }) => recordDebrief(ctx.deps, input)),
  guideRead: ownProcedure(userInput).mutation(forUser(markGuideRead)),
  mail: userProcedure.input(userInput).use(limited('mail-plan')).use(own).mutation(forUser(mailPracticePlan)),
  /** A browser that opens the REST path saves it as a file. */
  calendar: ownProcedure(userInput).query(({ ctx }) => {
    ctx.resHeaders.set('content-disposition', 'attachment; filename="greenroom-practice.ics"')
    return practiceCalendar(ctx.deps, ctx.userId)
  }),
})
