/** The REST paths of files, CV reviews and guides. */
import { z } from 'zod'
import {
  createCvReviewInput,
  cvReviewInput,
  cvReviewSchema,
  cvReviewSummarySchema,
  practiceSchema,
  practiseRequirementInput,
  startedCvReviewSchema,
  userCvReviewsInput,
} from '@/schemas/cv-review'
import { fileForm, parsedFileSchema } from '@/schemas/file'
import { guideDetailSchema, guideInput, guideSchema } from '@/schemas/guide'
import { get, list, post, type Route } from './route'

export const PRACTICE_ROUTES: readonly Route[] = [
  post('/api/files/parse', {
    summary: 'The text of a CV, from a PDF or DOCX file, a scan or a picture',
    body: 'file',
    input: fileForm,
    output: parsedFileSchema,
    call: (caller, input) => caller.cvReview.parseFile(input),
  }),
  post('/api/cv-reviews', {
    summary: 'Have a CV held against a job description',
    status: 201,
    input: createCvReviewInput,
    output: startedCvReviewSchema,
    call: (caller, input) => caller.cvReview.create(input),
  }),
  get('/api/cv-reviews/{id}', {
    summary: 'One CV review; its feedback is null until the status is completed',
    input: cvReviewInput,
    output: cvReviewSchema,
    call: (caller, input) => caller.cvReview.get(input),
  }),
  list('/api/cv-reviews/user/{userId}', {
    summary: "The user's CV reviews, newest first",
    input: userCvReviewsInput,
    item: cvReviewSummarySchema,
    call: (caller, input) => caller.cvReview.list(input),
  }),
  post('/api/cv-reviews/{id}/practice', {
    summary: 'Start a short interview on a requirement of the review, or find the one that was started; costs no unit',
    status: 201,
    input: practiseRequirementInput,
    output: practiceSchema,
    call: (caller, input) => caller.cvReview.practise(input),
  }),
  get('/api/guides', {
    summary: 'All interview guides',
    input: null,
    output: z.array(guideSchema),
    call: (caller) => caller.guide.list(),
  }),
  get('/api/guides/{slug}', {
    summary: 'One interview guide',
    input: guideInput,
    output: guideDetailSchema,
    call: (caller, input) => caller.guide.get(input),
  }),
]
