/** Questions on one claim of a CV, for a short interview. */
import type { InterviewQuestion } from '@/domain/interview/question'
import { seededRandom } from '@/domain/random'
import { type Candidate, candidatesOf } from './choose'
import { claimTopics, quotedTopic } from './cv-topics'
import type { AskedCv } from './input'
import type { Topic } from './topic'

/** `quote`: verbatim from the CV; `employer`: where it was done, null where the CV names none. */
export type PractisedClaim = { quote: string; employer: string | null }

const SEED = 1

/** What the claim says as a change or a deed, then the claim as it is quoted. */
function topicsOn({ quote, employer }: PractisedClaim): Topic[] {
  const cv: AskedCv = { jobs: [{ title: '', employer, lines: [quote] }], lines: [], skills: [] }
  const quoted = quotedTopic(quote)
  return [...claimTopics(cv), ...(quoted ? [quoted] : [])]
}

/** Up to `count` questions, each of a different category; none from a claim that no question can quote. */
export function questionsOnClaim(claim: PractisedClaim, count: number): InterviewQuestion[] {
  const random = seededRandom(SEED)
  const chosen = new Map<string, Candidate>()
  for (const topic of topicsOn(claim)) {
    const candidates = candidatesOf(topic, random).sort((a, b) => b.jitter - a.jitter)
    for (const one of candidates) if (!chosen.has(one.question.category)) chosen.set(one.question.category, one)
  }
  return [...chosen.values()].slice(0, count).map(({ question }) => question)
}

export const canPractiseClaim = (claim: PractisedClaim): boolean => questionsOnClaim(claim, 1).length > 0
