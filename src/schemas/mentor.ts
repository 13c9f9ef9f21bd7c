import { z } from 'zod'
import { VERDICTS } from '@/domain/evaluation/facts'
import { isAnswered } from '@/domain/interview/answers'
import { QUESTION_CATEGORIES } from '@/domain/interview/question'
import { TEXT_LIMITS } from '@/domain/limits/text-limits'
import { MAX_MENTOR_COMMENTS } from '@/domain/mentor/link'
import { questionScoreSchema } from './interview'
import { id, idInput, text } from './text'

const { score, range, judged } = questionScoreSchema.shape

/** A valid link, as its creator sees it. The URL itself is shown once and not stored. */
export const mentorLinkSchema = z.object({ id: z.string(), createdAt: z.date(), expiresAt: z.date() })
export type MentorLinkDto = z.infer<typeof mentorLinkSchema>

export const newMentorLinkSchema = mentorLinkSchema.extend({
  /** Part of the URL, and credential for the REST paths under /api/shared. */
  token: z.string(),
  url: z.string(),
})
export type NewMentorLinkDto = z.infer<typeof newMentorLinkSchema>

// Any text: an invalid token gets the same message as an ended one.
const token = text('The token', 200)

export const sharedResultInput = z.object({ token })

const name = text('Your name', TEXT_LIMITS.mentorName)
const comment = text('The comment', TEXT_LIMITS.comment).refine(isAnswered, 'Write the comment first.')

export const mentorCommentInput = z.object({ token, questionId: id, name: name.default(''), text: comment })
export type MentorCommentInput = z.infer<typeof mentorCommentInput>

/** The form that a mentor fills in. */
export const mentorCommentForm = z.object({ name, text: comment })

/** A comment as its author sees it. */
export const sentCommentSchema = z.object({
  id: z.string(),
  questionId: z.string(),
  /** Empty if none was given. */
  name: z.string(),
  text: z.string(),
  createdAt: z.date(),
})
export type SentCommentDto = z.infer<typeof sentCommentSchema>

/** A result as a mentor sees it: without the CV, the advert, the account and other interviews. */
export const sharedResultSchema = z.object({
  /** Id of the link, used as a key in local storage; grants no access. */
  linkId: z.string(),
  expiresAt: z.date(),
  /** First name of the candidate. */
  firstName: z.string().nullable(),
  role: z.string(),
  /** Null until it is completed. */
  completedAt: z.date().nullable(),
  /** Null while the answers are being evaluated again. */
  score: z.int().nullable(),
  range: range.nullable(),
  questions: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      category: z.enum(QUESTION_CATEGORIES),
      /** Null if the question was not answered. */
      answer: z.string().nullable(),
      result: z
        .object({
          score,
          range,
          judged,
          /** The verdict is null in older results. */
          points: z.array(
            z.object({ point: z.string(), verdict: z.enum(VERDICTS).nullable(), quote: z.string().nullable() }),
          ),
        })
        .nullable(),
    }),
  ),
  /** The comments that were sent through this link, oldest first. */
  comments: z.array(sentCommentSchema),
})
export type SharedResultDto = z.infer<typeof sharedResultSchema>

/** A comment as the owner of the interview sees it. */
export const mentorCommentSchema = sentCommentSchema.extend({ isNew: z.boolean() })
export type MentorCommentDto = z.infer<typeof mentorCommentSchema>

export const readCommentsInput = idInput.extend({
  commentIds: z
    .array(id, { error: 'The comments must be a list of ids.' })
    .max(MAX_MENTOR_COMMENTS, 'There are more comments than an interview can have.'),
})
export type ReadCommentsInput = z.infer<typeof readCommentsInput>

export const newCommentsSchema = z.object({
  count: z.int(),
  /** The interview with the newest unread comment. */
  latest: z.object({ interviewId: z.string(), role: z.string(), focus: z.string().nullable() }).nullable(),
})
export type NewCommentsDto = z.infer<typeof newCommentsSchema>

/** The links and comments in the account export. */
export const storedMentorLinkSchema = mentorLinkSchema.omit({ id: true }).extend({ interviewId: z.string() })
export const storedMentorCommentSchema = sentCommentSchema
  .omit({ id: true })
  .extend({ interviewId: z.string(), readAt: z.date().nullable() })
