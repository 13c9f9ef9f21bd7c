/** Shortens a passage to a quotation that fits into a question. */

const CLAUSE_END =
  /[,;:(]\s|\s[–—-]\s|\s(?:and|or|while|by|which|that|so|including|such as|in order|through|using|with)\s/gi
/** Words that cannot end a quotation. */
const DANGLING =
  /(?:^|\s)(?:a|an|the|of|to|in|for|with|by|on|at|and|or|from|as|into|per|its|their|our|your|which|that|using|&)$/i

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length

/** Without punctuation and brackets that only make sense in the whole. */
function tidy(text: string): string {
  let quote = text.trim().replace(/(?<![\s.,;:!?–—-])[\s.,;:!?–—-]+$/u, '')
  while (DANGLING.test(quote)) quote = quote.replace(DANGLING, '').replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/u, '')
  // A participle after a comma hangs in the air: ", ensuring".
  quote = quote.replace(/,\s+[a-z]+ing$/u, '')
  const opened = quote.lastIndexOf('(')
  if (opened >= 0 && !quote.slice(opened).includes(')')) quote = quote.slice(0, opened).trimEnd()
  return quote.replace(/(?<![\s,;:])[\s,;:]+$/u, '')
}

/** `isCut` when the passage says more than the quotation. */
export type Quotation = { quote: string; isCut: boolean }

/**
 * A beginning of the passage, letter by letter, of at most `most` words; cut at the end of a clause where there is one.
 */
export function quotation(passage: string, most: number): Quotation {
  const whole = tidy(passage)
  if (countWords(whole) <= most) return { quote: whole, isCut: false }
  let cut = ''
  for (const match of whole.matchAll(CLAUSE_END)) {
    const head = whole.slice(0, match.index)
    const words = countWords(head)
    if (words > most) break
    if (words >= Math.min(5, most)) cut = head
  }
  if (cut === '') cut = new RegExp(`^(?:\\s*\\S+){1,${most}}`).exec(whole)?.[0] ?? ''
  return { quote: tidy(cut), isCut: true }
}

/** A quotation as it stands in a sentence: on one line, in quotation marks. */
export const inMarks = ({ quote, isCut }: Quotation): string =>
  `“${quote.replace(/\s+/g, ' ').replace(/[“”]/g, '"')}${isCut ? ' …' : ''}”`
