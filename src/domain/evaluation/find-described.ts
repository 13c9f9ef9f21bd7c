/**
 * Key points that describe the telling instead of the content ("Says how it ended", "Owns a part of the cause"). No
 * answer repeats such words, so they are looked for by what they describe.
 */

import type { PartFinding, PointFinding, Specific, StarPart } from '@/domain/evaluation/facts'
import { COVERED, PARTLY } from '@/domain/evaluation/find-points'
import { quoteOf, type ReadAnswer } from '@/domain/evaluation/read-answer'

export type Told = { read: ReadAnswer; parts: readonly PartFinding[]; specifics: readonly Specific[] }

type Described = { asked: RegExp; quote: (told: Told) => string | null }

const partQuote = (part: StarPart) => (told: Told) => told.parts.find((found) => found.part === part)?.quote ?? null

const sentenceQuote = (pattern: RegExp) => (told: Told) => {
  const found = told.read.content.find(({ plain }) => pattern.test(plain))
  return found ? quoteOf(found.text) : null
}

const LESSON =
  /\b(?:i (?:have )?(?:learned|realized|understood)|taught me|the lesson|my lesson|what i took|next time|from then on|since then|ever since|these days i|now i|i now|differently)\b/iu
const FAULT =
  /\b(?:my (?:own )?(?:mistake|fault|error|oversight)|my bad|i should (?:have|of)|i (?:had )?(?:misjudged|assumed|ignored|missed|forgot|forgotten|overlooked|underestimated|overestimated|misread|messed up|got it wrong|did not (?:check|ask|test|think|listen|notice|see|plan|tell|verify|confirm))|blame myself|on me|i was wrong|i owned|i admitted)\b/iu
const CHANGE =
  /\b(?:since then|ever since|from then on|now we|now i|we now|i now|these days|introduced|next (?:time|campaign|project|release|launch|quarter))\b/iu

const DESCRIBED: readonly Described[] = [
  {
    asked:
      /\b(?:owns?|admits?|takes? responsibility|own (?:mistake|part|fault)|honest about)\b.{0,100}\b(?:cause|mistake|fault|part|error|failure|went wrong|it)\b/iu,
    quote: sentenceQuote(FAULT),
  },
  { asked: /\b(?:lessons?|learn(?:ed|t|s|ing)?|differently|takeaway)\b/iu, quote: sentenceQuote(LESSON) },
  {
    asked: /\b(?:used later|changed (?:since|after|how)|since then|not happen again|prevent)/iu,
    quote: sentenceQuote(CHANGE),
  },
  {
    asked: /\b(?:results?|outcomes?|how it ended|ended|came of it|what changed|impact|effect of)\b/iu,
    quote: partQuote('result'),
  },
  {
    asked: /\b(?:figures?|numbers?|measur(?:e|ed|able)|quantif\w+|with its size|percent(?:age)?|by how much)\b/iu,
    quote: (told) => told.specifics.find(({ kind }) => kind === 'number')?.quote ?? null,
  },
  {
    asked:
      /\b(?:own (?:role|actions?|contribution|steps?)|personal(?:ly)?|(?:specific|concrete) (?:actions?|steps?)|what (?:he|she|they|you|the candidate) did)\b/iu,
    quote: partQuote('action'),
  },
  {
    asked:
      /\b(?:context|situation|setting|background|(?:real|specific|concrete|actual) (?:example|case|situation|story|failure|event|project))\b/iu,
    quote: partQuote('situation'),
  },
]

/** What the presence of the described thing is worth in an answer on topic: its fit to the point is unproven. */
const STRENGTH = 0.6

/** The finding, raised where the point describes something that the answer has. */
export function withDescribed(finding: PointFinding, text: string, told: Told, topic: number): PointFinding {
  const strength = STRENGTH * topic
  if (finding.denied || finding.strength >= strength || strength < PARTLY) return finding
  for (const { asked, quote } of DESCRIBED) {
    const found = asked.test(text) ? quote(told) : null
    if (found) return { status: strength >= COVERED ? 'covered' : 'partly', strength, quote: found, denied: false }
  }
  return finding
}
