import { z } from 'zod'
import { OWN_QUESTIONS } from '@/domain/interview/own-questions'
import { QUESTION_CATEGORIES } from '@/domain/interview/question'
import { createInterviewInput } from '@/schemas/interview'

/** What the form asks for; whose interview it is the session knows. */
export const startForm = createInterviewInput.omit({ userId: true }).extend({
  /** Takes the CV of the last interview in place of the pasted one. */
  reusesLastCv: z.boolean(),
})
export type StartValues = z.input<typeof startForm>

/** What is typed, while it is being typed: nothing is chosen at first, and any text may stand there. */
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

/** The rows in which something stands. */
export const writtenQuestions = (rows: StartValues['ownQuestions'] = []) =>
  rows.filter(({ text, points = [] }) => text.trim() !== '' || points.length > 0)
