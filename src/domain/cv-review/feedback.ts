/** Words the feedback of a review: each sentence states rows of the table or a finding. */
import type { CvSegment, Place } from '@/domain/documents/cv/cv'
import { tokensOf } from '@/domain/text/tokens'
import { isFunctionWord } from '@/domain/text/word-weights'
import { capitalized, oneLine } from '@/domain/text/wording'
import type { TitleAdvice } from './advice'
import { matchMessage } from './bands'
import type { BulletReview } from './bullets'
import { isList } from './lists'
import { wayToNextBand } from './next-band'
import type { DateProblem } from './review-dates'
import type { CvMatch } from './score'
import { isStrength } from './strength'
import type { TableRow } from './table'
import { NEAR_TITLE } from './titles'
import { fieldStanding } from './work-fit'

/** Most strengths, and most rows that one sentence names. */
const MOST = 6
const MOST_NAMED = 5
/** Share of work lines with a result from which results count as a strength. */
const MANY = 0.5
const MOST_RECOMMENDED = 4

/** A requirement at the beginning of a sentence; the names of tools keep their own spelling ("npm"). */
const opening = ({ text, kind }: Pick<TableRow, 'text' | 'kind'>): string => {
  const line = oneLine(text)
  return kind === 'tool' || !/^\p{Ll}+(?!\p{L})/u.test(line) ? line : capitalized(line)
}
const listOf = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
const named = (rows: readonly TableRow[]): string => {
  const names = rows.slice(0, MOST_NAMED).map(({ text }) => `“${oneLine(text)}”`)
  return rows.length > MOST_NAMED ? `${names.join(', ')} and ${rows.length - MOST_NAMED} more` : listOf(names)
}

export function overallText(match: CvMatch, table: readonly TableRow[]): string {
  const { score, advert, work, limits } = match
  const message = matchMessage(score)
  const sentences = [/[.!]$/.test(message) ? message : `${message}.`]
  if (advert.title !== '') sentences.push(titleSentence(match))
  const required = table.filter(({ priority }) => priority === 'required')
  const others = table.filter(({ priority }) => priority !== 'required')
  if (required.length > 0) sentences.push(countSentence(required, 'required'))
  else if (others.length > 0) sentences.push(countSentence(others, 'asked for'))
  if (required.some(({ verdict }) => verdict === 'no') && fieldStanding(work) === 'same' && score < 70) {
    sentences.push('The field fits; what is required holds the score down.')
  }
  sentences.push(...limits)
  const way = wayToNextBand(match, table)
  if (way) {
    sentences.push(
      `If ${way.rows.length === 1 ? 'it is' : 'they are'} true of you, showing ${named(way.rows)} would ` +
        `lift the score to ${way.reached}.`,
    )
  }
  return sentences.join(' ')
}

function titleSentence({ advert, work }: CvMatch): string {
  const [title, own] = [oneLine(advert.title), oneLine(work.title.quote)]
  if (work.title.similarity >= NEAR_TITLE) {
    return own.toLowerCase() === title.toLowerCase()
      ? `Your title matches the one advertised, “${title}”.`
      : `Your “${own}” is close to the advertised “${title}”.`
  }
  const standing = fieldStanding(work)
  if (standing === 'same') return `Your work is in the field of “${title}”, though none of your job titles says so.`
  return standing === 'near'
    ? `Your work is near that of “${title}”, but none of your job titles comes close to it.`
    : `Little in your CV points to work as “${title}”.`
}

function countSentence(rows: readonly TableRow[], asked: string): string {
  const has = rows.filter(({ verdict }) => verdict === 'has').length
  const partly = rows.filter(({ verdict }) => verdict === 'partly').length
  const things = `${rows.length} ${rows.length === 1 ? 'thing' : 'things'} ${asked}`
  return `Your CV shows ${has} of ${things}${partly ? `, and ${partly} in part` : ''}.`
}

const WHERE: Readonly<Record<Place, string>> = {
  'recent job': 'at work lately',
  'older job': 'in an older job',
  'skills list': 'in your skills',
  education: 'in your education',
  summary: 'in your summary',
  elsewhere: 'in your CV',
}

export function strengthsOf(match: CvMatch, table: readonly TableRow[], bullets: BulletReview): string[] {
  const { work, advert } = match
  const strengths: string[] = []
  if (work.title.similarity >= NEAR_TITLE && advert.title !== '') {
    const [own, title] = [oneLine(work.title.quote), oneLine(advert.title)]
    const isSame = own.toLowerCase() === title.toLowerCase()
    strengths.push(
      isSame ? `Your title “${own}” is the one advertised.` : `Your title “${own}” fits the advertised “${title}”.`,
    )
  }
  const shown = table.filter((_, i) => isStrength(match.rows[i])).sort((a, b) => b.max - a.max)
  for (const row of shown.slice(0, MOST - strengths.length)) {
    const { quote, place } = row
    strengths.push(`${opening(row)}: shown ${WHERE[place ?? 'elsewhere']} (“${oneLine(quote ?? '')}”).`)
  }
  if (bullets.total >= 3 && bullets.withResult / bullets.total >= MANY) {
    strengths.push(`${bullets.withResult} of ${bullets.total} lines on your work give a figure or say what came of it.`)
  }
  return strengths
}

export function gapsOf(match: CvMatch, table: readonly TableRow[], dates: readonly DateProblem[]): string[] {
  const { work, advert, stuffing } = match
  const gaps: string[] = [...stuffing.reasons]
  const open = (verdict: TableRow['verdict'], priority: TableRow['priority']) =>
    table.filter((row) => row.verdict === verdict && row.priority === priority)
  for (const [rows, words] of [
    [open('no', 'required'), 'Required, and not found in your CV'],
    [open('partly', 'required'), 'Required, and shown only in part'],
    [open('no', 'wished'), 'Nice to have, and not found in your CV'],
    [open('no', 'mentioned'), 'Mentioned, and not found in your CV'],
  ] as const) {
    if (rows.length > 0) gaps.push(`${words}: ${named(rows)}.`)
  }
  if (advert.title !== '' && work.title.similarity < 0.4) {
    gaps.push(`No title in your CV comes near “${oneLine(advert.title)}”.`)
  }
  const listed = table.filter(
    ({ verdict, place }, i) => verdict === 'has' && place === 'skills list' && isOnlyListed(match, i),
  )
  if (listed.length > 0) gaps.push(`Only in a list, with no work that shows it: ${named(listed)}.`)
  for (const { quote, why } of dates.slice(0, 2)) gaps.push(`“${oneLine(quote)}”: ${why}`)
  return gaps
}

/** Whether work could show a requirement, and no line outside the lists of the CV names it or an alternative to it. */
function isOnlyListed({ rows, advert, cv }: CvMatch, index: number): boolean {
  const own = rows[index]?.requirement
  if (!own || (own.kind !== 'tool' && own.kind !== 'skill')) return false
  // Licences are held and traits claimed; a skill outside the taxonomy is more often one of these than a skill.
  if (own.skill ? own.skill.kind !== 'skill' : own.kind === 'skill') return false
  const all = own.choice === null ? [own] : advert.requirements.filter(({ choice }) => choice === own.choice)
  const skills = new Set(all.flatMap(({ skill }) => (skill ? [skill.name] : [])))
  const wordings = all.map(({ text }) => tokensOf(text).filter(({ stem }) => !isFunctionWord(stem)))
  return !cv.segments.some((segment) => {
    if (isOfLists(segment)) return false
    const stems = new Set(segment.tokens.map(({ stem }) => stem))
    return (
      segment.skills.some(({ value }) => [value.name, ...(value.broader ?? [])].some((name) => skills.has(name))) ||
      wordings.some((words) => words.length > 0 && words.every(({ stem }) => stems.has(stem)))
    )
  })
}

/** A list within a job belongs to its work. */
const isOfLists = (segment: CvSegment): boolean =>
  segment.job === null && (segment.section === 'skills' || isList(segment))

export function recommendationsOf(table: readonly TableRow[], title: TitleAdvice, bullets: BulletReview): string[] {
  const worth = (points: number) => `Worth ${points} ${points === 1 ? 'point' : 'points'}.`
  const helped = table.filter(({ canHelp, gain }) => canHelp && gain > 0).sort((a, b) => b.gain - a.gain)
  const list = helped.slice(0, MOST_RECOMMENDED).map((row) => `${opening(row)}: ${row.advice} ${worth(row.gain)}`)
  if (title.advice !== null) list.push(`${title.advice} ${worth(title.gain)}`)
  const [weak] = bullets.weak
  if (weak) list.push(`“${oneLine(weak.quote)}”: ${weak.why} For example: “${weak.rewrite}”.`)
  return list
}
