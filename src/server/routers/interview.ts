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
import {
  contestRemark,
  listAttempts,
  listContests,
  rereadAttempt,
  retakeAnswer,
  retryEvaluation,
  undoContest,
} from '@/server/services/evaluation'
import {
  addFollowUp,
  completeInterview,
  createInterview,
  discardInterview,
  getInterview,
  getOverview,
  getProgress,
  keepTrial,
  listCompleted,
  listInterviews,
  listLessons,
  saveAnswer,
  saveInterview,
  saveQuestionsToUs,
} from '@/server/services/interview'
import { limited, own, ownProcedure, router, userProcedure } from '@/server/trpc'

export const interviewRouter = router({
  create: userProcedure
    .input(createInterviewInput)
    .use(limited('start-interview'))
    .use(own)
    .mutation(({ ctx, input }) => createInterview(ctx.deps, input)),
  get: userProcedure.input(interviewInput).query(({ ctx, input }) => getInterview(ctx.deps, ctx.userId, input.id)),
  list: ownProcedure(interviewPageInput).query(({ ctx, input }) => listInterviews(ctx.deps, ctx.userId, input)),
  listSaved: ownProcedure(interviewPageInput).query(({ ctx, input }) =>
    listInterviews(ctx.deps, ctx.userId, input, 'saved'),
  ),
  listCompleted: ownProcedure(interviewPageInput).query(({ ctx, input }) => listCompleted(ctx.deps, ctx.userId, input)),
  overview: ownProcedure(userInterviewsInput).query(({ ctx }) => getOverview(ctx.deps, ctx.userId)),
  progress: ownProcedure(progressInput).query(({ ctx, input }) => getProgress(ctx.deps, input)),
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
    .use(own)
    .mutation(({ ctx, input }) => keepTrial(ctx.deps, input)),
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
