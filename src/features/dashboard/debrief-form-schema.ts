import { z } from 'zod'
import { linesOf } from '@/domain/interview/own-questions'
import { debriefInput } from '@/schemas/practice'

/** The values of the form; the questions are one text, with a question on each line. */
export const debriefForm = z.object({
  outcome: debriefInput.shape.outcome,
  questions: z.string().transform((text, context) => {
    const { data, error } = debriefInput.shape.questions.safeParse(linesOf(text))
    if (data) return data
    const { path, message } = error.issues[0] ?? { path: [], message: '' }
    const place = typeof path[0] === 'number' ? `Line ${path[0] + 1}: ` : ''
    context.addIssue({ code: 'custom', message: place + message })
    return z.NEVER
  }),
})
export type DebriefValues = z.input<typeof debriefForm>
export type DebriefData = z.output<typeof debriefForm>
