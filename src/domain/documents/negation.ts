/** Negation: finds skills that a CV denies: "no experience with Kubernetes", "I have not used SAP". */

import { pattern, patternSource } from '@/domain/text/pattern'

const DENIES = /\b(?:no|not|never|without|lack\w*|zero|none|nil)\b|n['’]t\b/i
const KNOWING = '(?:experience|knowledge|exposure|background|training|skills?|understanding|familiarity|certification)'
const DEGREE = '(?:(?:prior|previous|direct|hands-on|commercial|professional|practical|formal|real|much|any)\\s+)*'
const DOING = patternSource`
  (?:worked|work|used|use|know|known|speak|spoken|drive|driven|familiar|experienced|proficient|fluent|studied|learned
  |learnt|hold|held|certified|qualified|touched|tried|led|made|written|built
  |managed|done|taught|designed|prepared|supervised|(?:had|have|got)(?! to\b))
`
/** End of the negation's scope: the next sentence, or a contrast such as "but". */
const INSTEAD = patternSource`
    ,?\s{1,9}(?:but|however|although|though|yet|while)\s|,\s{1,9}(?:and\s+)?(?:I|we|holds?|knows?|uses?|used
    |worked|skilled|strong|good|experienced)\b
  `
const UNTIL = String.raw`(?:(?!${INSTEAD})(?:[^.;!?)\n]|\.(?!\s|$)))*`

/** "Trained users without experience of Excel": the negation is about other people. */
const OTHERS = patternSource`
    (?<!\b(?:users|staff|people|persons|teams?|students|pupils|clients|customers|colleagues|beginners|learners
    |children|trainees|employees)\s{1,9}(?:(?:with|who had|having)\s{1,9})?)
  `

const DENIALS: readonly RegExp[] = [
  new RegExp(
    String.raw`${OTHERS}\b(?:no|without|lack(?:s|ing)?|zero|little or no)\s+${DEGREE}${KNOWING}\b${UNTIL}`,
    'gi',
  ),
  // "No longer used" and "not only used" are no negations.
  pattern('gi')`
    (?:\bnot|\bnever|n['’]t)\s+(?!only\b|just\b)(?:(?:yet|currently|ever|personally
    |so far)\s+)*${DOING}\b${UNTIL}
  `,
  new RegExp(
    String.raw`${OTHERS}\bno\s+(?!longer\b)(?:(?!(?:with|of|to|in|on|for|and|or)\b)[\w+#./-]+\s+){1,3}?${KNOWING}\b`,
    'gi',
  ),
  new RegExp(
    String.raw`[^.,;:()\n]{1,60}(?::|\(|\s[-–—])\s*(?:none|nil|no(?: ${KNOWING})?|not yet)(?=\s*(?:\)|[.,;\n]|$))`,
    'gi',
  ),
]

/** Offsets of the negated parts of a text. */
export function negatedSpans(text: string): { start: number; end: number }[] {
  if (!DENIES.test(text)) return []
  return DENIALS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: part, index }) => ({ start: index, end: index + part.length })),
  )
}
