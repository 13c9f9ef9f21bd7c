/**
 * The rules that are slow on long texts, as the rest of the server calls them: with plain data, asynchronously. All of
 * them are deterministic.
 */
import type { Ledger, LedgerInput } from '@/domain/claims/ledger'
import type { ClaimPracticeInput } from '@/domain/claims/practice'
import type { CvReviewResult } from '@/domain/cv-review/review-cv'
import type { CvVersion, ReviewedCv } from '@/domain/cv-review/versions'
import type { CvParagraph } from '@/domain/documents/cv/outline'
import type { Evaluation } from '@/domain/evaluation/evaluate'
import type { AnswerFacts } from '@/domain/evaluation/facts'
import type { FoundFacts } from '@/domain/evaluation/model-report/found-facts'
import type { EvaluationInput } from '@/domain/evaluation/question'
import type { PersonalInput, PlannedQuestion } from '@/domain/interview/personal-questions/generate'
import type { Practice, PracticeInput } from '@/domain/interview/personal-questions/practice'
import type { ProposedQuestion } from '@/domain/interview/personal-questions/proposals'
import type { ProbingInput } from '@/domain/interview/probing-questions/probing-question'
import type { InterviewQuestion } from '@/domain/interview/question'
import type { JudgedToUs } from '@/domain/interview/to-us-criteria'
import type { Fit, Story } from '@/domain/stories/fits'

/** @param owner id of the user whose text it is; the queue is fair between owners */
type Rule<Input, Output> = (input: Input, owner: string) => Promise<Output>

/** The texts that a model wrote about a CV, with the input they are based on. */
export type WrittenCvTexts = {
  cv: string
  job: string
  findings: readonly string[]
  weakLines: readonly string[]
  overall: string
  /** `line` is the number of the weak line, counted from 1. */
  rewrites: readonly { line: number; text: string }[]
}

export type Rules = {
  /** The facts in the part of an answer that is evaluated. */
  findFacts: Rule<EvaluationInput, AnswerFacts>
  /** The score that results from the facts, and the coach's advice. */
  scoreAnswer: Rule<{ input: EvaluationInput; facts: AnswerFacts }, Evaluation>
  /** Why a model's report on an answer is unusable, as a complaint to the model; null if it can be used. */
  complainAboutReport: Rule<{ input: EvaluationInput; found: FoundFacts }, string | null>
  /** The facts of a model's report, merged with those that rules detect better. */
  mergeReport: Rule<{ input: EvaluationInput; found: FoundFacts }, AnswerFacts>

  /** Matches a CV with a job description, both as they were pasted. */
  reviewCv: Rule<{ cv: string; job: string; now: Date }, CvReviewResult>
  /** The acceptable parts of the texts that a model wrote; rewrites by the index of their line. */
  acceptCvTexts: Rule<WrittenCvTexts, { overall: string | null; rewrites: ReadonlyMap<number, string> }>
  /** @param reviews the reviews for one job description, oldest first */
  compareVersions: Rule<readonly ReviewedCv[], CvVersion[]>

  /** Personal questions: the valid ones of a model's proposals, and those that rules add. */
  makeQuestions: Rule<
    Omit<PersonalInput, 'taken'> & { proposed: readonly ProposedQuestion[]; now: Date },
    InterviewQuestion[]
  >

  /** The topics of the questions that rules would make. */
  planQuestions: Rule<Omit<PersonalInput, 'taken'> & { now: Date }, PlannedQuestion[]>

  /** A CV as the paragraphs of a file. */
  outlineCv: Rule<{ cv: string; now: Date }, CvParagraph[]>

  /** Questions on one requirement of a review. */
  makePractice: Rule<PracticeInput & { now: Date }, Practice>

  /** The claims of a CV beside the answers. */
  readClaims: Rule<Omit<LedgerInput, 'claims'> & { now: Date }, Ledger>
  /** Questions on one claim of a CV; null where the CV has no such claim. */
  makeClaimPractice: Rule<ClaimPracticeInput & { now: Date }, Practice | null>

  /** The follow-up question that each answer gives reason for, or null. */
  makeProbingQuestions: Rule<ProbingInput, (InterviewQuestion | null)[]>

  /** The stories that fit a question, best first. */
  fitStories: Rule<{ question: string; stories: readonly Story[] }, Fit[]>
  /** Answers shortened to three lines each, and the figures in them. */
  shortenAnswers: Rule<
    { opener: string; stories: readonly string[] },
    { opener: string[]; storyLines: string[][]; figures: string[] }
  >

  /** Each question with the verdict on its criteria. */
  judgeQuestionsToUs: Rule<
    { questions: readonly string[]; advert: string; roleName: string },
    { text: string; criteria: JudgedToUs[] }[]
  >

  /** Sentences about prompt injections in these texts. */
  remarkOnTexts: Rule<readonly { name: string; text: string }[], string[]>
  /**
   * Texts as a model may see them: without prompt injections and, unless it is an answer, without contact details.
   * @param most maximum number of characters that are sent of each text
   */
  textsForModel: Rule<readonly { text: string; most: number; isAnswer?: boolean }[], string[]>
}

/** The same rules as plain synchronous functions without owners. */
export type RuleTable = {
  [N in keyof Rules]: Rules[N] extends Rule<infer Input, infer Output> ? (input: Input) => Output : never
}

/**
 * A rule took longer than it may although it had a processor. It is not tried again: it depends on its input alone, so
 * it would take as long. The message contains no user text.
 */
export class RuleTimeout extends Error {
  override readonly name = 'RuleTimeout'
}
