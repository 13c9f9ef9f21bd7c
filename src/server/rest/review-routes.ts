/** The REST paths of review sittings and of the practice plan. */
import { z } from 'zod'
import { messageSchema } from '@/schemas/auth'
import { goalInput, practiceInput, practicePlanSchema } from '@/schemas/practice'
import { answerReviewInput, reviewedCardSchema, sittingInput, sittingSchema } from '@/schemas/review'
import { get, patch, post, type Route } from './route'

export const REVIEW_ROUTES: readonly Route[] = [
  get('/api/reviews/user/{userId}', {
    summary: 'The missed points that are due to be said again, at most five in a sitting',
    input: sittingInput,
    output: sittingSchema,
    call: (caller, input) => caller.review.sitting(input),
  }),
  post('/api/reviews/{id}/answer', {
    summary: 'Answer the question of a point that is due',
    input: answerReviewInput,
    output: reviewedCardSchema,
    call: (caller, input) => caller.review.answer(input),
  }),
  get('/api/practice/user/{userId}', {
    summary: "Today's step and the days until the interview",
    input: practiceInput,
    output: practicePlanSchema,
    call: (caller, input) => caller.practice.plan(input),
  }),
  patch('/api/practice/user/{userId}/goal', {
    summary: 'Set the interview that is practised for; what is left out is left open',
    input: goalInput,
    output: practicePlanSchema,
    call: (caller, input) => caller.practice.setGoal(input),
  }),
  post('/api/practice/user/{userId}/guide-read', {
    summary: "Keep that the worked test of the role's guide was read",
    input: practiceInput,
    output: practicePlanSchema,
    call: (caller, input) => caller.practice.guideRead(input),
  }),
  post('/api/practice/user/{userId}/mail', {
    summary: "Have the plan sent to the account's address, once",
    input: practiceInput,
    output: messageSchema,
    call: (caller, input) => caller.practice.mail(input),
  }),
  get('/api/practice/user/{userId}/calendar', {
    summary: 'The plan as a calendar file',
    answer: 'calendar',
    input: practiceInput,
    output: z.string(),
    call: (caller, input) => caller.practice.calendar(input),
  }),
]
