/**
 * The rules that take long on long texts, as the rest of the server calls them: with plain data, as a promise. Every
 * one is deterministic.
 */
import type { CvReviewResult } from '@/domain/cv-review/review-cv'
import type { CvVersion, ReviewedCv } from '@/domain/cv-review/versions'
import type { Evaluation } from '@/domain/evaluation/evaluate'
import type { AnswerFacts } from '@/domain/evaluation/facts'
import type { EvaluationInput } from '@/domain/evaluation/question'
import type { PersonalInput } from '@/domain/interview/personal-questions/from-texts'
import type { PlannedQuestion } from '@/domain/interview/personal-questions/plan'
import type { Practice, PracticeInput } from '@/domain/interview/personal-questions/practice'
import type { ProposedQuestion } from '@/domain/interview/personal-questions/proposals'
import type { InterviewQuestion } from '@/domain/interview/question'
import type { JudgedToUs } from '@/domain/interview/to-us-criteria'
import type { Fit, Story } from '@/domain/stories/fits'
import type { FoundFacts } from '@/server/adapters/ai/facts-schema'

/** @param owner whose text it is: nobody's texts keep the others waiting */
type Rule<Input, Output> = (input: Input, owner: string) => Promise<Output>

/** What a model wrote about a CV, beside what it wrote it from. */
export type WrittenCvTexts = {
  cv: string
  job: string
  findings: readonly string[]
  weakLines: readonly string[]
  overall: string
  /** `line` counts the weak lines from 1. */
  rewrites: readonly { line: number; text: string }[]
}

export type Rules = {
  /** Facts of the part of an answer that is evaluated. */
  findFacts: Rule<EvaluationInput, AnswerFacts>
  /** The score that facts come to, and what a coach would say. */
  scoreAnswer: Rule<{ input: EvaluationInput; facts: AnswerFacts }, Evaluation>
  /** What makes a model's report on an answer useless, as a complaint for the model; null when it can be used. */
  complainAboutReport: Rule<{ input: EvaluationInput; found: FoundFacts }, string | null>
  /** Facts from a model's report, joined with what rules find better. */
  mergeReport: Rule<{ input: EvaluationInput; found: FoundFacts }, AnswerFacts>

  /** Holds a CV against a job description, both as they were pasted. */
  reviewCv: Rule<{ cv: string; job: string; now: Date }, CvReviewResult>
  /** What may be shown of the texts that a model wrote; rewrites by the index of their line. */
  acceptCvTexts: Rule<WrittenCvTexts, { overall: string | null; rewrites: ReadonlyMap<number, string> }>
  /** @param reviews of one advertisement, the earliest first */
  compareVersions: Rule<readonly ReviewedCv[], CvVersion[]>

  /** Personal questions: those of a model's proposals that hold, and what rules make beside them. */
  makeQuestions: Rule<
    Omit<PersonalInput, 'taken'> & { proposed: readonly ProposedQuestion[]; now: Date },
    InterviewQuestion[]
  >

  /** What the questions made by rules would be about. */
  planQuestions: Rule<Omit<PersonalInput, 'taken'> & { now: Date }, PlannedQuestion[]>

  /** Questions on one requirement of a review. */
  makePractice: Rule<PracticeInput & { now: Date }, Practice>

  /** Which stories fit a question, the best first. */
  fitStories: Rule<{ question: string; stories: readonly Story[] }, Fit[]>
  /** Answers in three lines each, and the figures in them. */
  shortenAnswers: Rule<
    { opener: string; stories: readonly string[] },
    { opener: string[]; storyLines: string[][]; figures: string[] }
  >

  /** Each with what is found of its criteria. */
  judgeQuestionsToUs: Rule<
    { questions: readonly string[]; advert: string; roleName: string },
    { text: string; criteria: JudgedToUs[] }[]
  >

  /** Sentences on what in these texts speaks to whoever reads them by machine. */
  remarkOnTexts: Rule<readonly { name: string; text: string }[], string[]>
  /**
   * Texts as a model may see them: without what speaks to it and, unless it is an answer, without contacts.
   * @param most characters that are sent of each
   */
  textsForModel: Rule<readonly { text: string; most: number; isAnswer?: boolean }[], string[]>
}

/** The same rules, without promises and owners. */
export type RuleTable<R extends Partial<Rules> = Rules> = {
  [N in keyof R]: R[N] extends (input: infer Input, owner: string) => Promise<infer Output>
    ? (input: Input) => Output
    : never
}
