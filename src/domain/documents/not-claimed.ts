/** What a text names without claiming it: wishes, plans, what was only watched or begun, and the work of others. */
import words from '@/content/language/not-claimed.json'

/** What follows these is not claimed: "Accountant with Sage, keen to learn SAP". */
const AHEAD = new RegExp(String.raw`\b(?:${words.ready}(?= (?!and |from )\w)|${words.turning})\b`, 'i')
/** Nothing in a clause with one of these is claimed: "Kotlin is next on my list". */
const ANYWHERE = new RegExp(
  String.raw`\b(?:(?:${words.wishing}) to (?:${words.learning})|${words.wishes}|${words.lapsed}|${words.watching}|` +
    String.raw`(?:${words.done}) by (?:(?:an?|the|our|my|another|separate|outside|external) ){1,2}(?:\w+ )?` +
    String.raw`(?:${words.others}))\b|(?<=\w)['’]d (?:like|love) to\b`,
  'i',
)
/** Where a sentence ends, or turns to the contrary; "enrolled, but withdrew" only ends what it began. */
const ENDS = /[.!?;](?=\s|$)|,?\s(?:but|although|though|while)\s(?!(?:I )?(?:withdrew|dropped out|gave up)\b)/g

/** Offsets of the parts of a text that claim nothing of what they name. */
export function unclaimedSpans(text: string): { start: number; end: number }[] {
  if (!AHEAD.test(text) && !ANYWHERE.test(text)) return []
  const ends = [...text.matchAll(ENDS)].map(({ index }) => index)
  return [...ends, text.length].flatMap((end, i) => {
    const start = ends[i - 1] ?? 0
    const clause = text.slice(start, end)
    if (ANYWHERE.test(clause)) return [{ start, end }]
    const ahead = AHEAD.exec(clause)
    if (!ahead) return []
    return [{ start: start + ahead.index, end }]
  })
}
