/** Extracts the requirements and duties of an advert, verbatim. */
import type { Lexicon } from '@/domain/documents/lexicon'
import type { AdvertRequirement } from '@/domain/documents/types'
import { amountsIn } from './amounts'
import { askedFor, calledDuties } from './asked-for'
import { type Asking, type AskingModel, askingsOf } from './asking'
import type { AdvertSentence } from './asking-features'
import { dutiesIn, dutyOf } from './duties'
import type { Span } from './lines'
import { isKnown, knownAs, toolsIn } from './names'
import { hasWord, startsWithVerb } from './phrases'
import type { RequirementDraft } from './requirement-draft'
import { hasWish, prioritiesIn } from './requirement-priority'
import { LONGEST_HEADING } from './section-headings'
import type { SectionLine } from './sections'
import { beforeBoilerplate, isBoilerplate, isHouse, isSpared, roleOf } from './sentence-roles'

/** Sentence boundaries, also in texts without capitals; abbreviations such as "B.Sc." and "approx. 5" do not count. */
const SENTENCE =
  /(?<=(?:[\p{L}\d)%”"'#+]{2}|\s\d)[.!?])\s+(?=[\p{Lu}\p{Sc}“"(])|(?<=\p{L}{4}(?<!approx)[.!?])\s+(?=[\p{Ll}\d])/u

/** In the order of the text. */
export function requirementsIn(
  text: string,
  lines: readonly SectionLine[],
  lexicon: Lexicon,
  model?: AskingModel,
): AdvertRequirement[] {
  const [last, before] = [lines.at(-1), lines.at(-2)]
  const read = last && isSigned(last, before) ? lines.slice(0, -1) : lines
  const sentences = sentencesIn(text, read)
  const askings = askingsOf(sentences, lexicon, model)
  const context = {
    hasListedDuties: lines.some(({ section, isListed }) => section === 'duties' && isListed),
    isBare: !lines.some(({ section }) => section === 'required'),
    lexicon,
  }
  const found: AdvertRequirement[] = []
  let choices = 0
  for (const [i, sentence] of sentences.entries()) {
    // A sentence that ends in a colon introduces a list, and is no requirement itself.
    if (!hasWord(sentence.text) || /:\s*$/.test(sentence.text)) continue
    const { asking, odds } = askings[i] ?? { asking: 'none', odds: 0 }
    const isDenied = saysNothing(sentence)
    const byRule = isDenied ? [] : draftsIn(sentence, context)
    const isFitted = byRule.length === 0 && odds >= (isDenied ? DESPITE_RULES : WITHOUT_RULE)
    const drafts = isFitted ? fittedDrafts(sentence, asking, lexicon) : byRule
    const numbers = new Map<number, number>()
    for (const { choice, ...draft } of drafts) {
      if (choice !== null && !numbers.has(choice)) numbers.set(choice, ++choices)
      const [start, end] = [sentence.start + draft.start, sentence.start + draft.end]
      const number = choice === null ? null : (numbers.get(choice) ?? null)
      found.push({ ...draft, start, end, text: text.slice(start, end), line: sentence.text, choice: number })
    }
  }
  return found
}

/**
 * Least probability of a requirement in a sentence in which the rules find nothing, and in one that they take for
 * boilerplate. In cross-validation on the developing adverts, 0.8 in place of 0.5 brings 0.005 of precision for 0.005
 * of recall; finding nothing at all in boilerplate takes 0.008 of recall.
 */
const WITHOUT_RULE = 0.8
const DESPITE_RULES = 0.98

/** Whether a sentence belongs to benefits, the application or what is not needed, by its heading or its words. */
const saysNothing = ({ line: { section, label }, text }: AdvertSentence): boolean =>
  section === 'spared' || (section === 'skip' && !label) || isSpared(text) || isBoilerplate(text)

/** The sentences of all lines but headings. */
export function sentencesIn(text: string, lines: readonly SectionLine[]): AdvertSentence[] {
  let heading = ''
  let end = 0
  return lines.flatMap((line) => {
    const between = text.slice(end, line.start).replace(/^\s*[^\p{L}]*|[^\p{L}]*$/gu, '')
    if (/\p{L}/u.test(between)) heading = between.slice(-LONGEST_HEADING)
    end = line.end
    return sentencesOf(line).map((sentence) => ({ ...sentence, line, heading }))
  })
}

/** The requirements of a sentence by what it says according to the fitted decision. */
function fittedDrafts({ line, text }: AdvertSentence, asking: Asking, lexicon: Lexicon): RequirementDraft[] {
  if (asking === 'none') return []
  if (asking === 'tools') return toolDrafts(text, lexicon)
  const own = beforeBoilerplate(text)
  if (asking === 'asks') return askedFor(own, line, lexicon)
  const called = calledDuties(own, lexicon)
  if (called.length > 0) return called.map(dutyDraft)
  if (line.isEntry && !line.label) return [dutyDraft(dutyOf(text))]
  const told = dutiesIn(own)
  return told.length > 0 ? told.map(dutyDraft) : labelledDuties(own)
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

function draftsIn({ line, text: sentence }: AdvertSentence, context: Context): RequirementDraft[] {
  const { hasListedDuties, isBare, lexicon } = context
  const { section } = line
  if (section === 'skip') return []
  if (section === 'tools' && !hasWish(sentence)) return toolDrafts(sentence, lexicon)
  if (section === 'tools') return askedFor(sentence, line, lexicon)
  if (section === 'duties' && line.isEntry && !line.label) return [dutyDraft(dutyOf(sentence))]
  if (section === 'duties' && line.label && roleOf(sentence) !== 'asks') {
    return hasListedDuties ? [] : labelledDuties(sentence)
  }
  if ((section === 'required' || section === 'wished') && line.isEntry) return askedFor(sentence, line, lexicon)
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
