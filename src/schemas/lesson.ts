import { z } from 'zod'

/** What there is to learn from for one question, once it has been scored. */
export const lessonSchema = z.object({
  questionId: z.string(),
  /** What a strong candidate would say; for a behavioral question the story of an invented person. */
  example: z.string().nullable(),
  why: z.string().nullable(),
  /** What candidates often get wrong here. */
  mistake: z.string().nullable(),
  /** The question that an interviewer asks next; answered like any other. */
  followUp: z.object({ id: z.string(), text: z.string() }).nullable(),
  /** Where a guide explains it. */
  guide: z.object({ slug: z.string(), fragment: z.string(), heading: z.string() }).nullable(),
})
export type LessonDto = z.infer<typeof lessonSchema>
