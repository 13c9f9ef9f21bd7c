/** The REST paths of interviews. */
import { TRPCError } from '@trpc/server'
import { z } from 'zod'
import { attemptSchema, attemptsInput, rereadAttemptInput, retakeAnswerInput } from '@/schemas/attempt'
import { contestedReadingSchema, contestInput, contestsInput } from '@/schemas/contest'
import {
  addFollowUpInput,
  createInterviewInput,
  END_STATUS,
  endInterviewInput,
  interviewInput,
  interviewPageInput,
  interviewSchema,
  interviewSummarySchema,
  keepTrialInput,
  keptTrialSchema,
  saveAnswerInput,
  savedAnswerSchema,
  saveInterviewInput,
  userInterviewsInput,
} from '@/schemas/interview'
import { interviewOverviewSchema } from '@/schemas/interview-overview'
import { lessonSchema } from '@/schemas/lesson'
import { progressInput, progressSchema } from '@/schemas/progress'
import { saveQuestionsToUsInput } from '@/schemas/questions-to-us'
import { get, list, patch, post, type Route } from './route'

export const INTERVIEW_ROUTES: readonly Route[] = [
  post('/api/interviews', {
    summary: 'Start an interview',
    status: 201,
    input: createInterviewInput,
    output: interviewSchema,
    call: (caller, input) => caller.interview.create(input),
  }),
  get('/api/interviews/{id}', {
    summary: 'One interview with its answers and feedback',
    input: interviewInput,
    output: interviewSchema,
    call: (caller, input) => caller.interview.get(input),
  }),
  patch('/api/interviews/{id}', {
    summary: 'Complete or discard an interview',
    input: endInterviewInput,
    output: interviewSchema,
    call: (caller, input) => {
      if (input.status === 'completed') return caller.interview.complete(input)
      if (input.status === 'abandoned') return caller.interview.discard(input)
      const cause = endInterviewInput.safeParse(input).error
      throw new TRPCError({ code: 'BAD_REQUEST', message: END_STATUS, cause })
    },
  }),
  post('/api/interviews/{id}/save', {
    summary: 'Save an interview for later',
    input: saveInterviewInput,
    output: interviewSchema,
    call: (caller, input) => caller.interview.save(input),
  }),
  list('/api/interviews/user/{userId}', {
    summary: "The user's interviews, newest first",
    input: interviewPageInput,
    item: interviewSummarySchema,
    call: (caller, input) => caller.interview.list(input),
  }),
  list('/api/interviews/user/{userId}/saved', {
    summary: 'The interviews saved for later, newest first',
    input: interviewPageInput,
    item: interviewSummarySchema,
    call: (caller, input) => caller.interview.listSaved(input),
  }),
  list('/api/interviews/user/{userId}/completed', {
    summary: 'The completed interviews, the one completed last first',
    input: interviewPageInput,
    item: interviewSummarySchema,
    call: (caller, input) => caller.interview.listCompleted(input),
  }),
  get('/api/interviews/user/{userId}/overview', {
    summary: 'What the completed interviews add up to, and the interviews in progress',
    input: userInterviewsInput,
    output: interviewOverviewSchema,
    call: (caller, input) => caller.interview.overview(input),
  }),
  get('/api/interviews/user/{userId}/progress', {
    summary: 'How the answers in one role scored over time, by kind of question and by competency',
    query: ['role', 'group'],
    input: progressInput,
    output: progressSchema,
    call: (caller, input) => caller.interview.progress(input),
  }),
  post('/api/interviews/user/{userId}/trial', {
    summary: 'Take an answer that was given before there was an account into the account, once',
    status: 201,
    input: keepTrialInput,
    output: keptTrialSchema,
    call: (caller, input) => caller.interview.keepTrial(input),
  }),
  post('/api/interviews/{id}/answers', {
    summary: 'Store one answer as it is typed, unless a newer one is stored',
    input: saveAnswerInput,
    output: savedAnswerSchema,
    call: (caller, input) => caller.interview.saveAnswer(input),
  }),
  post('/api/interviews/{id}/follow-ups', {
    summary: 'Take the follow-up question to a question into the interview',
    input: addFollowUpInput,
    output: interviewSchema,
    call: (caller, input) => caller.interview.addFollowUp(input),
  }),
  post('/api/interviews/{id}/questions-to-us', {
    summary: 'Keep what the candidate would ask the interviewer, in place of what was kept before',
    input: saveQuestionsToUsInput,
    output: interviewSchema,
    call: (caller, input) => caller.interview.saveQuestionsToUs(input),
  }),
  get('/api/interviews/{id}/lessons', {
    summary: 'What there is to learn from, for each question that has a score',
    input: interviewInput,
    output: z.array(lessonSchema),
    call: (caller, input) => caller.interview.lessons(input),
  }),
  post('/api/interviews/{id}/evaluation', {
    summary: 'Start the evaluation again after it failed, or had to do without the AI service',
    input: interviewInput,
    output: interviewSchema,
    call: (caller, input) => caller.interview.retryEvaluation(input),
  }),
  list('/api/interviews/{id}/attempts', {
    summary: "The attempts at the questions that were answered again, the interview's own included, newest first",
    input: attemptsInput,
    item: attemptSchema,
    call: (caller, input) => caller.interview.attempts(input),
  }),
  post('/api/interviews/{id}/attempts', {
    summary: 'Answer a question again; gives all attempts at it',
    status: 201,
    input: retakeAnswerInput,
    output: z.array(attemptSchema),
    call: (caller, input) => caller.interview.retakeAnswer(input),
  }),
  post('/api/interviews/{id}/attempts/reread', {
    summary: 'Have an attempt read again that had to do without the AI service; gives all attempts at its question',
    input: rereadAttemptInput,
    output: z.array(attemptSchema),
    call: (caller, input) => caller.interview.rereadAttempt(input),
  }),
  get('/api/interviews/{id}/contests', {
    summary: 'What of the feedback its owner contests, the scores without it, and second opinions',
    input: contestsInput,
    output: z.array(contestedReadingSchema),
    call: (caller, input) => caller.interview.contests(input),
  }),
  post('/api/interviews/{id}/contests', {
    summary: 'Say that a remark, or the verdict on a key point, is wrong; gives all that is contested',
    input: contestInput,
    output: z.array(contestedReadingSchema),
    call: (caller, input) => caller.interview.contest(input),
  }),
  post('/api/interviews/{id}/contests/undo', {
    summary: 'Take back that a remark is contested; gives all that still is',
    input: contestInput,
    output: z.array(contestedReadingSchema),
    call: (caller, input) => caller.interview.undoContest(input),
  }),
]
