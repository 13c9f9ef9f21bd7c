import { z } from 'zod'
import { isAnswered } from '@/domain/interview/answers'
import { TEXT_LIMITS } from '@/domain/limits/text-limits'
import { COMPETENCIES } from '@/domain/stories/competencies'
import { id, text } from './text'

const competency = z.enum(COMPETENCIES)

export const storySchema = z.object({
  /** Id of the saved story; for one that is not saved, the id of its question. */
  id: z.string(),
  isKept: z.boolean(),
  /** The question it answers, and the interview with the best answer to it. */
  questionId: z.string(),
  interviewId: z.string(),
  /** The question's number in that interview; null where it is not part of it. */
  number: z.int().nullable(),
  question: z.string(),
  text: z.string(),
  /** Score of the attempt it came from, 0 to 100. */
  score: z.number(),
  /** The competencies it can prove; empty for questions that are not in the bank. */
  competencies: z.array(competency),
})
export type StoryDto = z.infer<typeof storySchema>

export const storyBankSchema = z.object({
  /** Saved ones first, each group by score. */
  stories: z.array(storySchema),
  /** Ids of the minimum set of stories to know by heart. */
  minimum: z.array(z.string()),
  /** The competencies that no story proves. */
  gaps: z.array(competency),
})
export type StoryBankDto = z.infer<typeof storyBankSchema>

export const keepStoryInput = z.object({ userId: id, questionId: id })

export const editStoryInput = z.object({
  id,
  text: text('The story', TEXT_LIMITS.answer).refine(isAnswered, 'Write the story first.'),
})

export const fittingInput = z.object({
  userId: id,
  question: text('The question', 1_000).refine(isAnswered, 'Write the question first.'),
})

/** Ids of stories, best first, with the share (0 to 1) of the question's distinctive words that each contains. */
export const fittingSchema = z.array(z.object({ id: z.string(), share: z.number() }))

/** A story in the account export. */
export const storedStorySchema = z.object({
  interviewId: z.string(),
  questionId: z.string(),
  question: z.string(),
  text: z.string(),
  score: z.int(),
  createdAt: z.date(),
  updatedAt: z.date(),
})
