/** The REST paths of practice: files, CV reviews, claims, guides, sittings, the plan, stories and the cheat sheet. */
import { z } from 'zod'
import { messageSchema } from '@/schemas/auth'
import { cheatSheetSchema } from '@/schemas/cheat-sheet'
import { claimLedgerSchema } from '@/schemas/claim'
import {
  cvReviewSchema,
  cvReviewSummarySchema,
  practiceSchema,
  requirementPracticeSchema,
  startedCvReviewSchema,
} from '@/schemas/cv-review'
import { parsedFileSchema, wordFileSchema } from '@/schemas/file'
import { guideDetailSchema, guideSchema } from '@/schemas/guide'
import { practicePlanSchema } from '@/schemas/practice'
import { reviewedCardSchema, sittingSchema } from '@/schemas/review'
import { fittingSchema, storyBankSchema } from '@/schemas/story'
import { get, list, patch, post, type Route, remove } from './route'

export const PRACTICE_ROUTES: readonly Route[] = [
  post('/api/files/parse', 'cvReview.parseFile', {
    summary: 'The text of a CV, from a PDF or DOCX file, a scan or a picture',
    body: 'file',
    output: parsedFileSchema,
  }),
  post('/api/files/word', 'cvReview.wordFile', {
    summary: 'The text of a CV as a Word file, word for word; nothing is stored',
    answer: 'word',
    output: wordFileSchema,
  }),
  post('/api/cv-reviews', 'cvReview.create', {
    summary: 'Compare a CV with a job description',
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
    summary: 'Start a short interview on a requirement, or get the one already started; costs no unit of the plan',
    status: 201,
    output: practiceSchema,
  }),
  get('/api/cv-reviews/{id}/practice', 'cvReview.practices', {
    summary: 'The practice interviews on the requirements of a review, and their scores',
    output: z.array(requirementPracticeSchema),
  }),
  get('/api/claims/user/{userId}', 'claim.ledger', {
    summary: 'The claims of a CV, which answers tell them, and what stories tell that the CV does not have',
    query: ['cvReviewId'],
    output: claimLedgerSchema,
  }),
  post('/api/claims/user/{userId}/withdraw', 'claim.withdraw', {
    summary: 'Mark a claim as one not to use any more',
    output: claimLedgerSchema,
  }),
  post('/api/claims/user/{userId}/restore', 'claim.restore', {
    summary: 'Bring a withdrawn claim back',
    output: claimLedgerSchema,
  }),
  post('/api/cv-reviews/{id}/claims/practice', 'claim.practise', {
    summary: 'Start a short interview on a claim, or get the one already started; costs no unit of the plan',
    status: 201,
    output: practiceSchema,
  }),
  get('/api/guides', 'guide.list', { summary: 'All interview guides', isPublic: true, output: z.array(guideSchema) }),
  get('/api/guides/{slug}', 'guide.get', { summary: 'One interview guide', isPublic: true, output: guideDetailSchema }),
  get('/api/reviews/user/{userId}', 'review.sitting', {
    summary: 'The missed points that are due for review, at most five at a time',
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
    summary: 'Set the role, date and advert of the coming interview; all are optional',
    output: practicePlanSchema,
  }),
  post('/api/practice/user/{userId}/debrief', 'practice.debrief', {
    summary: 'Tell how the interview of the goal went, from its day on; sent again, it replaces what was told',
    output: practicePlanSchema,
  }),
  post('/api/practice/user/{userId}/guide-read', 'practice.guideRead', {
    summary: "Record that the worked test in the role's guide was read",
    output: practicePlanSchema,
  }),
  post('/api/practice/user/{userId}/mail', 'practice.mail', {
    summary: 'Send the plan to the email address of the account, once',
    output: messageSchema,
  }),
  get('/api/practice/user/{userId}/calendar', 'practice.calendar', {
    summary: 'The plan as a calendar file',
    answer: 'calendar',
    output: z.string(),
  }),
  get('/api/stories/user/{userId}', 'story.list', {
    summary: 'The best answers to behavioural questions, by the competencies that they show',
    output: storyBankSchema,
  }),
  post('/api/stories/user/{userId}', 'story.keep', {
    summary: 'Save the best answer to a question as a story',
    status: 201,
    output: storyBankSchema,
  }),
  post('/api/stories/user/{userId}/fitting', 'story.fitting', {
    summary: 'The stories that fit a question, by the words they share',
    output: fittingSchema,
  }),
  patch('/api/stories/{id}', 'story.edit', { summary: 'Change the text of a saved story', output: storyBankSchema }),
  remove('/api/stories/{id}', 'story.remove', { summary: 'Delete a saved story', output: storyBankSchema }),
  get('/api/cheat-sheet/user/{userId}', 'story.cheatSheet', {
    summary: 'One page for the evening before: opener, stories, figures, missed points, questions, checklist',
    output: cheatSheetSchema,
  }),
]
