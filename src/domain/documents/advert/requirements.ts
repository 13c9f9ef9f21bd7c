/** Extracts the requirements and duties of an advert, verbatim. */
import words from '@/content/language/advert-words.json'
import type { Lexicon } from '@/domain/documents/lexicon'
import type { AdvertRequirement, Priority } from '@/domain/documents/types'
import { pattern } from '@/domain/text/pattern'
import { tokensOf } from '@/domain/text/tokens'
import { isFunctionWord } from '@/domain/text/word-weights'
import { amountsIn } from './amounts'
import { dutiesIn, dutyOf } from './duties'
import type { Span } from './lines'
import { isKnown, knownAs, toolsIn } from './names'
import { hasWord, startsWithVerb } from './phrases'
import type { RequirementDraft } from './requirement-draft'
import { hasWish, isMarker, prioritiesIn } from './requirement-priority'
import type { SectionLine } from './sections'
import { beforeBoilerplate, isBoilerplate, isCircumstance, isHouse, isSpared, roleOf } from './sentence-roles'
import { type ListPart, partsOf } from './split-lists'
import { uncoveredSkills } from './uncovered-skills'

/** Sentence boundaries, also in texts without capitals; abbreviations such as "B.Sc." and "approx. 5" do not count. */
const SENTENCE =
  /(?<=(?:[\p{L}\d)%”"'#+]{2}|\s\d)[.!?])\s+(?=[\p{Lu}\p{Sc}“"(])|(?<=\p{L}{4}(?<!approx)[.!?])\s+(?=[\p{Ll}\d])/u

/** In the order of the text. */
export function requirementsIn(text: string, lines: readonly SectionLine[], lexicon: Lexicon): AdvertRequirement[] {
  const hasListedDuties = lines.some(({ section, isListed }) => section === 'duties' && isListed)
  const isBare = !lines.some(({ section }) => section === 'required')
  const found: AdvertRequirement[] = []
  let choices = 0
  for (const [i, line] of lines.entries()) {
    if (i === lines.length - 1 && isSigned(line, lines[i - 1])) continue
    if (line.section === 'skip' && !line.label) continue
    if (line.section === 'spared') continue
    for (const sentence of sentencesOf(line)) {
      const drafts = draftsIn(line, sentence.text, { hasListedDuties, isBare, lexicon })
      const numbers = new Map<number, number>()
      for (const { choice, ...draft } of drafts) {
        if (choice !== null && !numbers.has(choice)) numbers.set(choice, ++choices)
        const [start, end] = [sentence.start + draft.start, sentence.start + draft.end]
        const number = choice === null ? null : (numbers.get(choice) ?? null)
        found.push({ ...draft, start, end, text: text.slice(start, end), line: sentence.text, choice: number })
      }
    }
  }
  return found
}

/** Whether a line is the writer's name below the application instructions. */
const isSigned = ({ text, isListed }: SectionLine, before: SectionLine | undefined): boolean =>
  before !== undefined &&
  !isListed &&
  isBoilerplate(before.text) &&
  /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2}$/u.test(text)

function sentencesOf(line: SectionLine): (Span & { text: string })[] {
  let at = line.start
  return line.text.split(SENTENCE).map((part) => {
    const start = at + Math.max(0, line.text.slice(at - line.start).indexOf(part))
    at = start + part.length
    return { text: part, start, end: at }
  })
}

/** `isBare`: no heading introduces the requirements. */
type Context = { hasListedDuties: boolean; isBare: boolean; lexicon: Lexicon }

function draftsIn(line: SectionLine, sentence: string, context: Context): RequirementDraft[] {
  const { hasListedDuties, isBare, lexicon } = context
  // A sentence that ends in a colon introduces a list, and is no requirement itself.
  if (!hasWord(sentence) || isSpared(sentence) || /:\s*$/.test(sentence)) return []
  const { section } = line
  if (section === 'skip') return []
  if (section === 'tools' && !hasWish(sentence)) return toolDrafts(sentence, lexicon)
  if (section === 'tools') return askedFor(sentence, line, lexicon)
  if (section === 'duties' && line.isEntry && !line.label)
    return isBoilerplate(sentence) ? [] : [dutyDraft(dutyOf(sentence))]
  if (section === 'duties' && line.label && roleOf(sentence) !== 'asks') {
    return hasListedDuties ? [] : labelledDuties(sentence)
  }
  if ((section === 'required' || section === 'wished') && line.isEntry) {
    return isBoilerplate(sentence) ? [] : askedFor(sentence, line, lexicon)
  }
  const called = hasListedDuties ? [] : calledDuties(sentence, lexicon)
  if (called.length > 0) return called.map(dutyDraft)
  const own = beforeBoilerplate(sentence)
  const role = roleOf(own)
  if (role === 'tools') return toolDrafts(sentence, lexicon)
  if (role === 'asks') return askedFor(own, line, lexicon)
  const isOfPerson =
    role === 'other' && section !== 'duties' && section !== null && /^(?:you|your|they|he|she|s\/he)\b/i.test(own)
  if (isOfPerson) return askedFor(own, line, lexicon)
  if (role === 'duty' && !hasListedDuties) return dutiesIn(sentence).map(dutyDraft)
  if (role === 'other' && isBare && section === null) return fragments(sentence, line, lexicon)
  return []
}

/** Fragments in an advert without headings: "React, TypeScript, CSS. 3+ years." */
function fragments(sentence: string, line: SectionLine, lexicon: Lexicon): RequirementDraft[] {
  const tools = toolsIn(sentence, lexicon)
  // "Illustrator" is an occupation and a tool.
  const trades = lexicon
    .titlesIn(sentence)
    .filter((hit) => !tools.some(({ start, end }) => start <= hit.start && end >= hit.end))
  if (trades.length > 0 && amountsIn(sentence, true, () => false).length === 0) return []
  if (line.isListed && startsWithVerb(sentence) && !isKnown(sentence, lexicon) && tools.length === 0)
    return [dutyDraft(dutyOf(sentence))]
  const drafts = askedFor(sentence, line, lexicon)
  const isTelling = ({ kind, start, end }: RequirementDraft): boolean =>
    kind === 'years' || kind === 'degree' || isKnown(sentence.slice(start, end), lexicon)
  const [first] = drafts
  // "Bachelor in agronomy; a driving licence; …": a sentence that begins with a degree or with years lists
  // requirements.
  if (first && first.start === 0 && (first.kind === 'degree' || first.kind === 'years')) return drafts
  const telling = drafts.filter(isTelling).length
  return line.isListed || telling === drafts.length || (drafts.length > 2 && telling > drafts.length / 2) ? drafts : []
}

/** Sentences after a label, some of which may be about the employer: "Duties: We need help. File papers; …". */
function labelledDuties(sentence: string): RequirementDraft[] {
  let at = 0
  return sentence.split(';').flatMap((part) => {
    const start = at + part.length - part.trimStart().length
    at += part.length + 1
    const body = part.trim()
    if (roleOf(body) === 'duty')
      return dutiesIn(body).map(({ start: from, end }) => dutyDraft({ start: start + from, end: start + end }))
    if (!hasWord(body) || isHouse(body)) return []
    // "Day to day: run site plans, check the work of two juniors"
    const several = dutiesIn(body, 0)
    if (several.length > 1 && several.every(({ start: from, end }) => body.slice(from, end).includes(' ')))
      return several.map(({ start: from, end }) => dutyDraft({ start: start + from, end: start + end }))
    const own = dutyOf(body)
    return [dutyDraft({ start, end: start + own.end })]
  })
}

const dutyDraft = ({ start, end }: Span): RequirementDraft => ({
  start,
  end,
  kind: 'duty',
  priority: 'mentioned',
  choice: null,
  skill: null,
  years: null,
  degree: null,
})

/** Tools of the team that are not required. */
function toolDrafts(sentence: string, lexicon: Lexicon): RequirementDraft[] {
  const priorityAt = prioritiesIn(sentence, null)
  return toolsIn(sentence, lexicon).map((span) => ({
    ...dutyDraft(span),
    kind: 'tool',
    // "We work with Java, and Kubernetes is a plus": only the marked item is a wish.
    priority: priorityAt(span.start) === 'wished' ? 'wished' : 'mentioned',
    skill: knownAs(sentence.slice(span.start, span.end), lexicon).skill,
  }))
}

function askedFor(sentence: string, line: SectionLine, lexicon: Lexicon): RequirementDraft[] {
  const priorityAt = prioritiesIn(sentence, line.section)
  const from = line.isEntry ? 0 : announcedUpTo(sentence, lexicon)
  const isOther = (phrase: string) => knownAs(phrase, lexicon).kind === 'certificate'
  const amounts = amountsIn(sentence, line.isEntry, isOther, priorityAt).filter(({ start }) => start >= from)
  const drafts: RequirementDraft[] = amounts.map(({ kind, start, end, years, degree }) => ({
    start,
    end,
    kind,
    years,
    degree,
    priority: priorityAt(start),
    choice: null,
    skill: null,
  }))
  for (const rest of gapsBetween(amounts, from, sentence.length)) {
    drafts.push(...skillsAsked(sentence, rest, priorityAt, lexicon))
  }
  drafts.push(...uncoveredSkills(drafts, sentence, from, priorityAt, lexicon))
  return drafts.sort((a, b) => a.start - b.start)
}

/** Length of the words before the requirements where a sentence advertises the post: "We seek an analyst with SQL". */
function announcedUpTo(sentence: string, { titlesIn }: Lexicon): number {
  const call = CALL.exec(sentence)
  if (!call) return 0
  const hit = titlesIn(sentence).find(({ start }) => start > call.index && start < call.index + 60)
  const end = hit?.end ?? (/\b(?:someone|somebody|a person) to\b/i.test(sentence) ? call.index + call[0].length : -1)
  if (end < 0) return 0
  const asks = /^[^.,;]{0,30}?\b(?:who(?:['’]s)?|with)\s/.exec(sentence.slice(end))
  if (asks) return end + asks[0].length
  // Run-on sentences that are separated only by commas: "we need an officer, must speak Yoruba, 1 year experience".
  const comma = sentence.indexOf(', ', end)
  return comma > 0 && roleOf(sentence.slice(comma + 2)) === 'asks' ? comma + 2 : sentence.length
}

/** The duties after "to": "We need an editor to commission articles and check facts". */
function calledDuties(sentence: string, { titlesIn }: Lexicon): Span[] {
  const call = CALL.exec(sentence)
  const hit = call && titlesIn(sentence).find(({ start }) => start > call.index && start < call.index + 60)
  const to = hit && /^[^.,;:]{0,60}?\bto\s/.exec(sentence.slice(hit.end))
  return to ? dutiesIn(sentence, hit.end + to[0].length) : []
}
const CALL =
  /\b(?:requires?|looking for|look for|seek\w*|hiring|hire|recruit\w*|needs?|wants?|after|searching for|appoint)\b/i

/** The parts of a sentence between amounts. */
function gapsBetween(amounts: readonly Span[], first: number, length: number): Span[] {
  const gaps: Span[] = []
  let from = first
  for (const { start, end } of amounts) {
    gaps.push({ start: from, end: start })
    from = end
  }
  return [...gaps, { start: from, end: length }]
}

/** A phrase of more words describes, and names no skill that could be searched for. */
const MOST_WORDS = 14

function skillsAsked(
  sentence: string,
  { start, end }: Span,
  priorityAt: (start: number) => Priority,
  lexicon: Lexicon,
): RequirementDraft[] {
  const gap = sentence.slice(start, end)
  return partsOf(gap, lexicon).flatMap((part) => {
    const text = gap.slice(part.start, part.end)
    const isLong = text.split(/\s+/).length > MOST_WORDS && toolsIn(text, lexicon).length === 0
    if (isLong || !tells(text, lexicon) || isCircumstance(gap.slice(part.start, part.end))) return []
    const isSkill = knownAs(text, lexicon).kind === 'skill'
    const inner = isSkill ? toolsAside(gap, part, lexicon) : []
    return [...nameParts(text, isSkill && inner.length === 0 ? withAside(gap, part) : part, lexicon), ...inner].map(
      (span): RequirementDraft => {
        const own = gap.slice(span.start, span.end)
        const at = start + span.start
        return {
          start: at,
          end: start + span.end,
          ...knownAs(own, lexicon),
          priority: priorityAt(at),
          choice: span.choice === null ? null : span.choice + start,
          years: null,
          degree: null,
        }
      },
    )
  })
}

/** The tools in brackets after a skill: "e-mail marketing (Mailchimp or Brevo)". */
function toolsAside(gap: string, part: ListPart, lexicon: Lexicon): ListPart[] {
  const [open = '', inner = ''] = /^\s?\(([^()]{1,80})/.exec(gap.slice(part.end)) ?? []
  const from = part.end + open.length - inner.length
  if (toolsIn(inner, lexicon).length === 0) return []
  return partsOf(inner, lexicon).map(({ start, end, choice }) => ({
    start: from + start,
    end: from + end,
    choice: choice === null ? null : from + choice,
  }))
}

/** Includes brackets that explain the part: "tax matters (VAT, PAYE)". */
function withAside(gap: string, part: ListPart): ListPart {
  const aside = /^\s?\([^()]{1,80}\)/.exec(gap.slice(part.end))?.[0] ?? ''
  return aside === '' || isMarker(aside) ? part : { ...part, end: part.end + aside.length }
}

const EMPTY = new Set(`${words.predicates} ${words.qualities} i we i'm it's that this if`.split(' '))
const isEmpty = (text: string): boolean =>
  tokensOf(text).every(({ word, stem }) => EMPTY.has(word) || (isFunctionWord(stem) && word.length > 1))

const NAMES_NOTHING = pattern('i')`
  ^(?:is|are|be|it|they|we|you|etc|and|or|with|needs?|have|has|had|possess|must|who|he|she|experience|skills?
  |knowledge|in|a|an|of|as is|related|similar|equivalent|by no means)$
`
/** Whether a phrase contains a word that could be searched for. */
const tells = (text: string, { skillsIn }: Lexicon): boolean =>
  hasWord(text) &&
  !isMarker(text) &&
  !/^(?:in|within|at|from|of|on)\s/i.test(text) &&
  (!isEmpty(text) || skillsIn(text).length > 0) &&
  !/^(?:\p{Ll}{3,}ly|enough to .*|(?:won|don|can|couldn|wouldn)['’]t .*)$/u.test(text.trim()) &&
  !NAMES_NOTHING.test(text.trim())

/** The tools in a phrase, otherwise the whole phrase. */
function nameParts(text: string, part: ListPart, lexicon: Lexicon): ListPart[] {
  if (knownAs(text, lexicon).kind === 'certificate') return [part]
  const tools = toolsIn(text, lexicon)
  if (tools.length > 0) {
    return tools.map((tool) => ({ start: part.start + tool.start, end: part.start + tool.end, choice: part.choice }))
  }
  // "Project management for sites in three states": the words after a known skill give its context.
  const [first] = lexicon.skillsIn(text)
  if (first?.start === 0 && /^\s(?:for|with|of|in|on|across|at|to)\s/.test(text.slice(first.end))) {
    return [{ ...part, end: part.start + first.end }]
  }
  return [part]
}
