import { goalInput, practiceInput } from '@/schemas/practice'
import { getPracticePlan, mailPracticePlan, markGuideRead, practiceCalendar, setGoal } from '@/server/services/practice'
import { limited, own, ownProcedure, router, userProcedure } from '@/server/trpc'

export const practiceRouter = router({
  plan: ownProcedure(practiceInput).query(({ ctx }) => getPracticePlan(ctx.deps, ctx.userId)),
  setGoal: ownProcedure(goalInput).mutation(({ ctx, input }) => setGoal(ctx.deps, input)),
  guideRead: ownProcedure(practiceInput).mutation(({ ctx }) => markGuideRead(ctx.deps, ctx.userId)),
  mail: userProcedure
    .input(practiceInput)
    .use(limited('mail-plan'))
    .use(own)
    .mutation(({ ctx }) => mailPracticePlan(ctx.deps, ctx.userId)),
  /** A browser that opens the REST path saves it as a file. */
  calendar: ownProcedure(practiceInput).query(({ ctx }) => {
    ctx.resHeaders.set('content-disposition', 'attachment; filename="greenroom-practice.ics"')
    return practiceCalendar(ctx.deps, ctx.userId)
  }),
})
