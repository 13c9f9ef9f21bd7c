/** The figures in a person's answers, each with the words around it. */
import { sentencesOf } from '@/domain/text/tokens'

/** Words on either side of a figure. */
const AROUND = 4
const MOST_FIGURES = 8

/** Verbatim parts of the texts, in order; a part with two figures is listed once. */
export function figuresOf(texts: readonly string[]): string[] {
  const found = new Set<string>()
  for (const text of texts) {
    for (const { tokens } of sentencesOf(text)) {
      let from = 0
      for (const [i, token] of tokens.entries()) {
        if (i < from || !/\d/.test(text.slice(token.start, token.end))) continue
        const first = tokens[Math.max(from, i - AROUND)] ?? token
        const last = tokens[Math.min(tokens.length - 1, i + AROUND)] ?? token
        found.add(text.slice(first.start, last.end).replace(/\s+/g, ' '))
        from = i + AROUND + 1
        if (found.size >= MOST_FIGURES) return [...found]
      }
    }
  }
  return [...found]
}
