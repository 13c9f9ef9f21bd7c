/** The questions that candidates enter themselves, and those that they were asked in a real interview. */
import { z } from 'zod'
import { firstRepeated, OWN_QUESTIONS } from '@/domain/interview/own-questions'
import { QUESTION_CATEGORIES } from '@/domain/interview/question'
import { text } from './text'

const { points: POINTS, text: OWN_TEXT } = OWN_QUESTIONS

/** The question alone, as it is asked. */
export const ownQuestionText = text('A question of your own', OWN_TEXT.max)
  .trim()
  .min(OWN_TEXT.min, `A question of your own has at least ${OWN_TEXT.min} characters.`)

const ownQuestionInput = z.object(
  {
    text: ownQuestionText,
    category: z
      .enum(QUESTION_CATEGORIES, { error: 'The kind of a question is technical, behavioral or situational.' })
      .optional()
      .describe('Guessed from the wording where it is left out.'),
    points: z
      .array(
        text('A point that you want to make', POINTS.max)
          .trim()
          .min(POINTS.min, `A point that you want to make has at least ${POINTS.min} characters.`),
        { error: 'The points that you want to make must be a list.' },
      )
      .max(POINTS.most, `At most ${POINTS.most} points can be kept for a question.`)
      .default([])
      .describe('What the answer should say. Without points, only how the answer is told is judged.'),
  },
  { error: 'A question of your own must have a text.' },
)

export const ownQuestions = z
  .array(ownQuestionInput, { error: 'Your own questions must be a list.' })
  .max(OWN_QUESTIONS.most, `At most ${OWN_QUESTIONS.most} questions of your own can be asked in an interview.`)
  .superRefine((questions, context) => {
    const repeated = firstRepeated(questions.map(({ text }) => text))
    if (repeated >= 0)
      context.addIssue({ code: 'custom', path: [repeated, 'text'], message: 'This question stands there twice.' })
  })
