/** The REST paths of review sittings and of the practice plan. */
import { z } from 'zod'
import { messageSchema } from '@/schemas/auth'
import { practicePlanSchema } from '@/schemas/practice'
import { reviewedCardSchema, sittingSchema } from '@/schemas/review'
import { get, patch, post, type Route } from './route'

export const REVIEW_ROUTES: readonly Route[] = [
  get('/api/reviews/user/{userId}', 'review.sitting', {
    summary: 'The missed points that are due to be said again, at most five in a sitting',
    output: sittingSchema,
  }),
  post('/api/reviews/{id}/answer', 'review.answer', {
    summary: 'Answer the question of a point that is due',
    output: reviewedCardSchema,
  }),
  get('/api/practice/user/{userId}', 'practice.plan', {
    summary: "Today's step and the days until the interview",
    output: practicePlanSchema,
  }),
  patch('/api/practice/user/{userId}/goal', 'practice.setGoal', {
    summary: 'Set the interview that is practised for; what is left out is left open',
    output: practicePlanSchema,
  }),
  post('/api/practice/user/{userId}/guide-read', 'practice.guideRead', {
    summary: "Keep that the worked test of the role's guide was read",
    output: practicePlanSchema,
  }),
  post('/api/practice/user/{userId}/mail', 'practice.mail', {
    summary: "Have the plan sent to the account's address, once",
    output: messageSchema,
  }),
  get('/api/practice/user/{userId}/calendar', 'practice.calendar', {
    summary: 'The plan as a calendar file',
    answer: 'calendar',
    output: z.string(),
  }),
]
