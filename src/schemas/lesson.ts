import { z } from 'zod'

/** Learning material on one question, available once it has been scored. */
export const lessonSchema = z.object({
  questionId: z.string(),
  /** An example of a strong answer; for a behavioural question, the story of a fictitious person. */
  example: z.string().nullable(),
  /** Why the example works; null where there is none. */
  why: z.string().nullable(),
  /** A common mistake. */
  mistake: z.string().nullable(),
  /** The follow-up question that an interviewer would ask; answered like any other. */
  followUp: z.object({ id: z.string(), text: z.string() }).nullable(),
  /**
   * A question about the words of a story, with what to look for in a reply, which is not scored; null where one was
   * asked in the interview, for other questions, and where the answer gives no reason for one.
   */
  next: z.object({ text: z.string(), points: z.array(z.string()) }).nullable(),
  /** The section of a guide that explains it. */
  guide: z.object({ slug: z.string(), fragment: z.string(), heading: z.string() }).nullable(),
})
export type LessonDto = z.infer<typeof lessonSchema>
