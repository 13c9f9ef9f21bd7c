/** What a text names without claiming it: wishes, plans, what was only watched or begun, and the work of others. */
import words from '@/content/language/not-claimed.json'

const CUE = new RegExp(
  String.raw`\b(?:(?:${words.wishing}) to (?:${words.learning})|${words.wishes}|${words.watching}|` +
    String.raw`(?:${words.done}) by (?:(?:an?|the|our|my|another|separate|outside|external) ){1,2}(?:\w+ )?` +
    String.raw`(?:${words.others}))\b|(?<=\w)['’]d (?:like|love) to\b`,
  'i',
)
/** Where a sentence ends, or turns to the contrary; "enrolled, but withdrew" only ends what it began. */
const ENDS = /[.!?;](?=\s|$)|,?\s(?:but|although|though|while)\s(?!(?:I )?(?:withdrew|dropped out|gave up)\b)/g

/** Offsets of the clauses that claim nothing of what they name. */
export function unclaimedSpans(text: string): { start: number; end: number }[] {
  if (!CUE.test(text)) return []
  const ends = [...text.matchAll(ENDS)].map(({ index }) => index)
  return [...ends, text.length]
    .map((end, i) => ({ start: ends[i - 1] ?? 0, end }))
    .filter(({ start, end }) => CUE.test(text.slice(start, end)))
}
