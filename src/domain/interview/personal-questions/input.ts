/** What personal questions are made from. */
import type { AdvertRequirement } from '@/domain/documents/types'
import type { InterviewQuestion, QuestionCategory } from '@/domain/interview/question'

export type EvidenceVerdict = 'has' | 'partly' | 'no'

export type JudgedRequirement = AdvertRequirement & {
  /** Whether the CV has it; null where there is no CV to look in. */
  verdict: EvidenceVerdict | null
  /** The words of the CV that show it, verbatim. */
  quote: string | null
}

export type AskedCv = {
  /** The latest first. Texts are verbatim; empty or null where the CV names none. */
  jobs: readonly { title: string; employer: string | null; lines: readonly string[] }[]
  /** Lines outside of jobs that may describe work: summary, results, projects. */
  lines: readonly string[]
  /** Entries of the lists of skills. */
  skills: readonly string[]
}

export type QuestionInput = {
  advert: { title: string; requirements: readonly JudgedRequirement[] }
  cv: AskedCv
  /** Whether the trade of the job is none of those of the CV. */
  isOtherField: boolean
  /** How many questions of each category are wanted. */
  counts: Readonly<Record<QuestionCategory, number>>
  seed: number
  /** Ids that earlier interviews asked: they come last. */
  seen: ReadonlySet<string>
  /** Other questions of the interview; nothing is asked again that they grow from. */
  taken?: readonly InterviewQuestion[]
}
