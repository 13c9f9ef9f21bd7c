import { z } from 'zod'
import { isAnswered } from '@/domain/interview/answers'
import { COMPETENCIES } from '@/domain/stories/competencies'
import { id, LIMITS, text } from './text'

const competency = z.enum(COMPETENCIES)

export const storySchema = z.object({
  /** Of the kept story; of one that is not kept the question's id. */
  id: z.string(),
  isKept: z.boolean(),
  /** The question it answers, and where it was answered best. */
  questionId: z.string(),
  interviewId: z.string(),
  question: z.string(),
  text: z.string(),
  /** Of the attempt it came from, 0 to 100. */
  score: z.number(),
  /** What it can prove; nothing for questions of one's own interviews that the bank does not have. */
  competencies: z.array(competency),
})
export type StoryDto = z.infer<typeof storySchema>

export const storyBankSchema = z.object({
  /** Kept ones first, each group by score. */
  stories: z.array(storySchema),
  /** Ids of the few to know by heart. */
  minimum: z.array(z.string()),
  /** What no story proves. */
  gaps: z.array(competency),
})
export type StoryBankDto = z.infer<typeof storyBankSchema>

export const storiesInput = z.object({ userId: id })

export const keepStoryInput = z.object({ userId: id, questionId: id })

export const editStoryInput = z.object({
  id,
  text: text('The story', LIMITS.answer).refine(isAnswered, 'Write the story first.'),
})

export const storyInput = z.object({ id })

export const fittingInput = z.object({
  userId: id,
  question: text('The question', 1_000).refine(isAnswered, 'Write the question first.'),
})

/** Ids of stories, the best first, with the share of the question's telling words that each has, 0 to 1. */
export const fittingSchema = z.array(z.object({ id: z.string(), share: z.number() }))

/** A story as the export of an account holds it. */
export const storedStorySchema = z.object({
  interviewId: z.string(),
  questionId: z.string(),
  question: z.string(),
  text: z.string(),
  score: z.int(),
  createdAt: z.date(),
  updatedAt: z.date(),
})
