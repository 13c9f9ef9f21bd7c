/** Puts the findings of a match into plain sentences; each sentence stands for a finding. */

import type { Place } from '@/domain/documents/cv/read-cv'
import { LEVEL_NAMES } from '@/domain/documents/education-levels'
import { matchMessage } from './bands'
import type { BulletReview } from './bullets'
import type { BandPlan, Edit } from './edits'
import type { Match } from './evidence'
import { type DateProblem, exactYears, yearsText } from './review-dates'
import type { CvMatch } from './score'
import { NEAR_TITLE } from './titles'

const MOST = 6

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
const named = (matches: readonly Match[]): string =>
  listOf(matches.slice(0, 5).map(({ requirement }) => requirement.term))
const listOf = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

const isFound = ({ evidence }: Match) => evidence.how === 'named'
const isMissing = ({ evidence }: Match) => evidence.how === 'missing' || evidence.how === 'related'
/** Asked for by a name; not how long, and not a habit that a CV can only assert. */
const isNamed = ({ requirement }: Match) => !['years', 'degree', 'soft'].includes(requirement.kind)
const isMust = ({ requirement }: Match) => requirement.strength === 'must'
const byWeight = (a: Match, b: Match) => b.requirement.weight - a.requirement.weight

export function overallText(match: CvMatch, plan: BandPlan | null): string {
  const { score, job, matches, title, genuine } = match
  const musts = matches.filter((each) => isMust(each) && isNamed(each))
  const sentences = [`${matchMessage(score)}${/[.!]$/.test(matchMessage(score)) ? '' : '.'}`]
  if (job.title !== '') {
    sentences.push(
      title.likeness >= NEAR_TITLE && oneLine(title.quote).toLowerCase() === oneLine(job.title).toLowerCase()
        ? `Your title is the advertised one: “${oneLine(job.title)}”.`
        : title.likeness >= NEAR_TITLE
          ? `Your “${oneLine(title.quote)}” is close to the advertised “${oneLine(job.title)}”.`
          : match.parts.field >= 60
            ? `You work in the field of “${oneLine(job.title)}”, though no title in your CV says so.`
            : `Little in your CV points to work as “${oneLine(job.title)}”.`,
    )
  }
  if (musts.length > 0) {
    sentences.push(
      `${musts.filter(isFound).length} of ${musts.length} things that the job requires by name stand in your CV.`,
    )
  }
  sentences.push(...genuine.reasons)
  if (plan?.isReached) {
    sentences.push(
      plan.edits.length === 1
        ? `One change would lift it to ${plan.reached}.`
        : `${plan.edits.length} changes would lift it to ${plan.reached}.`,
    )
  }
  return sentences.join(' ')
}

const WHERE: Readonly<Record<Place, string>> = {
  'recent job': 'at work lately',
  'older job': 'in an older job',
  'skills list': 'in your skills',
  education: 'in your education',
  summary: 'in your summary',
  elsewhere: 'in your CV',
}

export function strengthsOf(match: CvMatch, bullets: BulletReview): string[] {
  const { matches, title, job, cv } = match
  const strengths: string[] = []
  if (title.likeness >= NEAR_TITLE && job.title !== '') {
    strengths.push(`Your title “${oneLine(title.quote)}” fits the advertised “${oneLine(job.title)}”.`)
  }
  const years = matches.find(({ requirement, evidence }) => requirement.kind === 'years' && evidence.strength >= 1)
  if (years && cv.months > 0) {
    strengths.push(`Your dated jobs add up to ${yearsText(cv.months)}; the job asks for ${years.requirement.amount}.`)
  }
  const degree = matches.find(({ requirement, evidence }) => requirement.kind === 'degree' && evidence.strength >= 1)
  if (degree?.evidence.quote) strengths.push(`Your education fits what is asked: “${oneLine(degree.evidence.quote)}”.`)
  for (const { requirement, evidence } of matches.filter((m) => isFound(m) && isNamed(m)).sort(byWeight)) {
    if (strengths.length >= MOST) break
    if (evidence.quote === null || evidence.place === null) continue
    // A hobby is no strength to begin with.
    if (evidence.place === 'elsewhere' && requirement.kind === 'skill') continue
    strengths.push(`${requirement.term}: shown ${WHERE[evidence.place]} (“${oneLine(evidence.quote)}”).`)
  }
  if (bullets.total >= 3 && bullets.withResult / bullets.total >= 0.5) {
    strengths.push(`${bullets.withResult} of ${bullets.total} lines on your work say what came of it.`)
  }
  return strengths.slice(0, MOST + 1)
}

export function gapsOf({ matches, title, job, genuine, cv }: CvMatch, dates: readonly DateProblem[]): string[] {
  const gaps: string[] = [...genuine.reasons]
  const open = matches.filter((m) => isMissing(m) && isNamed(m)).sort(byWeight)
  const musts = open.filter(isMust)
  if (musts.length > 0) gaps.push(`Required, and not found in your CV: ${named(musts)}.`)
  const wishes = open.filter((m) => !isMust(m))
  if (wishes.length > 0) gaps.push(`Mentioned, and not found in your CV: ${named(wishes)}.`)
  for (const { requirement, evidence } of matches) {
    if (requirement.kind === 'years' && evidence.strength < 0.95) {
      gaps.push(
        cv.months > 0
          ? `The job asks for ${requirement.amount} years; your dated jobs add up to ${exactYears(cv.months)}${cv.months >= 12 * requirement.amount ? ', but their titles speak of other work' : ''}.`
          : `The job asks for ${requirement.amount} years, and no dates in your CV show them.`,
      )
    }
    if (requirement.kind === 'degree' && evidence.strength < 1) {
      gaps.push(
        `The job asks for a ${LEVEL_NAMES[requirement.amount] ?? 'degree'}; your CV shows ${evidence.quote === null ? 'none' : 'a lower level'}.`,
      )
    }
  }
  if (job.title !== '' && title.likeness < 0.4) gaps.push(`No title in your CV comes near “${oneLine(job.title)}”.`)
  const listed = matches.filter(
    (m) => isFound(m) && isNamed(m) && m.evidence.place === 'skills list' && m.requirement.kind === 'skill',
  )
  if (listed.length > 0) gaps.push(`Only in a list, with no work that shows it: ${named(listed)}.`)
  for (const { quote, why } of dates.slice(0, 2)) gaps.push(`“${oneLine(quote)}”: ${why}`)
  return gaps
}

export function recommendationsOf(edits: readonly Edit[], plan: BandPlan | null, bullets: BulletReview): string[] {
  const chosen = plan?.isReached ? plan.edits : edits.slice(0, 4)
  const worth = (points: number) => `${points} ${points === 1 ? 'point' : 'points'}`
  const list = chosen.map(({ advice, points }) => `${advice} Worth ${worth(points)}.`)
  const [weak] = bullets.weak
  if (weak) list.push(`“${oneLine(weak.quote)}”: ${weak.why}`)
  return list.slice(0, MOST + 2)
}
