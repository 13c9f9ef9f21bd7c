import { UPLOADS_AT_ONCE } from '@/domain/limits/request-limits'
import { createCvReviewInput, practiseRequirementInput, wordFileInput } from '@/schemas/cv-review'
import { fileForm } from '@/schemas/file'
import { userPageInput } from '@/schemas/paging'
import { idInput } from '@/schemas/text'
import { OwnerSlots } from '@/server/owner-slots'
import {
  createCvReview,
  getCvReview,
  listCvReviews,
  listRequirementPractices,
  makeWordFile,
  parseFile,
  practiseRequirement,
} from '@/server/services/cv-review'
import { byId, forUser, limited, own, ownProcedure, router, slotted, userProcedure } from '@/server/trpc'

const uploads = new OwnerSlots(UPLOADS_AT_ONCE, 'Your other files are still being uploaded. Please wait a moment.')

export const cvReviewRouter = router({
  create: userProcedure
    .input(createCvReviewInput)
    .use(limited('cv-review'))
    .use(own)
    .mutation(({ ctx, input }) => createCvReview(ctx.deps, input)),
  get: userProcedure.input(idInput).query(byId(getCvReview)),
  list: ownProcedure(userPageInput).query(forUser(listCvReviews)),

  practise: userProcedure
    .input(practiseRequirementInput)
    .use(limited('start-interview'))
    .mutation(forUser(practiseRequirement)),
  practices: userProcedure.input(idInput).query(byId(listRequirementPractices)),

  /**
   * Extracts the text of a file. Changes nothing; it is a mutation because a query has no body. The rate limit is
   * checked before the input is parsed, because parsing receives the file.
   */
  parseFile: userProcedure
    .use(limited('upload'))
    .use(slotted(uploads))
    .input(fileForm)
    .mutation(({ ctx, input }) => parseFile(ctx.deps, ctx, input, ctx.watch)),

  /** Changes nothing; it is a mutation because a query has no body. */
  wordFile: userProcedure.input(wordFileInput).use(limited('word-file')).mutation(forUser(makeWordFile)),
})
