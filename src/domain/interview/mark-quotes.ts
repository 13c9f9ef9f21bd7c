/** Finds the coach's quotes in an answer, so that they can be highlighted. */

export type QuotedNote = { quote: string; note: string }

/** A segment of the answer; without notes it is plain text. */
export type AnswerPart = {
  text: string
  /** Notes on this segment, in text order; `quote` is null where the note is about the whole segment. */
  notes: { quote: string | null; note: string }[]
}

type Span = { start: number; end: number; evidence: (QuotedNote & { start: number })[] }

/**
 * Splits an answer into plain and marked segments; their concatenation is the answer. Overlapping quotes share one
 * segment, because nested marks are hard to read and to touch. A quote that the answer does not contain is left out.
 */
export function markQuotes(answer: string, evidence: readonly QuotedNote[]): AnswerPart[] {
  const parts: AnswerPart[] = []
  let at = 0
  for (const span of findSpans(answer, evidence)) {
    if (span.start > at) parts.push({ text: answer.slice(at, span.start), notes: [] })
    const text = answer.slice(span.start, span.end)
    parts.push({
      text,
      notes: span.evidence.map(({ quote, note }) => ({ quote: quote.trim() === text ? null : quote.trim(), note })),
    })
    at = span.end
  }
  if (at < answer.length) parts.push({ text: answer.slice(at), notes: [] })
  return parts
}

function findSpans(answer: string, evidence: readonly QuotedNote[]): Span[] {
  const found = evidence
    .map((item) => ({ ...item, quote: item.quote.trim() }))
    .filter(({ quote }) => quote !== '')
    .map((item) => ({ ...item, start: answer.indexOf(item.quote) }))
    .filter(({ start }) => start >= 0)
    // The longer quote first: its note is about the whole sentence, the notes inside it about details.
    .sort((a, b) => a.start - b.start || b.quote.length - a.quote.length)

  const spans: Span[] = []
  for (const item of found) {
    const end = item.start + item.quote.length
    const last = spans.at(-1)
    if (last && item.start < last.end) {
      last.end = Math.max(last.end, end)
      last.evidence.push(item)
    } else {
      spans.push({ start: item.start, end, evidence: [item] })
    }
  }
  return spans
}
