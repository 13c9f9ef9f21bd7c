/** A CV indexed for evidence: the content words, skills and place of each line. */

import { isList } from '@/domain/cv-review/lists'
import type { Cv, CvSegment, Place } from '@/domain/documents/cv/cv'
import { placeOf } from '@/domain/documents/cv/read-cv'
import type { Skill } from '@/domain/documents/taxonomy'
import { lazily } from '@/domain/text/memoize'
import { groupsOf } from '@/domain/text/synonym-groups'
import type { Token } from '@/domain/text/tokens'
import { type WordVariants, wordVariantsIn } from '@/domain/text/word-variants'
import { isDegreeAlone } from './degree'
import { type WorkGroups, workIn } from './work-words'

export type SkillAt = { skill: Skill; start: number; end: number }

export type Line = {
  segment: CvSegment
  place: Place
  isList: boolean
  /** In reading order; of a job's header only those of the title, since the employer's name is no evidence. */
  tokens: readonly Token[]
  stems: ReadonlySet<string>
  groups: ReadonlySet<number>
  near: WordVariants
  work: () => WorkGroups
  skills: readonly SkillAt[]
}

export type Lines = {
  all: readonly Line[]
  byStem: ReadonlyMap<string, readonly Line[]>
  bySkill: ReadonlyMap<string, readonly Line[]>
  byBroader: ReadonlyMap<string, readonly Line[]>
  byGroup: ReadonlyMap<string, readonly Line[]>
}

export const groupKey = ({ field, group }: Skill): string => `${field} ${group}`

/** @param segments segments of the CV that count */
export function linesOf(cv: Cv, segments: readonly CvSegment[]): Lines {
  const all = segments.map((segment) => lineOf(segment, cv))
  const [byStem, bySkill, byBroader, byGroup] = [0, 1, 2, 3].map(() => new Map<string, Line[]>()) as [
    Map<string, Line[]>,
    Map<string, Line[]>,
    Map<string, Line[]>,
    Map<string, Line[]>,
  ]
  for (const line of all) {
    for (const stem of line.stems) push(byStem, stem, line)
    for (const { skill } of line.skills) {
      push(bySkill, skill.name, line)
      push(byGroup, groupKey(skill), line)
      for (const name of skill.broader ?? []) push(byBroader, name, line)
    }
  }
  return { all, byStem, bySkill, byBroader, byGroup }
}

function push(map: Map<string, Line[]>, key: string, line: Line): void {
  const list = map.get(key)
  if (!list) map.set(key, [line])
  else if (list.at(-1) !== line) list.push(line)
}

function lineOf(segment: CvSegment, cv: Cv): Line {
  const counts = countedIn(segment, cv)
  const tokens = segment.tokens.filter(counts)
  const stems = new Set(tokens.map(({ stem }) => stem))
  const near = lazily(() => wordVariantsIn([...stems]))
  const list = isList(segment)
  return {
    segment,
    place: placeIn(segment, list, cv),
    isList: list,
    tokens,
    stems,
    groups: new Set([...stems].flatMap((stem) => groupsOf(stem))),
    near: (stem) => near()(stem),
    work: lazily(() => workIn(tokens)),
    skills: segment.skills.filter(counts).map(({ value, start, end }) => ({ skill: value, start, end })),
  }
}

function placeIn(segment: CvSegment, isListed: boolean, cv: Cv): Place {
  if (segment.job !== null) return placeOf(segment, cv)
  if (isDegreeAlone(segment)) return 'education'
  return isListed ? 'skills list' : placeOf(segment, cv)
}

const REACHED_BY = /\S@\S{1,60}\.\S|https?:\/\/|\b(?:linkedin|github)\.com\b/i

type Part = { start: number; end: number }

/** Whether a part of a line counts as evidence. */
function countedIn(segment: CvSegment, cv: Cv): (part: Part) => boolean {
  const job = segment.job === null ? undefined : cv.jobs[segment.job]
  // Words in contact details are no evidence of a skill.
  if (REACHED_BY.test(segment.text)) return () => false
  if (!segment.isHeader || !job) return () => true
  const at = job.title === '' ? -1 : segment.text.indexOf(job.title)
  if (at < 0) return () => false
  return ({ start, end }) => start >= at && end <= at + job.title.length
}
