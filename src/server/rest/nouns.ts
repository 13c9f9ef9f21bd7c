/** The schemas that the OpenAPI document names, under `components.schemas`; all others stand where they are used. */
import { z } from 'zod'
import { attemptSchema } from '@/schemas/attempt'
import { cheatSheetSchema } from '@/schemas/cheat-sheet'
import { claimLedgerSchema } from '@/schemas/claim'
import { contestedReadingSchema } from '@/schemas/contest'
import { cvReviewSchema, cvReviewSummarySchema } from '@/schemas/cv-review'
import { parsedFileSchema } from '@/schemas/file'
import { guideDetailSchema, guideSchema } from '@/schemas/guide'
import {
  feedbackSchema,
  interviewSchema,
  interviewSummarySchema,
  questionSchema,
  questionScoreSchema,
  rangeSchema,
} from '@/schemas/interview'
import { interviewOverviewSchema } from '@/schemas/interview-overview'
import { lessonSchema } from '@/schemas/lesson'
import {
  mentorCommentSchema,
  mentorLinkSchema,
  newCommentsSchema,
  newMentorLinkSchema,
  sharedResultSchema,
} from '@/schemas/mentor'
import {
  initializedPaymentSchema,
  paymentConfigSchema,
  paymentSchema,
  planSchema,
  receiptSchema,
} from '@/schemas/payment'
import { practicePlanSchema } from '@/schemas/practice'
import { progressSchema } from '@/schemas/progress'
import { reviewCardSchema, reviewedCardSchema, sittingSchema } from '@/schemas/review'
import { storyBankSchema, storySchema } from '@/schemas/story'
import { confirmationSchema, usageEntrySchema, usageSchema, userExportSchema, userSchema } from '@/schemas/user'
import { verifiedPaymentSchema } from '@/schemas/verified-payment'

/** Answers only: a schema of a request reads differently. */
const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  Attempt: attemptSchema,
  CheatSheet: cheatSheetSchema,
  ClaimLedger: claimLedgerSchema,
  Confirmation: confirmationSchema,
  ContestedReading: contestedReadingSchema,
  CvReview: cvReviewSchema,
  CvReviewSummary: cvReviewSummarySchema,
  Feedback: feedbackSchema,
  Guide: guideDetailSchema,
  GuideSummary: guideSchema,
  InitializedPayment: initializedPaymentSchema,
  Interview: interviewSchema,
  InterviewOverview: interviewOverviewSchema,
  InterviewSummary: interviewSummarySchema,
  Lesson: lessonSchema,
  MentorComment: mentorCommentSchema,
  MentorLink: mentorLinkSchema,
  NewComments: newCommentsSchema,
  NewMentorLink: newMentorLinkSchema,
  ParsedFile: parsedFileSchema,
  Payment: paymentSchema,
  PaymentConfig: paymentConfigSchema,
  Plan: planSchema,
  PracticePlan: practicePlanSchema,
  Progress: progressSchema,
  Question: questionSchema,
  QuestionScore: questionScoreSchema,
  Range: rangeSchema,
  Receipt: receiptSchema,
  ReviewCard: reviewCardSchema,
  ReviewedCard: reviewedCardSchema,
  SharedResult: sharedResultSchema,
  Sitting: sittingSchema,
  Story: storySchema,
  StoryBank: storyBankSchema,
  Usage: usageSchema,
  UsageEntry: usageEntrySchema,
  User: userSchema,
  UserExport: userExportSchema,
  VerifiedPayment: verifiedPaymentSchema,
}

for (const [id, schema] of Object.entries(SCHEMAS)) z.globalRegistry.add(schema, { ...schema.meta(), id })

/** By name. */
export const NOUNS = Object.entries(SCHEMAS)
