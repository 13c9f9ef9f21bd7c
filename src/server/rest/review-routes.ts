/** The REST paths of what people come back for: points to say again. */
import { answerReviewInput, reviewedCardSchema, sittingInput, sittingSchema } from '@/schemas/review'
import { type Route, route } from './route'

export const REVIEW_ROUTES: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/reviews/user/{userId}',
    summary: 'The missed points that are due to be said again, at most five in a sitting',
    status: 200,
    input: sittingInput,
    output: sittingSchema,
    call: (caller, input) => caller.review.sitting(input),
  }),
  route({
    method: 'POST',
    path: '/api/reviews/{id}/answer',
    summary: 'Answer the question of a point that is due',
    status: 200,
    input: answerReviewInput,
    output: reviewedCardSchema,
    call: (caller, input) => caller.review.answer(input),
  }),
]
