/** Finds a quotation in a text, ignoring white space, kinds of quotation marks and case. */

export type FoundQuote = {
  /** The verbatim text at that place. */
  text: string
  /** Offsets in the text; `end` is exclusive. */
  start: number
  end: number
}

/** Characters that are compared as one, by that one. */
const ALIKE = { "'": '‘’‚‛`´', '"': '“”„«»', '-': '‐‑‒–—', '...': '…' }
const SAME = new Map(Object.entries(ALIKE).flatMap(([same, all]) => [...all].map((char) => [char, same] as const)))
/** White space, soft hyphens, zero-width characters and directional marks: ignored when texts are compared. */
const IGNORED = /^[\s\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u2064\ufeff]$/u
const LETTER = /^[\p{L}\p{N}]$/u
/** Shortest quotation, in compared characters, that may begin or end inside a word. */
const LONG_ENOUGH = 12

type Normal = { chars: string; starts: number[]; ends: number[] }

/** The normalized form of a text, each character with its offsets in the original. */
function normalise(text: string): Normal {
  let chars = ''
  const starts: number[] = []
  const ends: number[] = []
  let at = 0
  for (const char of text) {
    const end = at + char.length
    if (!IGNORED.test(char)) {
      const same = (SAME.get(char) ?? char).toLowerCase()
      chars += same
      for (let i = 0; i < same.length; i++) {
        starts.push(at)
        ends.push(end)
      }
    }
    at = end
  }
  return { chars, starts, ends }
}

/**
 * Prepares a text to be searched for quotations.
 * @returns a function that returns the first match of a quotation, or null; `accept` may reject a match
 */
export function quoteFinder(
  text: string,
): (quote: string, accept?: (found: FoundQuote) => boolean) => FoundQuote | null {
  let normal: Normal | undefined
  return (quote, accept = () => true) => {
    const wanted = quote.trim()
    if (wanted === '') return null
    normal ??= normalise(text)
    const { chars, starts, ends } = normal
    const sought = normalise(wanted).chars
    if (sought === '') return null
    for (let from = chars.indexOf(sought); from >= 0; from = chars.indexOf(sought, from + 1)) {
      const start = starts[from] ?? 0
      const end = ends[from + sought.length - 1] ?? start
      const found = { text: text.slice(start, end), start, end }
      if ((sought.length >= LONG_ENOUGH || standsApart(text, start, end)) && accept(found)) return found
    }
    return null
  }
}

/** Whether the span begins and ends at word boundaries. */
function standsApart(text: string, start: number, end: number): boolean {
  const isInside = (at: number) =>
    LETTER.test([...text.slice(Math.max(0, at - 2), at)].at(-1) ?? '') &&
    LETTER.test([...text.slice(at, at + 2)][0] ?? '')
  return !isInside(start) && !isInside(end)
}
