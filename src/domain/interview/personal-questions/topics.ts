/** Collects topics: requirements with their evidence, claims of the CV, the step to the next job, the employer. */

import { degreeIn } from '@/domain/documents/education-levels'
import { placeShare } from '@/domain/documents/place-names'
import { stemOf } from '@/domain/text/stem'
import { EVERYDAY, weightOf } from '@/domain/text/word-weights'
import { type About, aboutOf } from './about'
import { CLAUSE_END } from './cv-claims'
import { careerTopics, claimTopics, companyTopics } from './cv-topics'
import { employerOf, inMarks, splitOutside } from './evidence-words'
import { type Group, type Part, REASONS, type Slots } from './frames'
import { bare, EVERYDAY_TOOLS, isGerund, LISTS, WIDESPREAD_TOOLS, wordsOf } from './grammar'
import { hedgedEntry } from './hedges'
import type { AskedCv, EvidenceVerdict, JudgedRequirement, QuestionInput } from './input'
import { isNoWork, isTraitText } from './no-work'
import { MOST_QUOTED } from './shorten'
import { type Family, filledReason, stemsOf, type Topic } from './topic'
import { isSuitable } from './unsuitable-text'

/** Most requirements, and most claims, that are read; a real advert has about thirty. */
const MOST_MATTERS = 100

export function topicsOf({ advert, cv, isOtherField }: QuestionInput): Topic[] {
  const asked = [advert.title, ...advert.requirements.map(({ line }) => line)]
  return [
    ...requirementTopics(advert.requirements.slice(0, MOST_MATTERS).map(isOtherField ? uncounted : same), cv),
    ...claimTopics(cv, stemsOf(asked.join(' '))).slice(0, MOST_MATTERS),
    ...careerTopics(advert.title, cv, isOtherField),
    ...companyTopics(advert.employer ?? null, cv),
  ]
}

const same = (one: JudgedRequirement): JudgedRequirement => one

/** Years in another kind of work are not said to be those that are asked for. */
const uncounted = (one: JudgedRequirement): JudgedRequirement =>
  one.kind === 'years' ? { ...one, verdict: null, quote: null } : one

/** One topic per group of alternatives: the one that the CV shows, otherwise all of them named together. */
function requirementTopics(requirements: readonly JudgedRequirement[], cv: AskedCv): Topic[] {
  const choices = new Map<number, JudgedRequirement[]>()
  for (const one of requirements)
    if (one.choice !== null) choices.set(one.choice, [...(choices.get(one.choice) ?? []), one])
  // Several numbers of years are parts of the largest one, which is the experience that the job as a whole asks for.
  const most = Math.max(0, ...requirements.map(({ kind, years }) => (kind === 'years' ? (years ?? 0) : 0)))
  return requirements.flatMap((one) => {
    if (one.kind === 'years' && one.years !== most) return []
    if (!isSuitable(one.text) || !isSuitable(one.line)) return []
    if (one.verdict === 'no' && requirements.some((other) => isOtherExample(one, other))) return []
    const others = one.choice === null ? [one] : (choices.get(one.choice) ?? [one])
    const best = others.find(({ verdict }) => verdict === 'has') ?? others.find(({ verdict }) => verdict === 'partly')
    if ((best ?? others[0]) !== one) return []
    return requirementTopic(one, cv, best ? [] : others.slice(1)) ?? []
  })
}

/** Whether the CV shows another example in the same brackets: "an analytics tool (Amplitude, Mixpanel)". */
function isOtherExample(one: JudgedRequirement, { text, line, verdict }: JudgedRequirement): boolean {
  if (line !== one.line || verdict === 'no' || verdict === null) return false
  return [...line.matchAll(/\(([^()]{1,200})\)/g)].some(
    ([, inside = '']) => inside.includes(one.text) && inside.includes(text),
  )
}

/** The topic of one requirement, or null where it cannot be worded in a sentence. @param others its alternatives */
export function requirementTopic(
  requirement: JudgedRequirement,
  cv: AskedCv,
  others: readonly JudgedRequirement[] = [],
): Topic | null {
  const { kind, text, priority } = requirement
  if (isNoWork(requirement)) return null
  const about = aboutOf(requirement, others)
  if (!about) return null
  if (about.group === 'tool' && about.isNamed !== true && isNoTool(about.slots.x ?? '')) return null
  // Nobody is asked about the programs of every office.
  if (about.group === 'tool' && isEveryday(about.slots)) return null
  // The interview itself is in English, and a language that would be a plus is no reason for a question without it.
  if (kind === 'language' && about.slots.x === 'English') return null
  if (kind === 'language' && priority !== 'required' && requirement.verdict === 'no') return null
  if (about.group !== 'soft' && (isTraitText(text) || isTraitText(about.slots.x ?? ''))) return null
  const hedged = about.group === 'tool' && requirement.verdict === 'has' ? hedgedEntry(cv, about.slots.x ?? '') : null
  const judged = hedged ? 'partly' : requirement.verdict
  const verdict = verdictOn(about, { ...requirement, verdict: judged }, cv)
  // Studies are a subject for somebody who has just left them.
  if (about.group === 'degree' && verdict === 'has' && cv.jobs.length > FEW_JOBS) return null
  if (about.group === 'degree' && verdict === null && requirement.verdict !== null) return null
  const evidence = hedged ?? evidenceFor(about, requirement, cv)
  const shown = evidence === null ? null : similarityOf(evidence, about.slots.x ?? '')
  const isNamed = verdict === 'has' && shown === 'named'
  const inQuotes = evidence === null ? null : inMarks(evidence)
  const isShown = shown === 'named' || shown === 'alike'
  const isNear = shown === 'other' && tellsEnough(inQuotes, verdict, about) && isAbout(inQuotes ?? '', about)
  const near = (isNear && inQuotes) || ''
  const slots: Record<string, string> = {
    ...about.slots,
    near,
    advertWords: (about.group === 'act' && inMarks(text)) || '',
    hint: (isShown && says(inQuotes, about) && inQuotes) || '',
    own: isNamed ? (about.slots.x ?? '') : '',
    employer: (evidence !== null && employerOf(evidence, cv)) || '',
  }
  const asked = filledReason(REASONS.asked[priority], {
    x: about.slots.x ?? about.slots.degree ?? `${about.slots.years} of experience`,
  })
  // Evidence in quite other words is no proof, so that nothing is said of it unless the question quotes it.
  const isSure =
    !SOFT.has(about.group) &&
    (FORMAL.has(about.group) || verdict === 'no' || shown === 'named' || (isShown && kind !== 'duty') || near !== '')
  return {
    group: about.group,
    parts: partsOf(about, judged, verdict, mentions(cv, about.slots.x ?? '')),
    family: familyOf(about.group, kind === 'duty', verdict),
    verdict,
    slots,
    ...(about.isCut && { isCut: true }),
    hasAlternatives: !isKindOfTool(about.slots),
    value: worthOf(about, { priority, verdict }) - (about.isCut || about.isLight ? CUT : 0),
    source: 'job',
    quote: text,
    line: requirement.line,
    cvQuote: evidence,
    reason: `because ${asked}${verdict === null || !isSure ? '' : REASONS.shown[about.isLess ? 'partly' : verdict]}`,
    stems: stemsOf(about.slots.x ?? kind),
  }
}

/** Value that a requirement loses whose end is cut off, or that is only a part in the work of others. */
const CUT = 1.5

/**
 * What the question may say of the CV: null where it neither shows the requirement nor surely lacks it. Only names are
 * surely missing: work is told in many words, soft skills, common words ("wines") and kinds of tools ("CRM") are hardly
 * ever named, years in a related job may count, another degree may be as good, and a line with most of the words may be
 * what is meant.
 */
function verdictOn(about: About, { verdict }: JudgedRequirement, cv: AskedCv): EvidenceVerdict | null {
  if (verdict !== 'no') return verdict
  const { group, slots, isNamed } = about
  if (group === 'years') return cv.jobs.length > 0 ? null : 'no'
  if (group === 'degree') return null
  if (group === 'tool' && WIDESPREAD_TOOLS.has((slots.x ?? '').toLowerCase())) return null
  const isName = group === 'noun' ? isNamed === true : NAMED.has(group) && !isKindOfTool(slots)
  return isName && !mentions(cv, slots.x ?? '') ? 'no' : null
}

const FEW_JOBS = 1

const NAMED: ReadonlySet<Group> = new Set<Group>(['tool', 'field', 'certificate', 'language'])
/** "CRM", "HTML": people have it by other names, or with other things. */
const isKindOfTool = ({ x = '' }: Slots): boolean => LISTS.unchosen.has(x.toLowerCase())

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

/** One or two words of a CV show no activity: "Excel" as evidence for spreadsheets, "an agency" for managing one. */
const tellsEnough = (inQuotes: string | null, verdict: EvidenceVerdict | null, { group }: About) =>
  (verdict !== 'has' && group !== 'act') || (inQuotes !== null && wordsOf(inQuotes).length > 2)

/** Whether a quotation says more than the name of what is asked for. */
const says = (inQuotes: string | null, { slots }: About): boolean =>
  inQuotes !== null && wordsOf(inQuotes).length > wordsOf(slots.x ?? '').length

/** Of work, the quoted words must name a part: "No cash shortage …" says nothing of balancing a till. */
function isAbout(inQuotes: string, { group, slots }: About): boolean {
  if (group !== 'act' && group !== 'noun') return true
  const own = stemsOf(inQuotes)
  return [...stemsOf(slots.x ?? '')].some((stem) => own.has(stem) && weightOf(stem) > EVERYDAY)
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

const SOFT: ReadonlySet<Group> = new Set<Group>(['soft', 'softAct'])
const FORMAL: ReadonlySet<Group> = new Set<Group>(['years', 'degree', 'certificate', 'language'])

/** @param isMentioned whether a line of the CV has half of the words that name the subject */
function partsOf(
  { group, isCommon }: About,
  judged: EvidenceVerdict | null,
  verdict: EvidenceVerdict | null,
  isMentioned: boolean,
): Part[] {
  if (SOFT.has(group)) return ['neutral']
  // Who has it in the CV is no beginner.
  const isKnown = judged === 'has' || (isMentioned && group === 'noun')
  if (isCommon) return isKnown ? ['told', 'neutral'] : ['neutral', 'unsure']
  if (group === 'years') return [judged === 'has' ? 'has' : verdict === 'no' ? 'no' : 'neutral']
  if (verdict === 'no') return ['no']
  if (verdict !== null && FORMAL.has(group)) return [verdict]
  if (verdict === 'has') return ['has', 'told', 'neutral']
  if (verdict === 'partly') return ['partly', 'neutral', 'unsure']
  if (isKnown) return ['told', 'neutral']
  return judged === 'no' || group === 'noun' ? ['unsure', 'neutral'] : ['neutral']
}

function familyOf(group: Group, isDuty: boolean, verdict: EvidenceVerdict | null): Family {
  if (FORMAL.has(group)) return 'formal'
  if (SOFT.has(group)) return 'soft'
  if (isDuty) return 'duty'
  return verdict === 'no' ? 'gap' : 'depth'
}

const isEveryday = ({ x = '' }: Slots): boolean => EVERYDAY_TOOLS.has(x.toLowerCase())

/** "Ibadan", "retail or CPG" and "Webflow or another CMS": one of the names is only a place or the like. */
const isNoTool = (names: string): boolean =>
  names.split(/, | or /).some((name) => {
    const words = wordsOf(name).map(bare)
    if (words.length > 1 && LISTS.unnamedTools.has(words[0] ?? '')) return true
    const isOther =
      LISTS.fieldWords.has(name.toLowerCase()) || LISTS.nationalities.has(name) || LISTS.languages.has(name)
    return isOther || placeShare(words) === 1
  })

/** Worth of a tool that most people know: below every other subject. */
const WIDESPREAD = -5

function worthOf({ group, slots }: About, { priority, verdict }: Pick<JudgedRequirement, 'priority' | 'verdict'>) {
  const urgency = { required: 2, wished: 0, mentioned: 1 }[priority]
  if (group === 'tool' && WIDESPREAD_TOOLS.has((slots.x ?? '').toLowerCase())) return WIDESPREAD
  if (group === 'tool' && priority === 'mentioned') return 0
  if (SOFT.has(group)) return 2 + urgency
  if (FORMAL.has(group)) return urgency + (verdict === 'no' ? 1 : 0)
  return 5 + urgency + (verdict === null ? 0 : 0.5)
}
