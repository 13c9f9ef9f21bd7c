import { rereadAttemptInput, retakeAnswerInput } from '@/schemas/attempt'
import { contestInput, remarksInput } from '@/schemas/contest'
import {
  addFollowUpInput,
  completeInterviewInput,
  createInterviewInput,
  keepTrialInput,
  saveAnswerInput,
  saveInterviewInput,
} from '@/schemas/interview'
import { idPageInput, userPageInput } from '@/schemas/paging'
import { progressInput } from '@/schemas/progress'
import { saveQuestionsToUsInput } from '@/schemas/questions-to-us'
import { idInput, userInput } from '@/schemas/text'
import {
  contestRemark,
  listAttempts,
  listContests,
  listRemarks,
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
import { byId, forUser, limited, own, ownProcedure, router, userProcedure } from '@/server/trpc'

export const interviewRouter = router({
  create: userProcedure
    .input(createInterviewInput)
    .use(limited('start-interview'))
    .use(own)
    .mutation(({ ctx, input }) => createInterview(ctx.deps, input)),
  get: userProcedure.input(idInput).query(byId(getInterview)),
  list: ownProcedure(userPageInput).query(forUser(listInterviews)),
  listSaved: ownProcedure(userPageInput).query(({ ctx, input }) =>
    listInterviews(ctx.deps, ctx.userId, input, 'saved'),
  ),
  listCompleted: ownProcedure(userPageInput).query(forUser(listCompleted)),
  overview: ownProcedure(userInput).query(forUser(getOverview)),
  progress: ownProcedure(progressInput).query(({ ctx, input }) => getProgress(ctx.deps, input)),
  saveAnswer: userProcedure.input(saveAnswerInput).mutation(forUser(saveAnswer)),
  save: userProcedure.input(saveInterviewInput).mutation(forUser(saveInterview)),
  complete: userProcedure.input(completeInterviewInput).use(limited('evaluation')).mutation(forUser(completeInterview)),
  keepTrial: userProcedure
    .input(keepTrialInput)
    .use(limited('evaluation'))
    .use(own)
    .mutation(({ ctx, input }) => keepTrial(ctx.deps, input)),
  discard: userProcedure.input(idInput).mutation(byId(discardInterview)),
  addFollowUp: userProcedure.input(addFollowUpInput).use(limited('follow-up')).mutation(forUser(addFollowUp)),
  saveQuestionsToUs: userProcedure
    .input(saveQuestionsToUsInput)
    .use(limited('questions-to-us'))
    .mutation(forUser(saveQuestionsToUs)),
  lessons: userProcedure.input(idInput).query(byId(listLessons)),
  retryEvaluation: userProcedure.input(idInput).use(limited('evaluation')).mutation(byId(retryEvaluation)),
  retakeAnswer: userProcedure.input(retakeAnswerInput).use(limited('evaluation')).mutation(forUser(retakeAnswer)),
  rereadAttempt: userProcedure.input(rereadAttemptInput).use(limited('evaluation')).mutation(forUser(rereadAttempt)),
  remarks: userProcedure.input(remarksInput).query(forUser(listRemarks)),
  contests: userProcedure.input(idInput).query(byId(listContests)),
  contest: userProcedure.input(contestInput).use(limited('contest')).mutation(forUser(contestRemark)),
  undoContest: userProcedure.input(contestInput).use(limited('contest')).mutation(forUser(undoContest)),
  attempts: userProcedure.input(idPageInput).query(forUser(listAttempts)),
})
