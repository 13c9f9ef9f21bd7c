/** Extracts the figures from a person's answers, each with its context. */
import { sentencesOf, type Token } from '@/domain/text/tokens'

/** Most words of context on either side of a figure; a clause boundary ends the context earlier. */
const AROUND = 7
const MOST_FIGURES = 8

/** Punctuation between two clauses, and brackets around one. */
const CLAUSE = /[,;:()[\]–—]|\s-\s/

/**
 * The figures in order, each with its context; "…" marks a cut inside a clause. Figures that share a context are listed
 * once.
 */
export function figuresOf(texts: readonly string[]): string[] {
  const found = new Set<string>()
  for (const text of texts) {
    for (const { tokens } of sentencesOf(text)) {
      let next = 0
      for (const [i, token] of tokens.entries()) {
        if (i < next || !/\d/.test(text.slice(token.start, token.end))) continue
        const first = reach(text, tokens, i, -1, next)
        const last = reach(text, tokens, i, 1, tokens.length - 1)
        found.add(partOf(text, tokens, first, last))
        next = last + 1
        if (found.size >= MOST_FIGURES) return [...found]
      }
    }
  }
  return [...found]
}

/** The index of the last context token of the figure at `from`, in one direction. */
function reach(text: string, tokens: readonly Token[], from: number, step: 1 | -1, end: number): number {
  let at = from
  while (at !== end && Math.abs(at - from) < AROUND && !isClauseEnd(text, tokens, at, at + step)) at += step
  return at
}

function isClauseEnd(text: string, tokens: readonly Token[], one: number, other: number): boolean {
  const before = tokens[Math.min(one, other)]
  const after = tokens[Math.max(one, other)]
  return !before || !after || CLAUSE.test(text.slice(before.end, after.start))
}

function partOf(text: string, tokens: readonly Token[], first: number, last: number): string {
  const part = text.slice(tokens[first]?.start, tokens[last]?.end).replace(/\s+/g, ' ')
  const before = isClauseEnd(text, tokens, first - 1, first) ? '' : '… '
  const after = isClauseEnd(text, tokens, last, last + 1) ? '' : ' …'
  return `${before}${part}${after}`
}
