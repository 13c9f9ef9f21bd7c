import { answerReviewInput, sittingInput } from '@/schemas/review'
import { answerReview, getSitting } from '@/server/services/practice'
import { limited, ownProcedure, router, userProcedure } from '@/server/trpc'

export const reviewRouter = router({
  sitting: ownProcedure(sittingInput).query(({ ctx }) => getSitting(ctx.deps, ctx.userId)),
  answer: userProcedure
    .input(answerReviewInput)
    .use(limited('evaluation'))
    .mutation(({ ctx, input }) => answerReview(ctx.deps, ctx.userId, input)),
})
