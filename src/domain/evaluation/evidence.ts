/** The words of the answer that the score rests on. */
import type { EvaluationInput } from '@/domain/evaluation/evaluator'
import type { AnswerFacts } from '@/domain/evaluation/facts'

export type Evidence = {
  /** Verbatim from the answer. */
  quote: string
  note: string
}

const MOST_EVIDENCE = 24

/** Quotes that carry the score, each with what it was read as: key points first. */
export function evidenceOf({ question }: EvaluationInput, facts: AnswerFacts): Evidence[] {
  const evidence: Evidence[] = []
  const add = (quote: string | null, note: string) => {
    if (quote !== null && !evidence.some((known) => known.quote === quote && known.note === note))
      evidence.push({ quote, note })
  }
  for (const [i, point] of facts.points.entries()) {
    const text = question.keyPoints[i]?.text
    if (!text) continue
    if (point.denied) add(point.quote, `Says the opposite of: ${text}`)
    else if (point.status === 'covered') add(point.quote, `Makes the point: ${text}`)
    else if (point.status === 'partly') add(point.quote, `Makes part of the point: ${text}`)
    if (point.contradiction) add(point.contradiction, `Contradicts what you say elsewhere on: ${text}`)
  }
  if (question.category !== 'technical') {
    for (const { part, present, quote } of facts.parts) if (present) add(quote, `Read as the ${part}.`)
    add(facts.ownership.ownQuote, 'Says what you did yourself.')
  }
  for (const { kind, quote } of facts.specifics) {
    if (kind === 'number') add(quote, 'A figure.')
    if (kind === 'tool') add(quote, 'A named tool or term.')
  }
  for (const { kind, quote } of facts.degenerate)
    if (kind === 'instructions') add(quote, 'Left out: it speaks to the grader.')
  return evidence.slice(0, MOST_EVIDENCE)
}
