import { UPLOADS_AT_ONCE } from '@/domain/limits/request-limits'
import { createCvReviewInput, cvReviewInput, practiseRequirementInput, userCvReviewsInput } from '@/schemas/cv-review'
import { fileForm } from '@/schemas/file'
import { OwnerSlots } from '../owner-slots'
import { createCvReview, getCvReview, listCvReviews } from '../services/cv-review'
import { parseFile } from '../services/parse-file'
import { practiseRequirement } from '../services/practise-requirement'
import { assertSelf, limited, router, slotted, userProcedure } from '../trpc'

const uploads = new OwnerSlots(UPLOADS_AT_ONCE, 'Your other files are still being uploaded. Please wait a moment.')

export const cvReviewRouter = router({
  create: userProcedure
    .input(createCvReviewInput)
    .use(limited('cv-review'))
    .mutation(({ ctx, input }) => {
      assertSelf(ctx.userId, input.userId)
      return createCvReview(ctx.deps, input)
    }),
  get: userProcedure.input(cvReviewInput).query(({ ctx, input }) => getCvReview(ctx.deps, ctx.userId, input.id)),
  list: userProcedure.input(userCvReviewsInput).query(({ ctx, input: { userId, ...page } }) => {
    assertSelf(ctx.userId, userId)
    return listCvReviews(ctx.deps, ctx.userId, page)
  }),

  practise: userProcedure
    .input(practiseRequirementInput)
    .use(limited('start-interview'))
    .mutation(({ ctx, input }) => practiseRequirement(ctx.deps, ctx.userId, input)),

  /**
   * The text of a file; changes nothing, and is a mutation because a query has no body. Counted before the input is read,
   * which is what receives the file.
   */
  parseFile: userProcedure
    .use(limited('upload'))
    .use(slotted(uploads))
    .input(fileForm)
    .mutation(({ ctx, input }) => parseFile(ctx.deps, ctx.userId, input, ctx.watch)),
})
