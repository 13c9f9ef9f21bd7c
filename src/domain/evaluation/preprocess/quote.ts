/** Longest quote that is shown, in characters. */
const LONGEST = 160
const SHORTEST_CUT = 40

/** A verbatim piece of a text, cut at a word when it is long. */
export function quoteOf(text: string): string {
  const trimmed = text.trim()
  if (trimmed.length <= LONGEST) return trimmed
  const cut = trimmed.lastIndexOf(' ', LONGEST)
  return trimmed.slice(0, cut > SHORTEST_CUT ? cut : LONGEST).trim()
}
