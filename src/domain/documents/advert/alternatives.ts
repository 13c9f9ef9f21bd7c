/** Alternatives, of which one is enough: "Kafka or RabbitMQ", "HTML/CSS", "Redux, Zustand or similar". */
import words from '@/content/language/advert-words.json'
import type { RequirementSpan } from './requirement-spans'

/** What connects two alternatives, with a few words that lead in the second one: "SQL or, at best, Python". */
const OR = /^[\s,)]{0,4}(?:and\/or\b|or\b|\/)(?:(?!\band\b)[^.;:,]){0,25}$/i
const COMMA = /^\s{0,4},\s{0,4}$/
/** After a list, in place of a last alternative. */
const OR_THE_LIKE = new RegExp(`^,?\\s{1,4}or (?:an?\\s|any\\s|some\\s)?(?:${words.catchAlls})\\b`, 'i')

/** What leads from an example to its kind: "Kafka or any other message broker", "Excel or other spreadsheets". */
const OTHER = /^\s{1,4}or (?:an?\s|any\s|some\s)?(?:other|another)\s{1,4}$/i

/** What leads from a kind to its examples, of which one is enough: "a CRM, e.g. Salesforce", "tools such as Jira". */
const SUCH_AS = /^[\s,(–—-]{0,4}(?:e\.g\.?|i\.e\.?|such as|like|for (?:example|instance))[\s,:]{0,3}$/i
/** "Relational databases (PostgreSQL or MySQL)" */
const BRACKET = /^\s{0,2}\(\s{0,2}$/
/** "One or more of Python, R and SQL" */
const ONE_OF = /\b(?:(?:at least |any )?one(?: or more)? of(?: the following| these)?|either)[\s:]{1,3}$/i
/** "At least one cloud platform (AWS, Azure, GCP)", up to its bracket. */
const ONE_KIND = /\b(?:(?:at least|any) one|one or more)\b[^.;:(),]{0,40}$/i
/** In characters: how far before a requirement such words are looked for. */
const REACH = 80
/** Between the entries of a list. */
const LISTED = /^\s{0,4}(?:,\s{0,4})?(?:(?:and|or|and\/or)\s{1,4})?$/i

/** An amount is no alternative to a skill: "5 years of experience, Java or Kotlin". */
const groupOf = ({ kind }: RequirementSpan): string => (kind === 'years' || kind === 'degree' ? 'amount' : 'skill')

/** For each requirement of a sentence the number that it shares with its alternatives, or null. */
export function alternativesIn(sentence: string, spans: readonly RequirementSpan[]): (number | null)[] {
  const numbers: (number | null)[] = spans.map(() => null)
  const behind = (i: number) => sentence.slice(spans[i]?.end, spans[i + 1]?.start)
  const isLike = (i: number, other: number) => {
    const [a, b] = [spans[i], spans[other]]
    return a !== undefined && b !== undefined && groupOf(a) === groupOf(b)
  }
  for (const [i, span] of spans.entries()) {
    const isOpen = OR_THE_LIKE.test(behind(i)) && !(OTHER.test(behind(i)) && isLike(i, i + 1))
    // "A degree or ACCA"
    const isPair = isLike(i, i + 1) || [span, spans[i + 1]].some((each) => each?.kind === 'certificate')
    if (!isOpen && (i === spans.length - 1 || !isPair || !OR.test(behind(i)))) continue
    const last = isOpen ? i : i + 1
    let first = i
    // "Java, Kotlin or Scala": all of the list; "SQL, Amplitude or Mixpanel, A/B tests": only one entry of it.
    while (!COMMA.test(behind(last)) && first > 0 && isLike(first - 1, i) && COMMA.test(behind(first - 1))) first--
    if (first < last) numbers.fill(numbers[i] ?? i, first, last + 1)
  }
  for (const [i, { start, end, kind }] of spans.entries()) {
    if (i > 0 && numbers[i] !== null && numbers[i] === numbers[i - 1]) continue
    const isBracket = BRACKET.test(behind(i))
    const from = Math.max(0, start - REACH)
    const before = sentence.slice(from, start)
    const isOne = ONE_OF.test(before) || ONE_KIND.test(beforeBracket(before))
    const isChoice = isBracket && (ONE_KIND.test(sentence.slice(from, end)) || (numbers[i + 1] ?? null) !== null)
    // What stands behind a tool is a part of it: "Excel, such as pivot tables".
    const isKind = kind !== 'tool' && (isChoice || SUCH_AS.test(behind(i)))
    if (!isKind && !isOne) continue
    let last = i
    while (isLike(i, last + 1) && (LISTED.test(behind(last)) || (last === i && isKind))) last++
    if (i < last) numbers.fill(i, i, last + 1)
  }
  return numbers
}

/** What stands before a bracket that a text ends with; empty where it ends with none. */
const beforeBracket = (text: string): string => /^(.*)\(\s{0,2}$/s.exec(text)?.[1] ?? ''
