import { answerReviewInput } from '@/schemas/review'
import { userInput } from '@/schemas/text'
import { answerReview, getSitting } from '@/server/services/practice'
import { forUser, limited, ownProcedure, router, userProcedure } from '@/server/trpc'

export const reviewRouter = router({
  sitting: ownProcedure(userInput).query(forUser(getSitting)),
  answer: userProcedure.input(answerReviewInput).use(limited('evaluation')).mutation(forUser(answerReview)),
})
