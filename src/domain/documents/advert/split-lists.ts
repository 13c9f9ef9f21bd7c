/** Splits the list in a sentence into its parts: "strong SQL; Kubernetes and AWS", "Kafka or RabbitMQ". */
import type { Lexicon } from '@/domain/documents/lexicon'
import { itemsOf, type Joint, withoutAsides } from './clauses'
import type { Span } from './lines'
import { isNamed, toolsIn } from './names'
import { coreOf, hasWord, isGerund, isSubordinate, startsDemand, startsWithVerb } from './phrases'

/** `choice`: the same number for alternatives; offsets in the sentence. */
export type ListPart = Span & { choice: number | null }

type Part = Span & { joint: Joint; hasComma: boolean }

/** Parts in the order of the text, without the phrases around them. */
export function partsOf(sentence: string, lexicon: Lexicon): ListPart[] {
  const body = sentence.slice(0, LONGEST)
  const joined: Part[] = []
  for (const part of segments(body, lexicon)) {
    const last = joined.at(-1)
    const text = body.slice(part.start, part.end)
    // "…, mostly at their stalls" ends the previous part; names after "such as" are parts of their own.
    if (last && isAfterthought(text, part, body.slice(last.end, part.start), lexicon)) break
    if (last && !isApart(body, last, part, lexicon)) last.end = part.end
    else joined.push({ ...part })
  }
  const choices = choicesOf(joined, body)
  const parts = joined
    .map((part, i) => ({ ...shortened(body, part), choice: choices[i] ?? null }))
    .filter(({ start, end }) => hasWord(body.slice(start, end)) && !isCatchAll(body.slice(start, end)))
  const isAlone = (choice: number | null) => parts.filter((part) => part.choice === choice).length < 2
  return parts.map((part) => (isAlone(part.choice) ? { ...part, choice: null } : part))
}
/** In characters: a longer sentence is not a list. */
const LONGEST = 1_500

const EXAMPLES = /\b(?:such as|e\.g\.?,?|for example,?|in particular,?|namely|like)\s+/i
const namesBehind = (text: string): boolean => EXAMPLES.test(`${text} `.slice(0, 16))

/** Whether a part only explains the previous one. */
function isAfterthought(text: string, { joint }: Part, mark: string, lexicon: Lexicon): boolean {
  const phrase = text.trim()
  if (namesBehind(phrase) || toolsIn(phrase, lexicon).length > 0) return false
  if (joint === 'clause')
    return (
      /\b(?:but|although|though|while|whereas|however)\b/i.test(mark) &&
      (!startsDemand(phrase) || /^(?:they|we|it|this|I)\b/i.test(phrase))
    )
  if (joint === 'and') return /^(?:can|could|will|would) (?:tell|show|explain|talk|say)\b/i.test(phrase)
  return (
    joint === 'comma' &&
    ((isSubordinate(phrase) && !/^as (?:is|are) /i.test(phrase)) ||
      /^(?:in|on|at|from|for|with|by|over|across|through)\s/i.test(phrase))
  )
}

const CATCH_ALL =
  /^(?:above|higher|more|something|similar|equivalent|comparable|related|others?|another|anything|the like|etc)\b/i
/** A catch-all such as "or something like it". */
const isCatchAll = (text: string): boolean => CATCH_ALL.test(text.trim())

function segments(body: string, lexicon: Lexicon): Part[] {
  // Brackets explain, so they are blanked, which keeps offsets valid.
  const plain = withoutAsides(body, () => true).replace(/ [–—-] [\s\S]*$/, (tail) => ' '.repeat(tail.length))
  const colon = plain.indexOf(': ')
  const from = colon > 0 && colon < 60 && isNamed(plain.slice(colon + 2), lexicon) ? colon + 2 : 0
  const examples = EXAMPLES.exec(plain.slice(from))
  const behind = examples ? from + examples.index + examples[0].length : from
  // "Databases such as PostgreSQL": the examples are the requirement.
  const begin =
    examples && (/^\p{Lu}/u.test(plain.slice(behind)) || toolsIn(plain.slice(behind), lexicon).length > 0)
      ? behind
      : from
  return itemsOf(plain.slice(begin))
    .filter(({ text }) => hasWord(text))
    .flatMap((item) => slashed(plain, { ...item, ...spanOf(item, begin) }, lexicon))
}

/** Without the trailing blanks of a bracket. */
const spanOf = ({ text, start }: { text: string; start: number }, begin: number): Span => ({
  start: begin + start,
  end: begin + start + text.trimEnd().length,
})

/** "SCSS / Less" names two tools. */
function slashed(text: string, part: Part, lexicon: Lexicon): Part[] {
  const own = text.slice(part.start, part.end)
  const at = own.search(/\s?\/\s?/)
  if (at <= 0) return [part]
  const length = /^\s?\/\s?/.exec(own.slice(at))?.[0].length ?? 1
  const [left, right] = [own.slice(0, at), own.slice(at + length)]
  if (lexicon.skillsIn(own).some(({ start, end }) => start < at && end > at)) return [part]
  if (!isNamed(coreText(left), lexicon) || !isNamed(right, lexicon)) return [part]
  const start = part.start + at + length
  return [
    { ...part, end: part.start + at },
    ...slashed(text, { start, end: part.end, joint: 'or', hasComma: false }, lexicon),
  ]
}

const coreText = (text: string): string => {
  const { start, end } = coreOf(text)
  return text.slice(start, end)
}

const ADJECTIVE = /(?:al|ic|ive|ary|ous|ful|ed|able|ible|ern|ent|ant)$/i

/** Whether two adjacent parts are two requirements, rather than one that both describe. */
function isApart(body: string, left: Part, right: Part, lexicon: Lexicon): boolean {
  if (right.joint === 'clause' || right.joint === 'start') return true
  const [a, b] = [coreText(body.slice(left.start, left.end)), body.slice(right.start, right.end).trim()]
  if (startsDemand(b) || isCatchAll(b)) return true
  // A remark ends its part: "Kafka is a plus and you know Go".
  if (coreOf(body.slice(left.start, left.end)).end < left.end - left.start - 3 && right.joint !== 'or') return true
  if (isWhole(a, lexicon) && isWhole(coreText(b), lexicon) && !(isGerund(a) && isGerund(b))) return true
  const [isA, isB] = [isNamed(lastPhrase(a), lexicon), isNamed(coreText(b), lexicon)]
  const [countA, countB] = [countOf(a), countOf(coreText(b))]
  const isOneGerund = isGerund(a) && countA === 1
  if (right.joint === 'and' && isGerund(a) && isGerund(b)) return false
  const isVerb = startsWithVerb(a) && lexicon.skillsIn(a)[0]?.start !== 0
  if (isVerb && !isOneGerund && /^\p{Ll}/u.test(b)) return false
  if (isA && isB) return true
  if (right.joint === 'or') return !(countA === 1 && ADJECTIVE.test(a)) && !/\b(?:one|two|more|better|less)$/i.test(a)
  if (right.joint === 'comma') return !(countA === 1 && ADJECTIVE.test(a)) && countB <= 8
  return countA >= 2 && countB >= 2 && !ADJECTIVE.test(a)
}

/** Whether a phrase is exactly one skill of the taxonomy. */
const isWhole = (phrase: string, { skillsIn }: Lexicon): boolean => {
  const [hit] = skillsIn(phrase)
  return hit !== undefined && hit.start === 0 && hit.end === phrase.length
}

const countOf = (text: string): number => text.split(/\s+/).filter(Boolean).length
const lastPhrase = (text: string): string => text.split(/\s+/).slice(-4).join(' ')

/** "X is desirable, as is Y or Z": the choice begins at Y. */
const AS_IS = /^as (?:is|are)\b/i

/** Numbers the choices: "or" makes all parts of its comma list alternatives. */
function choicesOf(parts: readonly Part[], body: string): (number | null)[] {
  const choices: (number | null)[] = parts.map(() => null)
  const textOf = (at: number) => body.slice(parts[at]?.start, parts[at]?.end).trim()
  for (const [i, part] of parts.entries()) {
    if (part.joint !== 'or' || i === 0 || startsDemand(body.slice(part.start, part.end).trim())) continue
    let first = i - 1
    // "SQL, Amplitude or Mixpanel, A/B tests": only one entry of the longer list is a choice.
    const isEnd = parts[i + 1]?.joint !== 'comma'
    while (isEnd && first > 0 && parts[first]?.joint === 'comma' && !AS_IS.test(textOf(first))) first--
    const number = choices[i - 1] ?? i
    for (let at = first; at <= i; at++) choices[at] = number
  }
  return choices
}

/** A part without the phrases around it. */
function shortened(body: string, part: Span): Span {
  const own = body.slice(part.start, part.end)
  const core = coreOf(own)
  return { start: part.start + core.start, end: part.start + core.end }
}
