import { z } from 'zod'
import { QUESTIONS_TO_US, TO_US_CRITERIA, TO_US_VERDICTS } from '@/domain/interview/to-us-criteria'
import { id, text } from './text'

/** Minimum length of a question, in letters. */
const SHORTEST = 5

export const saveQuestionsToUsInput = z.object({
  id,
  questions: z
    .array(
      text('A question to the interviewer', QUESTIONS_TO_US.max)
        .trim()
        .min(SHORTEST, `A question to the interviewer has at least ${SHORTEST} characters.`),
      { error: 'The questions to the interviewer must be a list.' },
    )
    .max(QUESTIONS_TO_US.most, `At most ${QUESTIONS_TO_US.most} questions to the interviewer can be kept.`)
    .describe('All of them: those that were kept before are replaced.'),
})
export type SaveQuestionsToUsInput = z.infer<typeof saveQuestionsToUsInput>

/** A question to the interviewer, with the verdict on each criterion; it has no score. */
export const judgedToUsSchema = z.object({
  text: z.string(),
  criteria: z.array(
    z.object({ criterion: z.enum(TO_US_CRITERIA), verdict: z.enum(TO_US_VERDICTS), reason: z.string() }),
  ),
})
export type JudgedToUsDto = z.infer<typeof judgedToUsSchema>
