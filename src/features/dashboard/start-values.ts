import { z } from 'zod'
import { OWN_QUESTIONS } from '@/domain/interview/own-questions'
import { QUESTION_CATEGORIES } from '@/domain/interview/question'
import { createInterviewInput } from '@/schemas/interview'

/** The values of the form; the user comes from the session. */
export const startForm = createInterviewInput.omit({ userId: true }).extend({
  /** Uses the user's latest CV instead of the pasted one. */
  reusesLastCv: z.boolean(),
})
export type StartValues = z.input<typeof startForm>

/** The unsubmitted values: nothing is selected at first, and the texts may be invalid. */
export const startDraftSchema = z.object({
  role: startForm.shape.role.optional().catch(undefined),
  jobDescription: z.string().catch(''),
  cvContent: z.string().catch(''),
  openers: z.boolean().catch(true),
  followUps: z.boolean().catch(true),
  ownQuestions: z
    .array(
      z.object({
        text: z.string(),
        category: z.enum(QUESTION_CATEGORIES).optional(),
        points: z.array(z.string()),
      }),
    )
    .max(OWN_QUESTIONS.most)
    .catch([]),
  questionCount: startForm.shape.questionCount.catch(undefined),
  level: startForm.shape.level.catch(undefined),
})
export type StartDraft = z.infer<typeof startDraftSchema>

/** The rows that are not empty. */
export const writtenQuestions = (rows: StartValues['ownQuestions'] = []) =>
  rows.filter(({ text, points = [] }) => text.trim() !== '' || points.length > 0)
