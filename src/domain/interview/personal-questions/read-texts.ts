/** Extracts the input of personal questions from the two texts: requirements with their evidence, and jobs. */
import { type AdvertView, viewOfAdvert } from '@/domain/cv-review/advert-view'
import { decisionsOn } from '@/domain/cv-review/evidence/decide'
import { checkKeywordStuffing } from '@/domain/cv-review/keyword-stuffing'
import { latestFirst } from '@/domain/cv-review/latest-job'
import { workFit } from '@/domain/cv-review/work-fit'
import { readAdvert } from '@/domain/documents/advert/read-advert'
import type { Cv, CvJob } from '@/domain/documents/cv/cv'
import { readCv } from '@/domain/documents/cv/read-cv'
import type { Lexicon } from '@/domain/documents/lexicon'
import type { AdvertRequirement, Extract } from '@/domain/documents/types'
import { tokensOf } from '@/domain/text/tokens'
import { EVERYDAY, weightOf } from '@/domain/text/word-weights'
import { oneLine } from '@/domain/text/wording'
import { isGerund, isPast, isVerb, isVerbOrNoun, LISTS } from './grammar'
import type { AskedCv, AskedJob, JudgedRequirement, QuestionInput } from './input'
import { passagesOf, READ_CHARS } from './passages'
import { isSuitable, suitablePassages } from './unsuitable-text'

type Texts = { jobDescription: string; cv: string }
type Read = Pick<QuestionInput, 'advert' | 'cv' | 'isOtherField'>

/** Excludes text that must not be quoted. */
export function readTexts({ jobDescription, cv: cvText }: Texts, lexicon: Lexicon, now: Date): Read {
  const advert = viewOfAdvert(readAdvert(jobDescription.slice(0, READ_CHARS), lexicon), lexicon)
  const cv = readCv(cvText.slice(0, READ_CHARS), lexicon, now)
  const [isFairJob, isFairCv] = [fairIn(jobDescription), fairIn(cvText)]
  const requirements = judged(advert, cv, lexicon)
    .filter(({ text, line }) => isFairJob(text) && isSuitable(line))
    .map((one) => (one.quote === null || isFairCv(one.quote) ? one : { ...one, quote: null }))
  return {
    advert: { title: advert.title, employer: sureEmployer(advert), requirements },
    cv: { ...askedCv(cv, isFairCv), ...nearestJob(advert, cv, lexicon, isFairCv) },
    isOtherField: isOtherField(advert, cv, lexicon),
  }
}

/** Whether an extract is within a suitable passage. */
function fairIn(text: string): (extract: string) => boolean {
  const fair = suitablePassages(passagesOf(text))
    .map((passage) => oneLine(passage.text))
    .join('\n')
  return (extract) => oneLine(extract) !== '' && fair.includes(oneLine(extract))
}

/** Of the names in 190 adverts one of about 145 above it was wrong, and 11 of about 45 below. */
const SURE_EMPLOYER = 0.85

const sureEmployer = ({ employer, employerProbability }: AdvertView): string | null =>
  employer !== null && isSuitable(employer) && employerProbability >= SURE_EMPLOYER ? employer : null

/** Months by which the nearest job may have ended before the latest one. */
const NEAR_MONTHS = 36

/** The latest job in the advert's line of work, where those after it are known to be in others. */
function nearestJob(
  { occupations }: AdvertView,
  { jobs }: Cv,
  { titlesIn }: Lexicon,
  isFair: (extract: string) => boolean,
): Pick<AskedCv, 'nearest'> {
  const wanted = new Set(occupations.map(({ family }) => family))
  const familiesOf = ({ title }: CvJob) => titlesIn(title).map(({ value }) => value.family)
  const sorted = latestFirst(jobs)
  const at = sorted.findIndex((job) => familiesOf(job).some((family) => wanted.has(family)))
  const [latest, near] = [sorted[0]?.span, sorted[at]]
  const isApart = sorted.slice(0, at).every((job) => familiesOf(job).length > 0)
  // A job without dates may be long ago.
  if (at < 1 || !isApart || !latest || !near?.span) return {}
  return latest.to - near.span.to <= NEAR_MONTHS ? { nearest: askedJob(near, isFair) } : {}
}

/** Without a CV there is no evidence. */
function judged(advert: AdvertView, cv: Cv, lexicon: Lexicon): JudgedRequirement[] {
  if (cv.segments.length === 0) return advert.requirements.map((one) => ({ ...one, verdict: null, quote: null }))
  const { segments } = checkKeywordStuffing(cv, advert)
  const decisions = decisionsOn(advert, workFit(advert, cv, segments, lexicon), cv, segments, lexicon)
  const isStudied = (quote: string) => cv.education.some(({ start, end }) => cv.text.slice(start, end).includes(quote))
  return decisions.map(({ requirement, verdict, quote }) => {
    if (quote === null || !isDone(requirement)) return { ...requirement, verdict, quote }
    const isOwn = !isStudied(quote) && sharedWith(quote, requirement) > (verdict === 'has' ? LEAST_SHOWN : 0)
    // Without a line that shows it, a question must not say that the CV does.
    return { ...requirement, verdict: isOwn ? verdict : null, quote: isOwn ? quote : null }
  })
}

/** Requirements that only activity can show, not a name or a document. */
const isDone = ({ kind }: Pick<AdvertRequirement, 'kind'>): boolean => kind === 'duty' || kind === 'skill'

/** Share of a duty that a line must name to show it: "product" is too little of "the product strategy with the CEO". */
const LEAST_SHOWN = 0.34

/** Share of the content words of a requirement that a quotation has. */
function sharedWith(quote: string, { text }: AdvertRequirement): number {
  const said = new Set(tokensOf(quote).map(({ stem }) => stem))
  const telling = tokensOf(text).filter(({ word, stem }) => weightOf(stem) > EVERYDAY && !isEmpty(word))
  return telling.filter(({ stem }) => said.has(stem)).length / Math.max(1, telling.length)
}

const isEmpty = (word: string): boolean =>
  LISTS.emptyTails.has(word) || isGerund(word) || isPast(word) || (isVerb(word) && !isVerbOrNoun(word))

const TOLD = new Set(['summary', 'experience', 'other'])

const askedJob = ({ title, employer, lines, span }: CvJob, isFair: (extract: string) => boolean): AskedJob => ({
  title,
  employer: employer || null,
  lines: lines.map(({ text }) => text).filter(isFair),
  ...(span && { isCurrent: span.isCurrent }),
})

function askedCv({ text: whole, jobs, segments, projects, skills }: Cv, isFair: (extract: string) => boolean): AskedCv {
  const textsOf = (extracts: readonly { text: string }[]) => extracts.map(({ text }) => text).filter(isFair)
  const rest = segments.filter(
    (segment) => segment.job === null && !segment.isHeader && TOLD.has(segment.section ?? ''),
  )
  return {
    jobs: latestFirst(jobs).map((job) => askedJob(job, isFair)),
    lines: textsOf([...projects, ...rest]),
    skills: textsOf(skills.filter((skill) => !isHeading(skill, whole, skills))),
    whole: segments.map(({ text }) => text),
  }
}

/** Words in capitals, without abbreviations such as "SQL" and "MS". */
const isShouted = ({ text }: Extract): boolean => /^\p{Lu}{4,30}(?: \p{Lu}{4,30}){0,3}$/u.test(oneLine(text))

/** An entry that is the heading of another part ("ONLINE COURSES"), or the label of a line ("Set-up: …"). */
function isHeading(skill: Extract, whole: string, skills: readonly Extract[]): boolean {
  const [before, after] = [whole.slice(0, skill.start).slice(-10), whole.slice(skill.end, skill.end + 10)]
  if (/^[ \t]{0,3}:/.test(after)) return true
  const isAlone = /(?:^|\n)[ \t]{0,9}$/.test(before) && /^[ \t]{0,9}(?:\n|$)/.test(after)
  // In a list where most is in capitals, capitals mean nothing.
  return isAlone && isShouted(skill) && 2 * skills.filter(isShouted).length <= skills.length
}

/** Whether the job's occupation differs from all those of the CV. */
function isOtherField({ occupations }: AdvertView, { jobs }: Cv, { titlesIn }: Lexicon): boolean {
  const wanted = new Set(occupations.map(({ family }) => family))
  const known = jobs.flatMap(({ title }) => titlesIn(title).map(({ value }) => value.family))
  return wanted.size > 0 && known.length > 0 && !known.some((family) => wanted.has(family))
}
