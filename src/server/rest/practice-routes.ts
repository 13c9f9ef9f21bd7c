/** The REST paths of files, interviews, CV reviews and guides. */
import { TRPCError } from '@trpc/server'
import { z } from 'zod'
import { createCvReviewInput, cvReviewInput, cvReviewSchema, startedCvReviewSchema } from '@/schemas/cv-review'
import { fileForm, parsedFileSchema } from '@/schemas/file'
import { guideDetailSchema, guideInput, guideSchema } from '@/schemas/guide'
import {
  createInterviewInput,
  END_STATUS,
  endInterviewInput,
  interviewInput,
  interviewSchema,
  interviewSummarySchema,
  saveInterviewInput,
  userInterviewsInput,
} from '@/schemas/interview'
import { type Route, route } from './route'

export const PRACTICE_ROUTES: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/files/parse',
    summary: 'The text of a CV, from a PDF or DOCX file',
    body: 'file',
    status: 200,
    input: fileForm,
    output: parsedFileSchema,
    call: (caller, input) => caller.cvReview.parseFile(input),
  }),
  route({
    method: 'POST',
    path: '/api/interviews',
    summary: 'Start an interview',
    status: 201,
    input: createInterviewInput,
    output: interviewSchema,
    call: (caller, input) => caller.interview.create(input),
  }),
  route({
    method: 'GET',
    path: '/api/interviews/{id}',
    summary: 'One interview with its answers and feedback',
    status: 200,
    input: interviewInput,
    output: interviewSchema,
    call: (caller, input) => caller.interview.get(input),
  }),
  route({
    method: 'PATCH',
    path: '/api/interviews/{id}',
    summary: 'Complete or discard an interview',
    status: 200,
    input: endInterviewInput,
    output: interviewSchema,
    call: (caller, input) => {
      if (input.status === 'completed') return caller.interview.complete(input)
      if (input.status === 'abandoned') return caller.interview.discard(input)
      const cause = endInterviewInput.safeParse(input).error
      throw new TRPCError({ code: 'BAD_REQUEST', message: END_STATUS, cause })
    },
  }),
  route({
    method: 'POST',
    path: '/api/interviews/{id}/save',
    summary: 'Save an interview for later',
    status: 200,
    input: saveInterviewInput,
    output: interviewSchema,
    call: (caller, input) => caller.interview.save(input),
  }),
  route({
    method: 'GET',
    path: '/api/interviews/user/{userId}',
    summary: "The user's interviews, newest first",
    status: 200,
    input: userInterviewsInput,
    output: z.array(interviewSummarySchema),
    call: (caller, input) => caller.interview.list(input),
  }),
  route({
    method: 'GET',
    path: '/api/interviews/user/{userId}/saved',
    summary: 'The interviews saved for later, newest first',
    status: 200,
    input: userInterviewsInput,
    output: z.array(interviewSummarySchema),
    call: (caller, input) => caller.interview.listSaved(input),
  }),
  route({
    method: 'POST',
    path: '/api/cv-reviews',
    summary: 'Have a CV held against a job description',
    status: 201,
    input: createCvReviewInput,
    output: startedCvReviewSchema,
    call: (caller, input) => caller.cvReview.create(input),
  }),
  route({
    method: 'GET',
    path: '/api/cv-reviews/{id}',
    summary: 'One CV review; its feedback is null until the status is completed',
    status: 200,
    input: cvReviewInput,
    output: cvReviewSchema,
    call: (caller, input) => caller.cvReview.get(input),
  }),
  route({
    method: 'GET',
    path: '/api/guides',
    summary: 'All interview guides',
    status: 200,
    input: null,
    output: z.array(guideSchema),
    call: (caller) => caller.guide.list(),
  }),
  route({
    method: 'GET',
    path: '/api/guides/{slug}',
    summary: 'One interview guide',
    status: 200,
    input: guideInput,
    output: guideDetailSchema,
    call: (caller, input) => caller.guide.get(input),
  }),
]
