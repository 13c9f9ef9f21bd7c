/** The requirements of an advertisement as rows, one per requirement or group of alternatives, with their weights. */

import { isBoilerplate } from '@/domain/documents/boilerplate'
import type { Place } from '@/domain/documents/cv/cv'
import { NUMBERS } from '@/domain/documents/education-levels'
import type { AdvertRequirement, Priority, RequirementKind } from '@/domain/documents/types'
import { isCondition } from '@/domain/interview/personal-questions/no-work'
import { tokensOf } from '@/domain/text/tokens'
import { isFunctionWord } from '@/domain/text/word-weights'
import type { Decision, Verdict } from './evidence/verdict'
import { isTrait } from './habits'

export type Row = {
  /** As in the advertisement; all alternatives of a choice ("Kafka or RabbitMQ"). */
  text: string
  kind: RequirementKind
  priority: Priority
  /** Verbatim from the advertisement: its list item or sentence, or the part around it of a long one. */
  line: string
  verdict: Verdict
  /** Verbatim from the CV; null for `no`. */
  quote: string | null
  place: Place | null
  /** Of a choice, the alternative with the best evidence; otherwise the requirement itself. */
  requirement: AdvertRequirement
  /** Relative weight within its part of the score. */
  weight: number
}

/** Share of a row's points by verdict. */
export const CREDIT: Readonly<Record<Verdict, number>> = { has: 1, partly: 0.5, no: 0 }
/**
 * Weights of soft skills, of traits, and of English, which a CV in English shows by itself. A required trait is still
 * worth more than a wished skill, see `REQUIRED_WEIGHT`.
 */
const SOFT = 0.6
const TRAIT = 0.22
const WRITTEN_IN_IT = 0.3
const ORDER: readonly Priority[] = ['mentioned', 'wished', 'required']
const LONGEST_CHOICE = 120
/** In characters: of a longer line, a review quotes this much on either side of a requirement. */
const LONGEST_LINE = 600
const REACH = 150

/**
 * In the order of the advertisement; a repeated requirement counts once, with its highest priority, and a skill that is
 * only mentioned not at all beside a choice that contains it.
 */
export function rowsOf(decisions: readonly Decision[], advert: string): Row[] {
  const groups = new Map<string, Decision[]>()
  const chosen = new Set(
    decisions.flatMap(({ requirement }) => (requirement.choice === null ? [] : [nameFor(requirement)])),
  )
  for (const decision of decisions) {
    const { requirement } = decision
    const { choice, priority } = requirement
    const name = nameFor(requirement)
    if (choice === null && priority === 'mentioned' && chosen.has(name)) continue
    const key = choice === null ? name : `choice ${choice}`
    const group = groups.get(key)
    if (group) group.push(decision)
    else groups.set(key, [decision])
  }
  return [...groups.values()].map((group) => rowOf(group, advert))
}

/** The same for requirements of the same thing: "4-7 years" and "4+ years of experience". */
function nameFor({ kind, skill, text, years }: AdvertRequirement): string {
  if (kind === 'degree') return `degree ${text}`.toLowerCase()
  if (kind !== 'years') return (skill?.name ?? text).toLowerCase()
  if (years === null) return `years ${text}`.toLowerCase()
  const work = tokensOf(text).filter(
    ({ word, stem }) => !/^\d/.test(word) && !isFunctionWord(stem) && !isBoilerplate(stem) && !NUMBERS.includes(word),
  )
  return `years ${years} ${work.map(({ stem }) => stem).join(' ')}`
}

function rowOf(group: readonly Decision[], advert: string): Row {
  const best = group.reduce((a, b) => (CREDIT[b.verdict] > CREDIT[a.verdict] ? b : a))
  const priority = group
    .map(({ requirement }) => requirement.priority)
    .reduce((a, b) => (ORDER.indexOf(b) > ORDER.indexOf(a) ? b : a))
  const { kind } = best.requirement
  const line = aroundOf(best.requirement, advert)
  return { ...best, text: nameOf(group, advert), kind, priority, line, weight: weightOf(best.requirement) }
}

/** The line of a requirement; of a long one, which may have thousands of requirements, the part around it. */
function aroundOf({ line, start, end }: AdvertRequirement, advert: string): string {
  if (line.length <= LONGEST_LINE) return line
  const before = advert.slice(Math.max(0, start - REACH), start)
  const behind = advert.slice(end, end + REACH)
  const from = before.replace(before.includes('\n') ? /^.*\n/s : /^\S*\s/, '')
  const to = behind.replace(behind.includes('\n') ? /\n.*$/s : /\s\S*$/, '')
  return `${from}${advert.slice(start, end)}${to}`.trim()
}

/** A term of the employment, which a CV need not show: "own laptop", "night shifts", "right to work in the UK". */
export const isTerm = ({ kind, text }: AdvertRequirement): boolean => kind === 'skill' && isCondition(text)

function weightOf(requirement: AdvertRequirement): number {
  const { kind, skill } = requirement
  if (skill?.name === 'English') return WRITTEN_IN_IT
  if (isTrait(requirement) || isTerm(requirement)) return TRAIT
  return skill && (skill.kind === 'soft' || (skill.field === 'general' && kind === 'skill')) ? SOFT : 1
}

/** The text from the first alternative to the last if they are on one line, otherwise their names joined by "or". */
function nameOf(group: readonly Decision[], advert: string): string {
  const all = group.map(({ requirement }) => requirement)
  const [first] = all
  if (!first || first.choice === null) return first?.text ?? ''
  const whole = advert.slice(Math.min(...all.map(({ start }) => start)), Math.max(...all.map(({ end }) => end)))
  if (whole.length <= LONGEST_CHOICE && !whole.includes('\n')) return whole
  return [...new Set(all.map(({ text }) => text))].join(' or ')
}
