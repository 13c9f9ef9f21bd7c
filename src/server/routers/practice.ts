import { goalInput, practiceInput } from '@/schemas/practice'
import { mailPracticePlan } from '../services/mail-practice-plan'
import { practiceCalendar } from '../services/practice-calendar'
import { markGuideRead, setGoal } from '../services/practice-goal'
import { getPracticePlan } from '../services/practice-plan'
import { assertSelf, limited, router, userProcedure } from '../trpc'

export const practiceRouter = router({
  plan: userProcedure.input(practiceInput).query(({ ctx, input }) => {
    assertSelf(ctx.userId, input.userId)
    return getPracticePlan(ctx.deps, ctx.userId)
  }),
  setGoal: userProcedure.input(goalInput).mutation(({ ctx, input }) => {
    assertSelf(ctx.userId, input.userId)
    return setGoal(ctx.deps, input)
  }),
  guideRead: userProcedure.input(practiceInput).mutation(({ ctx, input }) => {
    assertSelf(ctx.userId, input.userId)
    return markGuideRead(ctx.deps, ctx.userId)
  }),
  mail: userProcedure
    .input(practiceInput)
    .use(limited('mail-plan'))
    .mutation(({ ctx, input }) => {
      assertSelf(ctx.userId, input.userId)
      return mailPracticePlan(ctx.deps, ctx.userId)
    }),
  /** Saved as a file by a browser that opens its REST path. */
  calendar: userProcedure.input(practiceInput).query(({ ctx, input }) => {
    assertSelf(ctx.userId, input.userId)
    ctx.resHeaders.set('content-disposition', 'attachment; filename="greenroom-practice.ics"')
    return practiceCalendar(ctx.deps, ctx.userId)
  }),
})
