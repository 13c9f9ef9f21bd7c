import { attemptsInput, rereadAttemptInput, retakeAnswerInput } from '@/schemas/attempt'
import { contestInput, contestsInput } from '@/schemas/contest'
import {
  addFollowUpInput,
  completeInterviewInput,
  createInterviewInput,
  interviewInput,
  interviewPageInput,
  keepTrialInput,
  saveAnswerInput,
  saveInterviewInput,
  userInterviewsInput,
} from '@/schemas/interview'
import { progressInput } from '@/schemas/progress'
import { saveQuestionsToUsInput } from '@/schemas/questions-to-us'
import { contestRemark, undoContest } from '../services/contest'
import { listContests } from '../services/contests'
import { addFollowUp } from '../services/follow-up'
import {
  completeInterview,
  createInterview,
  discardInterview,
  retryEvaluation,
  saveAnswer,
  saveInterview,
} from '../services/interview'
import { getOverview, listCompleted, listInterviews } from '../services/interview-lists'
import { getInterview } from '../services/interview-queries'
import { keepTrial } from '../services/keep-trial'
import { listLessons } from '../services/lessons'
import { listAttempts } from '../services/list-attempts'
import { getProgress } from '../services/progress'
import { saveQuestionsToUs } from '../services/questions-to-us'
import { rereadAttempt, retakeAnswer } from '../services/retake'
import { assertSelf, limited, router, userProcedure } from '../trpc'

export const interviewRouter = router({
  create: userProcedure
    .input(createInterviewInput)
    .use(limited('start-interview'))
    .mutation(({ ctx, input }) => {
      assertSelf(ctx.userId, input.userId)
      return createInterview(ctx.deps, input)
    }),
  get: userProcedure.input(interviewInput).query(({ ctx, input }) => getInterview(ctx.deps, ctx.userId, input.id)),
  list: userProcedure.input(interviewPageInput).query(({ ctx, input: { userId, ...page } }) => {
    assertSelf(ctx.userId, userId)
    return listInterviews(ctx.deps, ctx.userId, page)
  }),
  listSaved: userProcedure.input(interviewPageInput).query(({ ctx, input: { userId, ...page } }) => {
    assertSelf(ctx.userId, userId)
    return listInterviews(ctx.deps, ctx.userId, page, 'saved')
  }),
  listCompleted: userProcedure.input(interviewPageInput).query(({ ctx, input: { userId, ...page } }) => {
    assertSelf(ctx.userId, userId)
    return listCompleted(ctx.deps, ctx.userId, page)
  }),
  overview: userProcedure.input(userInterviewsInput).query(({ ctx, input }) => {
    assertSelf(ctx.userId, input.userId)
    return getOverview(ctx.deps, ctx.userId)
  }),
  progress: userProcedure.input(progressInput).query(({ ctx, input }) => {
    assertSelf(ctx.userId, input.userId)
    return getProgress(ctx.deps, input)
  }),
  saveAnswer: userProcedure
    .input(saveAnswerInput)
    .mutation(({ ctx, input }) => saveAnswer(ctx.deps, ctx.userId, input)),
  save: userProcedure
    .input(saveInterviewInput)
    .mutation(({ ctx, input }) => saveInterview(ctx.deps, ctx.userId, input)),
  complete: userProcedure
    .input(completeInterviewInput)
    .use(limited('evaluation'))
    .mutation(({ ctx, input }) => completeInterview(ctx.deps, ctx.userId, input)),
  keepTrial: userProcedure
    .input(keepTrialInput)
    .use(limited('evaluation'))
    .mutation(({ ctx, input }) => {
      assertSelf(ctx.userId, input.userId)
      return keepTrial(ctx.deps, input)
    }),
  discard: userProcedure
    .input(interviewInput)
    .mutation(({ ctx, input }) => discardInterview(ctx.deps, ctx.userId, input.id)),
  addFollowUp: userProcedure
    .input(addFollowUpInput)
    .mutation(({ ctx, input }) => addFollowUp(ctx.deps, ctx.userId, input)),
  saveQuestionsToUs: userProcedure
    .input(saveQuestionsToUsInput)
    .use(limited('questions-to-us'))
    .mutation(({ ctx, input }) => saveQuestionsToUs(ctx.deps, ctx.userId, input)),
  lessons: userProcedure.input(interviewInput).query(({ ctx, input }) => listLessons(ctx.deps, ctx.userId, input.id)),
  retryEvaluation: userProcedure
    .input(interviewInput)
    .use(limited('evaluation'))
    .mutation(({ ctx, input }) => retryEvaluation(ctx.deps, ctx.userId, input.id)),
  retakeAnswer: userProcedure
    .input(retakeAnswerInput)
    .use(limited('evaluation'))
    .mutation(({ ctx, input }) => retakeAnswer(ctx.deps, ctx.userId, input)),
  rereadAttempt: userProcedure
    .input(rereadAttemptInput)
    .use(limited('evaluation'))
    .mutation(({ ctx, input }) => rereadAttempt(ctx.deps, ctx.userId, input)),
  contests: userProcedure.input(contestsInput).query(({ ctx, input }) => listContests(ctx.deps, ctx.userId, input.id)),
  contest: userProcedure
    .input(contestInput)
    .use(limited('contest'))
    .mutation(({ ctx, input }) => contestRemark(ctx.deps, ctx.userId, input)),
  undoContest: userProcedure
    .input(contestInput)
    .use(limited('contest'))
    .mutation(({ ctx, input }) => undoContest(ctx.deps, ctx.userId, input)),
  attempts: userProcedure.input(attemptsInput).query(({ ctx, input }) => listAttempts(ctx.deps, ctx.userId, input)),
})
