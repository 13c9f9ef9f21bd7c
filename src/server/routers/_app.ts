import { createCallerFactory, router } from '@/server/trpc'
import { authRouter } from './auth'
import { claimRouter } from './claim'
import { cvReviewRouter } from './cv-review'
import { guideRouter } from './guide'
import { interviewRouter } from './interview'
import { mentorRouter } from './mentor'
import { paymentRouter } from './payment'
import { practiceRouter } from './practice'
import { reviewRouter } from './review'
import { storyRouter } from './story'
import { userRouter } from './user'

export const appRouter = router({
  auth: authRouter,
  interview: interviewRouter,
  cvReview: cvReviewRouter,
  claim: claimRouter,
  guide: guideRouter,
  mentor: mentorRouter,
  payment: paymentRouter,
  practice: practiceRouter,
  review: reviewRouter,
  story: storyRouter,
  user: userRouter,
})

export type AppRouter = typeof appRouter

/** Calls procedures from the server: the REST adapter, server components and tests. */
export const createCaller = createCallerFactory(appRouter)
