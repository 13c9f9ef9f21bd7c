/** Duties of the job: items of a list of duties, and verb phrases of a sentence. */
import { itemsOf } from './clauses'
import type { Span } from './lines'
import { coreOf, isGerund, isIdle, isSubordinate, startsWithThirdPerson, startsWithVerb } from './phrases'
import { dutyLeadIn } from './sentence-roles'

/** Start of an adverbial phrase about when, why or how: "…, mostly at their stalls". */
const TAIL = /\s[–—-]\s|\s\(|,?\s(?:when|while|so that|because|where|whenever|in order to|as well as|unless|until)\s/

/** The part of an item that states the duty. */
export function dutyOf(entry: string): Span {
  const cut = entry.search(TAIL)
  let end = cut > SHORTEST ? cut : entry.length
  const comma = itemsOf(entry.slice(0, end)).find(({ joint, text }) => joint === 'comma' && isSubordinate(text.trim()))
  if (comma && comma.start > SHORTEST) end = entry.lastIndexOf(',', comma.start)
  while (end > 0 && /[\s.;,:!]/.test(entry.charAt(end - 1))) end--
  return { start: 0, end }
}
/** Fewest characters that remain. */
const SHORTEST = 12

/** Only refers to an earlier sentence: "You'd fix that." */
const POINTS_BACK = /^\p{L}+ (?:that|this|it|them)[\s.!]*$/u

/** The duties of a sentence from `lead` on: "You would build forecasts, test them and explain the misses". */
export function dutiesIn(sentence: string, lead = dutyLeadIn(sentence)): Span[] {
  const body = sentence.slice(lead)
  const isOther = startsWithThirdPerson(body)
  if ((!startsWithVerb(body) && !isOther) || isIdle(body)) return []
  const isVerb = isOther
    ? startsWithThirdPerson
    : isGerund(body)
      ? isGerund
      : (text: string) => startsWithVerb(text) && !isGerund(text)
  const duties: Span[] = []
  for (const { text, start, end, joint } of itemsOf(body)) {
    const last = duties.at(-1)
    const isNew = !last || (joint !== 'or' && isVerb(text))
    if (isNew) duties.push({ start, end })
    else if (joint !== 'clause' && !(joint === 'comma' && isSubordinate(text.trim()))) last.end = end
    else break
  }
  return duties
    .filter(({ start, end }) => !POINTS_BACK.test(body.slice(start, end)))
    .map(({ start, end }) => {
      const own = dutyOf(body.slice(start, end))
      const core = coreOf(body.slice(start, start + own.end))
      return { start: lead + start, end: lead + start + core.end }
    })
}
