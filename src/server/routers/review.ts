import { answerReviewInput, sittingInput } from '@/schemas/review'
import { answerReview, getSitting } from '../services/review'
import { assertSelf, limited, router, userProcedure } from '../trpc'

export const reviewRouter = router({
  sitting: userProcedure.input(sittingInput).query(({ ctx, input }) => {
    assertSelf(ctx.userId, input.userId)
    return getSitting(ctx.deps, ctx.userId)
  }),
  answer: userProcedure
    .input(answerReviewInput)
    .use(limited('evaluation'))
    .mutation(({ ctx, input }) => answerReview(ctx.deps, ctx.userId, input)),
})
