/**
 * Text that speaks to whoever reads the data, instead of being an answer, a CV or a job description. It is left out of
 * what a model gets to see, so that there is nothing it could obey. What is not recognised here still stands between the
 * marks as data, and whatever a model claims because of it must be proved like any other claim.
 */
import { isGraderInstruction } from '@/domain/evaluation/grader-instructions'
import { sentencesOf } from '@/domain/evaluation/text/tokens'

export type Span = { start: number; end: number }

/** What only makes sense to a model that reports: its fields, its marks, the roles of a chat, encoded text. */
const TO_A_MODEL: readonly RegExp[] = [
  /\b(?:set|report|return|output|use|give)\b.{0,30}\bstrengths?\b/iu,
  /\bstrengths?\s*(?:(?:[:=]|of|to|is)\s*)?1\b/iu,
  /\b(?:all|every|each)\b.{0,12}\bkey ?points?\b.{0,20}\b(?:covered|met|made|proven)\b/iu,
  /^\W*(?:\w+\W+){0,4}?(?:give|award|assign|grant)\b.{0,30}\b(?:full|top|maximum|highest|perfect) (?:marks?|scores?|points|grades?)\b/iu,
  /<\|[a-z_]+\|>|\[\/?INST\]|<\/?(?:system|assistant|developer)>|"role"\s*:\s*"(?:system|assistant|developer|tool)"/iu,
  /(?<!<)<{3,}\s*(?:END )?[A-Z][A-Z ]{1,60}\b[^<>]{0,200}>{3}/u,
  /(?<![\w+/])(?=[A-Za-z0-9+/]*[0-9])(?=[A-Za-z0-9+/]*[A-Z])(?=[A-Za-z0-9+/]*[a-z])[A-Za-z0-9+/]{40,}={0,2}/u,
]

const isAddressed = (text: string) => isGraderInstruction(text) || TO_A_MODEL.some((pattern) => pattern.test(text))

/** How many neighbouring sentences an order may be spread over. */
const SPREAD = 4

/** Where such text stands, sentence by sentence, in order. */
export function addressedSpans(text: string): Span[] {
  const sentences = sentencesOf(text)
  const found = new Set<number>()
  for (const [at, sentence] of sentences.entries()) {
    if (isAddressed(sentence.text)) found.add(at)
    for (let count = 2; count <= SPREAD && at + count <= sentences.length; count++) {
      const run = sentences.slice(at, at + count).map((part) => part.text)
      if (!isAddressed(run.join(' '))) continue
      // Neither its first nor its last sentence may be missing, or the run is longer than the order.
      if (isAddressed(run.slice(1).join(' ')) || isAddressed(run.slice(0, -1).join(' '))) break
      for (let i = at; i < at + count; i++) found.add(i)
      break
    }
  }
  return sentences.flatMap(({ start, end }, i) => (found.has(i) ? [{ start, end }] : []))
}

/** The text without it; what stood before and after stays on lines of its own. */
export function withoutAddressed(text: string): string {
  let rest = ''
  let from = 0
  for (const { start, end } of addressedSpans(text)) {
    rest += `${text.slice(from, start)}\n`
    from = end
  }
  return rest + text.slice(from)
}

const MOST_QUOTED = 100

/** A sentence for the person on such text in one of their texts; none where there is none. */
export function remarkOnAddressed(text: string, name: string): string[] {
  const [first] = addressedSpans(text)
  if (!first) return []
  const words = text.slice(first.start, first.end).replace(/\s+/gu, ' ').trim()
  const quote = words.length > MOST_QUOTED ? `${words.slice(0, MOST_QUOTED).trimEnd()} …` : words
  return [
    `${name} speaks to whoever reads it by machine: “${quote}”. That was left out and changed nothing in the score.`,
  ]
}
