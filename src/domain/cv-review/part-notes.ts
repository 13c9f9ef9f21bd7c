/** A sentence on each part of the score that explains its points. */
import type { Part } from './points'
import type { Row } from './rows'
import type { CvMatch } from './score'
import { NEAR_TITLE } from './titles'
import { fieldStanding } from './work-fit'

export type NotedPart = Part & { note: string }

export const notedParts = (match: CvMatch): NotedPart[] =>
  match.parts.map((part) => ({ ...part, note: NOTES[part.name](match) }))

const FIELDS = {
  same: 'is the one advertised',
  near: 'is near the one advertised',
  other: 'is a different one',
} as const

const NOTES: Readonly<Record<Part['name'], (match: CvMatch) => string>> = {
  Required: ({ rows }) => shownOf(rows.filter(({ priority }) => priority === 'required')),
  'Nice to have or mentioned': ({ rows }) => shownOf(rows.filter(({ priority }) => priority !== 'required')),
  'Work and title': ({ work, advert }) => {
    const field = FIELDS[fieldStanding(work)]
    if (advert.title === '') return `Your field of work ${field}; the advert names no title.`
    const title =
      work.title.similarity >= NEAR_TITLE ? 'one of your job titles fits' : 'none of your job titles comes near'
    return `Your field of work ${field}, and ${title}.`
  },
  'Held back': ({ limits, rows }) => limits[0] ?? openSentence(rows),
}

function openSentence(rows: readonly Row[]): string {
  const open = rows.filter(({ priority, verdict }) => priority === 'required' && verdict !== 'has').length
  return (
    `${open} required ${open === 1 ? 'thing is' : 'things are'} missing or shown in part; until then the ` +
    'rest counts for less.'
  )
}

function shownOf(rows: readonly Row[]): string {
  if (rows.length === 0) return 'The advert names none.'
  const has = rows.filter(({ verdict }) => verdict === 'has').length
  const partly = rows.filter(({ verdict }) => verdict === 'partly').length
  return `${has} of ${rows.length} ${has === 1 ? 'is' : 'are'} shown${partly > 0 ? `, and ${partly} in part` : ''}.`
}
