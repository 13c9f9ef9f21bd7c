/** Collects topics: requirements with their evidence, claims of the CV, the step from one job to the next. */

import { degreeIn } from '@/domain/documents/education-levels'
import { stemOf } from '@/domain/text/stem'
import { EVERYDAY, weightOf } from '@/domain/text/word-weights'
import { CLAUSE_END, deedIn } from './cv-claims'
import { careerTopics, claimTopics } from './cv-topics'
import { employerOf, inMarks, splitOutside } from './evidence-words'
import { type Group, type Part, REASONS, type Slots } from './frames'
import { bare, EVERYDAY_TOOLS, isGerund, LISTS, wordsOf } from './grammar'
import type { AskedCv, EvidenceVerdict, JudgedRequirement, QuestionInput } from './input'
import { isNoWork, isTraitText } from './no-work'
import { type Phrase, phraseOf } from './phrase'
import { MOST_QUOTED } from './shorten'
import { type Family, filledReason, stemsOf, type Topic } from './topic'
import { isSuitable } from './unsuitable-text'

/** Most requirements, and most claims, that are read; a real advert has about thirty. */
const MOST_MATTERS = 100

export function topicsOf({ advert, cv, isOtherField }: QuestionInput): Topic[] {
  return [
    ...requirementTopics(advert.requirements.slice(0, MOST_MATTERS), cv),
    ...claimTopics(cv).slice(0, MOST_MATTERS),
    ...careerTopics(advert.title, cv, isOtherField),
  ]
}

/** One topic per group of alternatives: the one that the CV shows, otherwise all of them named together. */
function requirementTopics(requirements: readonly JudgedRequirement[], cv: AskedCv): Topic[] {
  const choices = new Map<number, JudgedRequirement[]>()
  for (const one of requirements)
    if (one.choice !== null) choices.set(one.choice, [...(choices.get(one.choice) ?? []), one])
  return requirements.flatMap((one) => {
    if (!isSuitable(one.text) || !isSuitable(one.line)) return []
    const others = one.choice === null ? [one] : (choices.get(one.choice) ?? [one])
    const best = others.find(({ verdict }) => verdict === 'has') ?? others.find(({ verdict }) => verdict === 'partly')
    if ((best ?? others[0]) !== one) return []
    return requirementTopic(one, cv, best ? [] : others.slice(1)) ?? []
  })
}

/** The topic of one requirement, or null where it cannot be worded in a sentence. @param others its alternatives */
export function requirementTopic(
  requirement: JudgedRequirement,
  cv: AskedCv,
  others: readonly JudgedRequirement[] = [],
): Topic | null {
  const { kind, text, priority } = requirement
  if (isNoWork(requirement)) return null
  const about = kind === 'years' || kind === 'degree' ? formalSlots(requirement) : namedSlots(requirement, others)
  if (!about) return null
  // The interview itself is in English.
  if (kind === 'language' && about.slots.x === 'English') return null
  if (about.group !== 'soft' && (isTraitText(text) || isTraitText(about.slots.x ?? ''))) return null
  const verdict = verdictOn(about, requirement, cv)
  const evidence = evidenceFor(about, requirement, cv)
  const shown = evidence === null ? null : similarityOf(evidence, about.slots.x ?? '')
  const isNamed = verdict === 'has' && shown === 'named'
  // A quotation in nearly the same words as the requirement would only repeat it.
  const deed = evidence === null || verdict !== 'has' || shown !== 'other' ? null : deedIn(evidence)
  const inQuotes = evidence === null ? null : inMarks(evidence)
  const slots: Record<string, string> = {
    ...about.slots,
    near: (shown === 'other' && tellsEnough(inQuotes, verdict) && inQuotes) || '',
    hint: (shown !== 'other' && inQuotes) || '',
    own: isNamed ? (about.slots.x ?? '') : '',
    employer: (evidence !== null && employerOf(evidence, cv)) || '',
    done: deed?.isDone ? deed.deed : '',
  }
  const asked = filledReason(REASONS.asked[priority], {
    x: about.slots.x ?? about.slots.degree ?? about.slots.years ?? '',
  })
  return {
    group: about.group,
    parts: about.isSoft && about.group === 'act' ? ['neutral'] : partsOf(about, requirement.verdict, verdict),
    family: familyOf(about.group, kind === 'duty', verdict),
    verdict,
    slots,
    hasAlternatives: !LISTS.unchosen.has(about.slots.x?.toLowerCase() ?? '') && !isEveryday(about.slots),
    value: worthOf(about, { priority, verdict }),
    source: 'job',
    quote: text,
    cvQuote: evidence,
    reason: `because ${asked}${verdict === null ? '' : REASONS.shown[about.isLess ? 'partly' : verdict]}`,
    stems: stemsOf(about.slots.x ?? kind),
  }
}

/**
 * What the question may say of the CV: null where it neither shows the requirement nor surely lacks it. Soft skills and
 * single common words ("wines") are hardly ever named, years in a related job may count, and a line with most of the
 * words may be what is meant.
 */
function verdictOn(
  { group, slots, isCommon }: About,
  { verdict }: JudgedRequirement,
  cv: AskedCv,
): EvidenceVerdict | null {
  if (verdict !== 'no') return verdict
  const isOpen = group === 'soft' || isCommon || (group === 'years' ? cv.jobs.length > 0 : mentions(cv, slots.x ?? ''))
  return isOpen ? null : 'no'
}

/** Whether a line of the CV has at least half of the words that name a subject. */
function mentions({ jobs, lines, skills, whole = [] }: AskedCv, said: string): boolean {
  const telling = wordsOf(said).filter((word) => weightOf(stemOf(bare(word))) > EVERYDAY)
  const things = telling.filter((word) => !isGerund(bare(word)))
  const wanted = stemsOf((things.length > 0 ? things : telling).join(' '))
  const all = [...jobs.flatMap((job) => [job.title, ...job.lines]), ...lines, ...skills, ...whole]
  return (
    wanted.size > 0 &&
    all.some((line) => {
      const own = stemsOf(line)
      return 2 * [...wanted].filter((stem) => own.has(stem)).length >= wanted.size
    })
  )
}

/** Evidence in the CV; null where there is none, or only a job title, which shows no activity. */
function evidenceFor({ slots }: About, { kind, verdict, quote }: JudgedRequirement, { jobs }: AskedCv): string | null {
  if (quote === null || verdict === 'no' || !isSuitable(quote)) return null
  if (kind === 'degree') return quote.split(', ').find((part) => degreeIn(part, 'highest')) ?? quote
  if (jobs.some(({ title }) => title === quote)) return null
  return clauseOn(slots.x ?? '', quote)
}

/** The clause of a CV line that shares most words with the subject; the first where none does. */
function clauseOn(said: string, quote: string): string {
  const wanted = stemsOf(said)
  const shared = (clause: string) => [...stemsOf(clause)].filter((stem) => wanted.has(stem)).length
  const clauses = splitOutside(quote, CLAUSE_END).filter((clause) => clause.trim() !== '')
  const clause = clauses.toSorted((a, b) => shared(b) - shared(a))[0] ?? quote
  const listed = splitOutside(clause, /, /)
  const named = listed.length > 2 ? listed.find((entry) => shared(entry) > 0) : undefined
  const best = named ?? clause
  if (wordsOf(best).length <= MOST_QUOTED) return best
  // Narrows a long list to one entry, or two activities to one.
  const entries = splitOutside(best, /, | and /)
  const entry = entries.toSorted((a, b) => shared(b) - shared(a))[0] ?? best
  return wordsOf(entry).length > 1 && entry !== entries[0] && shared(entry) > shared(entries[0] ?? '') ? entry : best
}

/** A single word of a CV shows no activity: "Excel" as evidence for spreadsheets. */
const tellsEnough = (inQuotes: string | null, verdict: EvidenceVerdict | null) =>
  verdict !== 'has' || (inQuotes !== null && wordsOf(inQuotes).length > 1)

/**
 * `isLess`: the CV shows a little less than the slots say · `isCommon`: a single common word, which names neither a
 * tool nor a method.
 */
type About = { group: Group; slots: Slots; isSoft?: boolean; isLess?: boolean; isCommon?: boolean }

const FORM_GROUPS = { name: 'tool', noun: 'noun', act: 'act', soft: 'soft', field: 'field' } as const

function namedSlots(requirement: JudgedRequirement, others: readonly JudgedRequirement[]): About | null {
  const { text, kind, skill } = requirement
  const phrase = phraseIn(requirement)
  if (!phrase) return null
  const group = kind === 'certificate' || kind === 'language' ? kind : FORM_GROUPS[phrase.form]
  const said = THINGS.has(phrase.form) ? withOthers(phrase, others) : phrase.said
  const isSoftAct = phrase.isSoft === true
  const slots = { x: said, duty: kind === 'duty' ? said : '', task: isSoftAct ? '' : said }
  const isNamed = skill !== null && skill.kind !== 'soft' && skill.name.length <= text.length + MOST_LONGER
  return { group, slots, isSoft: isSoftAct, isCommon: group === 'noun' && !isNamed && /^\p{Ll}+$/u.test(said) }
}

/** Letters by which a name may be longer than the word for it: "statistics" for "Statistical analysis". */
const MOST_LONGER = 12

function phraseIn({ text, kind, skill, line }: JudgedRequirement): Phrase | null {
  // A soft skill may be only a small part of the text.
  const isSoft = skill?.kind === 'soft' && 2 * skill.name.length >= text.length
  return phraseOf(text, kind, { isSoft, before: line.slice(0, Math.max(0, line.indexOf(text))) })
}

const THINGS: ReadonlySet<Phrase['form']> = new Set(['name', 'noun', 'field'])

/** "Gainsight, Vitally or ChurnZero". */
function withOthers({ said }: Phrase, others: readonly JudgedRequirement[]): string {
  const names = others.flatMap((other) => {
    const phrase = phraseIn(other)
    return phrase && THINGS.has(phrase.form) ? phrase.said : []
  })
  const all = [said, ...names].slice(0, 3)
  return all.length === 1 ? said : `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`
}

/** A smaller number is no real requirement. */
const FEWEST_YEARS = 2
const DEGREES = ['', '', 'a diploma', "a bachelor's degree", "a master's degree", 'a doctorate']

function formalSlots(requirement: JudgedRequirement): About | null {
  const { kind, years } = requirement
  if (kind === 'years') {
    return years === null || years < FEWEST_YEARS ? null : { group: 'years', slots: { years: `${years} years` } }
  }
  return degreeAbout(requirement)
}

const HND = /\b(?:hnd|higher national diploma)\b/i
const HND_LEVEL = 3

/** Where the CV shows the degree, only as much as it shows: the field that it names, and the level that it has. */
function degreeAbout({ text, degree, verdict, quote }: JudgedRequirement): About | null {
  const level = DEGREES[degree?.level ?? 0]
  if (!degree || !level || (degreeIn(text, 'lowest') === null && !/\b(?:degree|graduate)\b/i.test(text))) return null
  const fields = degree.fields.filter(
    (name) =>
      wordsOf(name).length <= 4 && isSuitable(name) && !wordsOf(name).some((word) => LISTS.notFields.has(bare(word))),
  )
  const [first] = fields
  if (verdict === 'partly' && !first) return null
  const isHnd = HND.test(text)
  const isOnlyHnd = isHnd && degreeIn(text.replace(HND, ''), 'highest') === null
  const named = isOnlyHnd ? 'an HND' : isHnd ? 'an HND or a degree' : level
  if (verdict !== 'has' || quote === null) {
    const field = fields.length > 1 ? `a field such as ${first}` : first
    return { group: 'degree', slots: { degree: field ? `${named} in ${field}` : named } }
  }
  const held = degreeIn(quote, 'highest')?.level ?? 0
  const isMore = held > degree.level || (isOnlyHnd && held === HND_LEVEL && !HND.test(quote))
  const field = fields.find((name) => isStudied(name, quote))
  const said = `${isMore ? 'at least ' : ''}${named}${field ? ` in ${field}` : ''}`
  const isLess = !isHnd && degree.level === HND_LEVEL && held === HND_LEVEL && HND.test(quote)
  return { group: 'degree', slots: { degree: said }, isLess }
}

/** Letters that related words share: "Accounting", "Accountancy". */
const SHARED_START = 7

/** Whether the words of a CV on a degree name a field, in this order. */
function isStudied(field: string, quote: string): boolean {
  const [sought, own] = [wordsOf(field).map(bare), wordsOf(quote).map(bare)]
  const start = (word: string) => word.slice(0, SHARED_START)
  const isSame = (a: string, b = '') =>
    stemOf(a) === stemOf(b) || (Math.min(a.length, b.length) > SHARED_START && start(a) === start(b))
  return own.some((_, at) => sought.every((word, i) => isSame(word, own[at + i])))
}

/** Whether evidence names the subject, is worded similarly, or differs. */
function similarityOf(evidence: string, said: string): 'named' | 'alike' | 'other' {
  if (said === '') return 'other'
  const [text, sought] = [evidence.toLowerCase(), said.toLowerCase()]
  const at = text.indexOf(sought)
  // "Java" must not match "JavaScript".
  const isWhole = !/[\p{L}\d]/u.test(text.charAt(at - 1)) && !/[\p{L}\d+#]/u.test(text.charAt(at + sought.length))
  if (at >= 0 && isWhole) return 'named'
  const own = stemsOf(evidence)
  const wanted = [...stemsOf(said)]
  return wanted.length > 0 && wanted.filter((stem) => own.has(stem)).length >= ALIKE * wanted.length ? 'alike' : 'other'
}
const ALIKE = 0.5

const FORMAL: ReadonlySet<Group> = new Set<Group>(['years', 'degree', 'certificate', 'language'])

function partsOf({ group, isCommon }: About, judged: EvidenceVerdict | null, verdict: EvidenceVerdict | null): Part[] {
  if (isCommon) return ['neutral']
  if (judged === 'no' && verdict === null) {
    if (group === 'years') return ['partly']
    return group === 'soft' ? ['no', 'neutral'] : ['told', 'neutral']
  }
  if (verdict === 'has') return FORMAL.has(group) ? ['has'] : ['has', 'told', 'neutral']
  if (verdict === 'partly') return FORMAL.has(group) ? ['partly'] : ['partly', 'neutral']
  if (verdict === 'no') return group === 'act' || group === 'soft' ? ['no', 'neutral'] : ['no']
  return ['told', 'neutral']
}

function familyOf(group: Group, isDuty: boolean, verdict: EvidenceVerdict | null): Family {
  if (FORMAL.has(group)) return 'formal'
  if (group === 'soft') return 'soft'
  if (isDuty) return 'duty'
  return verdict === 'no' ? 'gap' : 'depth'
}

const isEveryday = ({ x = '' }: Slots): boolean => EVERYDAY_TOOLS.has(x.toLowerCase())

function worthOf({ group, slots }: About, { priority, verdict }: Pick<JudgedRequirement, 'priority' | 'verdict'>) {
  const urgency = { required: 2, wished: 0, mentioned: 1 }[priority]
  if (group === 'tool' && (priority === 'mentioned' || isEveryday(slots))) return 0
  if (group === 'soft') return 2 + urgency
  if (FORMAL.has(group)) return urgency + (verdict === 'no' ? 1 : 0)
  return 5 + urgency + (verdict === null ? 0 : 0.5)
}
