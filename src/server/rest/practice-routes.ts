/** The REST paths of files, CV reviews and guides. */
import { z } from 'zod'
import { cvReviewSchema, cvReviewSummarySchema, practiceSchema, startedCvReviewSchema } from '@/schemas/cv-review'
import { parsedFileSchema } from '@/schemas/file'
import { guideDetailSchema, guideSchema } from '@/schemas/guide'
import { get, list, post, type Route } from './route'

export const PRACTICE_ROUTES: readonly Route[] = [
  post('/api/files/parse', 'cvReview.parseFile', {
    summary: 'The text of a CV, from a PDF or DOCX file, a scan or a picture',
    body: 'file',
    output: parsedFileSchema,
  }),
  post('/api/cv-reviews', 'cvReview.create', {
    summary: 'Have a CV held against a job description',
    status: 201,
    output: startedCvReviewSchema,
  }),
  get('/api/cv-reviews/{id}', 'cvReview.get', {
    summary: 'One CV review; its feedback is null until the status is completed',
    output: cvReviewSchema,
  }),
  list('/api/cv-reviews/user/{userId}', 'cvReview.list', {
    summary: "The user's CV reviews, newest first",
    item: cvReviewSummarySchema,
  }),
  post('/api/cv-reviews/{id}/practice', 'cvReview.practise', {
    summary: 'Start a short interview on a requirement of the review, or find the one that was started; costs no unit',
    status: 201,
    output: practiceSchema,
  }),
  get('/api/guides', 'guide.list', {
    summary: 'All interview guides',
    output: z.array(guideSchema),
  }),
  get('/api/guides/{slug}', 'guide.get', {
    summary: 'One interview guide',
    output: guideDetailSchema,
  }),
]
