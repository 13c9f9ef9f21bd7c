/** Takes nothing on trust: a finding whose quote is not in the answer is struck out, whoever found it. */
import { type AnswerFacts, type PointFinding, STAR_PARTS } from '@/domain/evaluation/facts'

const share = (value: number) => (Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0)
const count = (value: number) => (Number.isFinite(value) ? Math.max(0, Math.floor(value)) : 0)

/** Facts with every unproven finding removed and every number in its bounds; `points` is the number of key points. */
export function withCheckedQuotes(facts: AnswerFacts, answer: string, points: number): AnswerFacts {
  const stands = (quote: string | null): quote is string =>
    quote !== null && quote.trim() !== '' && answer.includes(quote)
  const orNull = (quote: string | null) => (stands(quote) ? quote : null)
  const missing: PointFinding = { status: 'missing', strength: 0, quote: null, denied: false }
  const { ownership, relevance } = facts
  return {
    ...facts,
    points: Array.from({ length: points }, (_, i) => {
      const point = facts.points[i]
      if (!point || !stands(point.quote)) return missing
      const { contradiction = null, ...finding } = point
      const strength = point.denied ? 0 : share(point.strength)
      return { ...finding, strength, ...(stands(contradiction) && { contradiction }) }
    }),
    parts: STAR_PARTS.map((part) => {
      const found = facts.parts.find((candidate) => candidate.part === part)
      if (!found?.present || !stands(found.quote)) return { part, present: false, quote: null, share: 0 }
      return { ...found, share: share(found.share) }
    }),
    signposts: facts.signposts.filter(({ quote }) => stands(quote)),
    specifics: facts.specifics.filter(({ quote }) => stands(quote)),
    ownership: {
      own: stands(ownership.ownQuote) ? count(ownership.own) : 0,
      shared: stands(ownership.sharedQuote) ? count(ownership.shared) : 0,
      ownQuote: orNull(ownership.ownQuote),
      sharedQuote: orNull(ownership.sharedQuote),
    },
    relevance: stands(relevance.quote)
      ? { strength: share(relevance.strength), quote: relevance.quote }
      : { strength: 0, quote: null },
    agreement: facts.agreement === null ? null : share(facts.agreement),
    degenerate: facts.degenerate.map((finding) => ({ ...finding, quote: orNull(finding.quote) })),
  }
}
