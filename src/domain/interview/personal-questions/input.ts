/** The input of personal questions. */
import type { AdvertRequirement } from '@/domain/documents/types'
import type { InterviewQuestion, QuestionCategory } from '@/domain/interview/question'

export type EvidenceVerdict = 'has' | 'partly' | 'no'

export type JudgedRequirement = AdvertRequirement & {
  /** Whether the CV shows the requirement; null without a CV. */
  verdict: EvidenceVerdict | null
  /** The evidence, verbatim from the CV. */
  quote: string | null
}

export type AskedJob = {
  title: string
  employer: string | null
  lines: readonly string[]
  /** Whether the person still has it; unknown without dates. */
  isCurrent?: boolean
}

export type AskedCv = {
  /** The latest first. Texts are verbatim; empty or null where the CV names none. */
  jobs: readonly AskedJob[]
  /** The job that is nearest to the advert's, where the latest is in another line of work, such as a side job. */
  nearest?: AskedJob
  /** Lines outside jobs that may describe work: summary, achievements, projects. */
  lines: readonly string[]
  /** Entries of the skills lists. */
  skills: readonly string[]
  /** All lines, also those that no question quotes; only searched for what must not be called missing. */
  whole?: readonly string[]
}

export type QuestionInput = {
  advert: {
    title: string
    /** As the advert names the employer; null where it names none, or where that is unsure. */
    employer?: string | null
    requirements: readonly JudgedRequirement[]
  }
  cv: AskedCv
  /** Whether the job's occupation differs from all those of the CV. */
  isOtherField: boolean
  /** Number of questions wanted per category. */
  counts: Readonly<Record<QuestionCategory, number>>
  seed: number
  /** Ids of questions in earlier interviews, which are used last. */
  seen: ReadonlySet<string>
  /** Other questions of the interview; their quotes are not used again. */
  taken?: readonly InterviewQuestion[]
}
