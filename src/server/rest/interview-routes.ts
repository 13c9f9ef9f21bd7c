/** The REST paths of interviews. */
import { TRPCError } from '@trpc/server'
import { z } from 'zod'
import { attemptSchema } from '@/schemas/attempt'
import { contestableRemarkSchema, contestedReadingSchema } from '@/schemas/contest'
import {
  END_STATUS,
  endInterviewInput,
  interviewSchema,
  interviewSummarySchema,
  keptTrialSchema,
  savedAnswerSchema,
} from '@/schemas/interview'
import { interviewOverviewSchema } from '@/schemas/interview-overview'
import { lessonSchema } from '@/schemas/lesson'
import { progressSchema } from '@/schemas/progress'
import { get, list, post, type Route } from './route'

export const INTERVIEW_ROUTES: readonly Route[] = [
  post('/api/interviews', 'interview.create', { summary: 'Start an interview', status: 201, output: interviewSchema }),
  get('/api/interviews/{id}', 'interview.get', {
    summary: 'One interview with its answers and feedback',
    output: interviewSchema,
  }),
  {
    method: 'PATCH',
    path: '/api/interviews/{id}',
    summary: 'Complete or discard an interview',
    status: 200,
    input: endInterviewInput,
    output: interviewSchema,
    call: async (caller, input: z.input<typeof endInterviewInput>) => {
      const { id } = input
      if (input.status === 'completed') return caller.interview.complete(input)
      if (input.status === 'abandoned') return caller.interview.discard(input)
      // Refuses a caller without a session, or to whom the interview does not belong, before the input.
      await caller.interview.get({ id })
      const cause = endInterviewInput.safeParse(input).error
      throw new TRPCError({ code: 'BAD_REQUEST', message: END_STATUS, cause })
    },
  },
  post('/api/interviews/{id}/save', 'interview.save', {
    summary: 'Save an interview for later',
    output: interviewSchema,
  }),
  list('/api/interviews/user/{userId}', 'interview.list', {
    summary: "The user's interviews, newest first",
    item: interviewSummarySchema,
  }),
  list('/api/interviews/user/{userId}/saved', 'interview.listSaved', {
    summary: 'The interviews saved for later, newest first',
    item: interviewSummarySchema,
  }),
  list('/api/interviews/user/{userId}/completed', 'interview.listCompleted', {
    summary: 'The completed interviews, most recently completed first',
    item: interviewSummarySchema,
  }),
  get('/api/interviews/user/{userId}/overview', 'interview.overview', {
    summary: 'Totals of the completed interviews, and the interviews in progress',
    output: interviewOverviewSchema,
  }),
  get('/api/interviews/user/{userId}/progress', 'interview.progress', {
    summary: 'Scores of the answers in one role over time, by kind of question and by competency',
    query: ['role', 'group'],
    output: progressSchema,
  }),
  post('/api/interviews/user/{userId}/trial', 'interview.keepTrial', {
    summary: 'Add an answer that was given before signing up to the account, once',
    status: 201,
    output: keptTrialSchema,
  }),
  post('/api/interviews/{id}/answers', 'interview.saveAnswer', {
    summary: 'Store one answer while it is being typed, unless a newer one is stored',
    output: savedAnswerSchema,
  }),
  post('/api/interviews/{id}/follow-ups', 'interview.addFollowUp', {
    summary: 'Add the follow-up of a question to the interview',
    output: interviewSchema,
  }),
  post('/api/interviews/{id}/questions-to-us', 'interview.saveQuestionsToUs', {
    summary: 'Store the questions to the interviewer, replacing those stored before',
    output: interviewSchema,
  }),
  get('/api/interviews/{id}/lessons', 'interview.lessons', {
    summary: 'A strong answer, a common mistake and the guide, for each question that has a score',
    output: z.array(lessonSchema),
  }),
  post('/api/interviews/{id}/evaluation', 'interview.retryEvaluation', {
    summary: 'Start the evaluation again after it failed or ran without the AI service',
    output: interviewSchema,
  }),
  list('/api/interviews/{id}/attempts', 'interview.attempts', {
    summary: 'All attempts at the questions that were answered again, including those in the interview, newest first',
    item: attemptSchema,
  }),
  post('/api/interviews/{id}/attempts', 'interview.retakeAnswer', {
    summary: 'Answer a question again; returns all attempts at it',
    status: 201,
    output: z.array(attemptSchema),
  }),
  post('/api/interviews/{id}/attempts/reread', 'interview.rereadAttempt', {
    summary:
      'Evaluate an attempt again that was evaluated without the AI service; returns all attempts at its question',
    output: z.array(attemptSchema),
  }),
  get('/api/interviews/{id}/answers/{questionId}/remarks', 'interview.remarks', {
    summary: 'What can be contested about the evaluation of an answer, each with its key',
    query: ['number'],
    output: z.array(contestableRemarkSchema),
  }),
  get('/api/interviews/{id}/contests', 'interview.contests', {
    summary: 'The contested remarks, the scores without them, and second opinions',
    output: z.array(contestedReadingSchema),
  }),
  post('/api/interviews/{id}/contests', 'interview.contest', {
    summary: 'Contest a remark or the verdict on a key point; returns everything that is contested',
    output: z.array(contestedReadingSchema),
  }),
  post('/api/interviews/{id}/contests/undo', 'interview.undoContest', {
    summary: 'Stop contesting a remark; returns everything that is still contested',
    output: z.array(contestedReadingSchema),
  }),
]
