/** Topics of a CV: its claims, its listed skills, and the step from the last job to the next one and its employer. */
import { degreeIn } from '@/domain/documents/education-levels'
import { pastOf } from '@/domain/text/verb-forms'
import { EVERYDAY, weightOf } from '@/domain/text/word-weights'
import { oneLine } from '@/domain/text/wording'
import { type CvClaim, claimsIn } from './cv-claims'
import { employerName, endsInHeading, inMarks, titleOf, withoutMarks } from './evidence-words'
import { REASONS } from './frames'
import { bare, EVERYDAY_TOOLS, isVerb, LISTS, RANKS, withArticle, wordsOf } from './grammar'
import { isHedgeWord } from './hedges'
import type { AskedCv, AskedJob } from './input'
import { isCondition, isTraitText } from './no-work'
import { isOfPerson } from './person-title'
import { phraseOf } from './phrase'
import { filledReason, stemsOf, type Topic } from './topic'
import { isSuitable } from './unsuitable-text'

const SUITABLE_SKILL = /^[\p{L}\d][\p{L}\d .+#/&'’-]{1,40}$/u

/** @param asked stems of the words of the advert */
export function claimTopics(cv: AskedCv, asked: ReadonlySet<string> = new Set()): Topic[] {
  const jobs = cv.jobs.map(({ lines, employer }) => ({ lines, employer: employerName(employer) }))
  const claims = [...jobs, { lines: cv.lines, employer: null }].flatMap(({ lines, employer }, age) =>
    claimsIn(lines.filter(isSuitable)).map((claim) => claimTopic(claim, employer, age)),
  )
  const listed = cv.skills.flatMap((skill): Topic[] => {
    const said = withoutMarks(oneLine(skill))
    if (!SUITABLE_SKILL.test(said) || wordsOf(said).length > 4 || !isSuitable(said) || endsInHeading(said)) return []
    // "A little Procreate"
    if (isHedgeWord(bare(said.replace(/^a /i, '').split(' ')[0] ?? ''))) return []
    if (isCondition(said) || isTraitText(said) || EVERYDAY_TOOLS.has(said.toLowerCase())) return []
    if (wordsOf(said).some((word) => LISTS.languages.has(word))) return []
    // "NSS due Sept 2025", "Tableau basic"
    if (wordsOf(said).some((word) => LISTS.months.has(bare(word)))) return []
    if (LISTS.levels.has(bare(wordsOf(said).at(-1) ?? ''))) return []
    // "REST APIs", "Prometheus and Grafana": a question calls one skill "it".
    if (/[^isu]s$| (?:and|&|or) /.test(said)) return []
    const phrase = phraseOf(said, 'skill')
    if (phrase?.form !== 'noun' && phrase?.form !== 'act') return []
    const slots = { listed: `“${said}”`, x: phrase.said }
    const reason = `because ${filledReason(REASONS.skillListed, slots)}`
    const base = { ...FROM_CV, quote: skill, cvQuote: skill }
    return [{ ...base, group: 'skillListed', family: 'listed', slots, value: 2, reason, stems: stemsOf(said) }]
  })
  const marked = [...claims, ...listed].map((topic) =>
    isRelevant(topic, asked) ? { ...topic, isRelevant: true } : topic,
  )
  // "AutoCAD" is no subject for a job that does not ask for it.
  return marked.filter(({ group, isRelevant }) => group !== 'skillListed' || isRelevant || asked.size === 0)
}

function isRelevant({ family, stems }: Topic, asked: ReadonlySet<string>): boolean {
  const telling = [...stems].filter((stem) => weightOf(stem) > EVERYDAY)
  const shared = telling.filter((stem) => asked.has(stem)).length
  return family === 'listed' ? telling.length > 0 && shared === telling.length : shared > 0
}

/** Value that a claim loses without the end of its clause, and as everyday work. */
const CUT = 3
const ROUTINE = 3

const FROM_CV = { parts: ['cv'], verdict: null, source: 'cv' } as const

/** @param age index of the job, 0 for the latest */
function claimTopic(claim: CvClaim, employer: string | null, age: number): Topic {
  const base = { ...FROM_CV, quote: claim.quote, cvQuote: claim.quote }
  const fresh = Math.max(0, 1 - 0.4 * age)
  if (claim.kind === 'change') {
    const { happened, subject, figure } = claim
    const slots = { happened, figure, x: subject }
    const reason = `because ${filledReason(REASONS.change, slots)}`
    return { ...base, group: 'change', family: 'figure', slots, value: 8 + fresh, reason, stems: stemsOf(subject) }
  }
  const done = claim.isDone ? claim.deed : age > 0 ? inPast(claim.deed) : ''
  // The present tense of the latest job is that of work which goes on.
  const does = done === '' ? claim.deed : ''
  const slots = { done, does, employer: employer ?? '', cvWords: inMarks(claim.quote) ?? '' }
  const reason = `because ${filledReason(REASONS.deed, { done: done || does })}`
  const isRoutine = !LISTS.projectVerbs.has(bare(wordsOf(done || does)[0] ?? ''))
  const value = 4 + fresh + (/\d/.test(claim.deed) ? 1 : 0) - (claim.isCut ? CUT : 0) - (isRoutine ? ROUTINE : 0)
  const group = isRoutine ? 'routine' : 'deed'
  const isCut = claim.isCut && { isCut: true }
  return { ...base, ...isCut, group, family: 'deed', slots, value, reason, stems: stemsOf(claim.deed) }
}

/** "Plan and run events" → "planned and ran events". */
function inPast(deed: string): string {
  const words = wordsOf(deed)
  const isBoth = words[1] === 'and' && isVerb(words[2] ?? '')
  return words.map((word, i) => (i === 0 || (i === 2 && isBoth) ? pastOf(word) : word)).join(' ')
}

/** A line of the CV as it is quoted, such as an award or a certificate; null if it cannot be quoted. */
export function quotedTopic(line: string): Topic | null {
  const named = isSuitable(line) ? inMarks(line) : null
  if (!named) return null
  const reason = `because ${filledReason(REASONS.quoted, { named })}`
  const base = { ...FROM_CV, quote: line, cvQuote: line, value: 0, stems: stemsOf(line) }
  return { ...base, group: 'quoted', family: 'deed', slots: { named }, reason }
}

/** The employer of the advert, unless its name is unsure or the CV has it as an employer too. */
export function companyTopics(employer: string | null, { jobs }: AskedCv): Topic[] {
  const company = employerName(employer)
  if (!company || jobs.some((job) => employerName(job.employer) === company)) return []
  const slots = { company }
  const reason = `because ${filledReason(REASONS.company, slots)}`
  const base = { parts: ['neutral'], verdict: null, source: 'job', cvQuote: null, value: 0 } as const
  const stems = new Set(['(company)'])
  return [{ ...base, group: 'company', family: 'company', slots, quote: employer ?? '', reason, stems }]
}

/** Whether two titles share no word: "Analyst" and "Mergers Analyst" are the same field, whatever the lists say. */
const areApart = (one: string, other: string): boolean => {
  const known = stemsOf(other)
  return ![...stemsOf(one)].some((stem) => known.has(stem))
}

const rankOf = (title: string): number => {
  const ranks = wordsOf(title).flatMap((word) => RANKS[bare(word)] ?? [])
  return ranks.length === 0 ? 2 : Math.max(...ranks)
}

/** Whether a job is one of a person: not "National Service Personnel", nor "Diploma in UX Design". */
function isOfJob({ title }: AskedJob): boolean {
  const degree = degreeIn(title, 'highest')
  const isDegree = degree !== null && /^ (?:in|of) /.test(title.slice(degree.end))
  return !isDegree && isOfPerson(titleOf(title) ?? title)
}

export function careerTopics(advertTitle: string, { jobs, nearest }: AskedCv, isOtherField: boolean): Topic[] {
  const title = titleOf(advertTitle)
  const job = nearest && isOfJob(nearest) ? nearest : jobs.find(isOfJob)
  const last = job ? titleOf(job.title) : null
  const aLast = last ? withArticle(last) : ''
  if (!title || !isSuitable(title)) return []
  // "DevOps" alone is nobody's title either.
  const isTitle = isOfPerson(title)
  const slots = {
    title: isTitle ? title : '',
    a_title: isTitle ? withArticle(title) : '',
    last: last ?? '',
    a_last: aLast,
    a_is: job?.isCurrent === true ? aLast : '',
    a_was: job?.isCurrent === false ? aLast : '',
    a_other: last && areApart(title, last) ? aLast : '',
  }
  const base = { parts: ['cv'], verdict: null, slots, source: 'job', quote: advertTitle, cvQuote: null } as const
  const about = (group: 'stepUp' | 'move' | 'role' | 'job') => ({
    group,
    reason: `because ${filledReason(REASONS[group], { ...slots, title })}`,
    // Not the stem of a word: "job costing" is another subject.
    stems: new Set([`(${group})`]),
  })
  const role: Topic = { ...base, ...about('role'), parts: ['neutral'], family: 'role', value: 0 }
  if (!last || !isSuitable(last)) return [role]
  const fromCv = { source: 'cv', quote: job?.title ?? '' } as const
  const roles = [role, { ...base, ...about('job'), ...fromCv, parts: ['neutral'], family: 'job', value: 0 } as const]
  if (isOtherField && areApart(title, last))
    return [...roles, { ...base, ...about('move'), family: 'career', value: 9 }]
  if (job === jobs[0] && rankOf(title) > rankOf(last))
    return [...roles, { ...base, ...about('stepUp'), family: 'career', value: 8 }]
  return roles
}
