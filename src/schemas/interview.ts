import { z } from 'zod'
import { VERDICTS } from '@/domain/evaluation/facts'
import { READER_FAILURES } from '@/domain/evaluation/reader-failure'
import { INTERVIEW_LENGTHS } from '@/domain/interview/lengths'
import { INTERVIEW_STATUSES } from '@/domain/interview/lifecycle'
import { METRICS } from '@/domain/interview/metrics'
import { QUESTION_CATEGORIES, QUESTION_LEVELS, QUESTION_SOURCES } from '@/domain/interview/question'
import { REGIONS } from '@/domain/interview/regions'
import { ROLES } from '@/domain/interview/roles'
import { ownQuestions } from './own-questions'
import { judgedToUsSchema } from './questions-to-us'
import { answerText, cvContent, id, idInput, jobDescription } from './text'

export const questionSchema = z.object({
  id: z.string(),
  text: z.string(),
  category: z.enum(QUESTION_CATEGORIES),
  /** Minutes. */
  timeEstimate: z.number(),
  source: z.enum(QUESTION_SOURCES),
  /**
   * Of the candidate's own questions: the points that they want to make. Of a question about the candidate's own words,
   * which is not scored, once there is feedback: what to look for in the answer. Others hide theirs until they are
   * answered.
   */
  points: z.array(z.string()).optional(),
  /** Id of the question that this one follows up. */
  followUpOf: z.string().optional(),
  /**
   * The words that a personal question is based on, and the reason for asking it, as a clause: "because the advert
   * requires Kafka and your CV does not name it". Interviews of earlier versions have no reason.
   */
  provenance: z.object({ source: z.enum(['cv', 'job']), quote: z.string(), reason: z.string().optional() }).optional(),
})
export type QuestionDto = z.infer<typeof questionSchema>

export const answerSchema = z.object(
  {
    questionId: id,
    text: answerText,
    /** Seconds. */
    timeSpent: z
      .number({ error: 'The time spent must be a number of seconds.' })
      .int('The time spent must be whole seconds.')
      .min(0, 'The time spent cannot be negative.')
      .max(1_000_000, 'The time spent is too long.'),
  },
  { error: 'Each answer must name its question, its text and the time spent.' },
)
export type AnswerDto = z.infer<typeof answerSchema>

export const answerInput = answerSchema.extend({
  revision: z
    .int('The revision must be a whole number.')
    .min(0, 'The revision cannot be negative.')
    .optional()
    .describe(
      'The moment of the last change, in milliseconds since 1970 by the clock of whoever made it. An ' +
        'answer with a lower revision than the stored one is older and changes nothing; one without it ' +
        'always replaces what is stored.',
    ),
})
export type AnswerInput = z.infer<typeof answerInput>

const percent = z.number().min(0).max(100)

/** Prediction interval: four in five values that people would give are between the ends. */
export const rangeSchema = z.object({
  /** 0 to 100. */
  low: percent,
  /** 0 to 100. */
  high: percent,
})

export const questionScoreSchema = z.object({
  questionId: z.string(),
  /** 0 to 100. */
  score: percent,
  /** Prediction interval of the score, from the residuals of the calibration. */
  range: rangeSchema,
  strengths: z.array(z.string()),
  improvements: z.array(z.string()),
  /** Each quote is verbatim from the answer. */
  evidence: z.array(z.object({ quote: z.string(), note: z.string() })),
  dimensions: z.record(z.string(), percent),
  /** The key points of a strong answer. */
  modelAnswer: z.array(z.string()),
  /** Whether the answer makes each of these points, in the same order. Absent in older results. */
  covered: z.array(z.boolean()).optional(),
  /** False if there was too little text to judge. Absent in older results. */
  judged: z.boolean().optional(),
  remarks: z.array(z.string()),
  /**
   * The verdict on each key point, in the order of `modelAnswer`, with the words that it is of; null where there are
   * none. Absent in older results.
   */
  points: z.array(z.object({ verdict: z.enum(VERDICTS), quote: z.string().nullable() })).optional(),
})
export type QuestionScoreDto = z.infer<typeof questionScoreSchema>

const eachMetric = <T extends z.ZodType>(value: T) =>
  z.object({ technicalSkills: value, communication: value, problemSolving: value, leadership: value })

export const EVALUATORS = ['local', 'llm'] as const

/** The feedback on the interview as a whole. Optional fields are absent in older feedback. */
export const feedbackSummarySchema = z.object({
  /** 0 to 100 each. */
  metrics: eachMetric(percent),
  /** Prediction interval of the interview's score. */
  range: rangeSchema.optional(),
  /** Absent for categories that were not asked. */
  metricRanges: eachMetric(rangeSchema.optional()).optional(),
  /** Metrics that no question covers; their value is 0 and has no meaning. */
  notAsked: z.array(z.enum(METRICS)).optional(),
  recommendations: z.array(z.string()),
  /** Remarks on how the CV and the job description were processed. */
  remarks: z.array(z.string()).optional(),
  evaluator: z.enum(EVALUATORS),
  /** True if the AI service failed and rules evaluated the answers instead. */
  fallback: z.boolean().optional(),
  /** Cause of the failure, if known. */
  fallbackCause: z.enum(READER_FAILURES).optional(),
})
export type FeedbackSummary = z.infer<typeof feedbackSummarySchema>

export const feedbackSchema = feedbackSummarySchema.extend({ questionScores: z.array(questionScoreSchema) })

export const FEEDBACK_STATUSES = ['none', 'processing', 'ready', 'failed'] as const

export const interviewSummarySchema = z.object({
  id: z.string(),
  userId: z.string(),
  role: z.string(),
  /** The requirement of an advert that a practice interview is about; null for a regular interview. */
  focus: z.string().nullable(),
  /** Created from the one answer that was given before sign-up. */
  isTrial: z.boolean(),
  status: z.enum(INTERVIEW_STATUSES),
  /** The question where the interview was left, counted from 0. */
  currentQuestionIndex: z.int(),
  /** Questions with a written answer. */
  answeredCount: z.int(),
  /** Questions of the interview, follow-up questions included. */
  questionCount: z.int(),
  createdAt: z.date(),
  /** When it was saved to be taken up later; null if it never was. */
  savedAt: z.date().nullable(),
  /** Null until it is completed. */
  completedAt: z.date().nullable(),
  /** 0 to 100; null until the interview is evaluated. */
  score: z.int().nullable(),
  feedbackStatus: z.enum(FEEDBACK_STATUSES),
  /** Answers that are scored, and those to be scored: none before the interview is completed. */
  feedbackProgress: z.object({ done: z.int(), total: z.int() }),
  /** Prediction interval of the score; null until there is feedback that has it. */
  range: rangeSchema.nullable(),
  /** Whether rules or a language model evaluated it; null until there is feedback. */
  evaluator: z.enum(EVALUATORS).nullable(),
})
export type InterviewSummaryDto = z.infer<typeof interviewSummarySchema>

export const interviewSchema = interviewSummarySchema
  .omit({ questionCount: true, range: true, evaluator: true })
  .extend({
    jobDescription: z.string(),
    cvContent: z.string(),
    /** Whether follow-up questions are offered during the interview. */
    asksFollowUps: z.boolean(),
    questions: z.array(questionSchema),
    answers: z.array(answerSchema),
    /** The candidate's questions to the interviewer. */
    questionsToUs: z.array(judgedToUsSchema),
    /** Null until the answers are evaluated. */
    feedback: feedbackSchema.nullable(),
  })
export type InterviewDto = z.infer<typeof interviewSchema>

export const region = z.enum(REGIONS, { error: 'Please select a region' })

export const role = z.enum(ROLES, { error: 'Please select a role' }).meta({ examples: ['accountant'] })

const LENGTHS_IN_WORDS = INTERVIEW_LENGTHS.join(', ').replace(/, (\d+)$/, ' or $1')

export const createInterviewInput = z.object({
  userId: id,
  role,
  startKey: z
    .string({ error: 'The key of the start must be text.' })
    .regex(/^[\w-]{16,64}$/, 'The key of the start must be 16 to 64 letters, digits, hyphens or underscores.')
    .optional()
    .describe(
      'An idempotency key: made by the caller for one interview, and sent again with it where no answer came. The ' +
        'interview that was started with the key is returned then, and nothing is counted again.',
    ),
  questionCount: z
    .literal([...INTERVIEW_LENGTHS], { error: `An interview has ${LENGTHS_IN_WORDS} questions.` })
    .optional()
    .describe(
      'How many questions the interview has, up to the number that the plan gives; left out, that number. ' +
        'A shorter interview counts as one interview like any other.',
    ),
  jobDescription: jobDescription.default(''),
  cvContent: cvContent.default(''),
  region: region
    .optional()
    .describe("Where work is sought; it becomes the account's region. Left out, the account's region holds."),
  level: z
    .enum(QUESTION_LEVELS, { error: 'The level is junior, mid or senior.' })
    .optional()
    .describe(
      'The experience that the job asks for: questions of this level come first, then those of the levels ' +
        'next to it. Left out, questions of every level are asked.',
    ),
  followUps: z
    .boolean({ error: 'Whether to ask follow-up questions is true or false.' })
    .default(true)
    .describe('Whether the follow-up question to a question of the bank can be taken while the interview goes on.'),
  ownQuestions: ownQuestions
    .default([])
    .describe(
      'Questions that the candidate brings along. They are asked first, as many of them as the interview ' +
        'has questions, and no opening question comes before them.',
    ),
  openers: z
    .boolean({ error: 'Whether to begin with an opening question is true or false.' })
    .default(true)
    .describe(
      'Whether an interview of five or more questions begins with one that opens real interviews, and one ' +
        'of ten or more also ends with one that closes them.',
    ),
})
export type CreateInterviewInput = z.infer<typeof createInterviewInput>

export const addFollowUpInput = z.object({ id, questionId: id })
export type AddFollowUpInput = z.infer<typeof addFollowUpInput>

export const saveAnswerInput = answerInput.extend({ id })
export type SaveAnswerInput = z.infer<typeof saveAnswerInput>

/** The result of saving an answer: stored, or superseded by a newer one, which is `held`. */
export const savedAnswerSchema = z.discriminatedUnion('superseded', [
  z.object({ superseded: z.literal(false), savedAt: z.date() }),
  z.object({ superseded: z.literal(true), held: answerInput.omit({ questionId: true }).required() }),
])
export type SavedAnswerDto = z.infer<typeof savedAnswerSchema>

/** More than any plan includes, so that a request cannot create an unbounded number of rows. */
const answers = z
  .array(answerInput, { error: 'The answers must be a list.' })
  .max(100, 'There are more answers than an interview has questions.')

export const saveInterviewInput = z.object({
  id,
  currentQuestionIndex: z
    .number({ error: 'The question index must be a number.' })
    .int('The question index must be a whole number.')
    .min(0, 'The question index is out of range.'),
  answers,
})
export type SaveInterviewInput = z.infer<typeof saveInterviewInput>

export const completeInterviewInput = z.object({ id, answers })
export type CompleteInterviewInput = z.infer<typeof completeInterviewInput>

/** An answer that was given before sign-up. */
export const keepTrialInput = z.object({
  userId: id,
  role,
  questionId: id.describe('One of those at `/trial-questions/{role}.json`.'),
  text: answerSchema.shape.text,
})
export type KeepTrialInput = z.infer<typeof keepTrialInput>

/** The interview created from it. */
export const keptTrialSchema = z.object({ interviewId: z.string() })
export type KeptTrialDto = z.infer<typeof keptTrialSchema>

export const END_STATUS = "The status must be 'completed' or 'abandoned'."

/** The two ways in which an interview ends; REST has one path for both. */
export const endInterviewInput = z.discriminatedUnion(
  'status',
  [
    idInput.extend({ status: z.literal('abandoned') }),
    completeInterviewInput.extend({ status: z.literal('completed') }),
  ],
  { error: END_STATUS },
)
