/** A CV made ready to be searched for evidence: of each line the words and skills that count, and where it stands. */
import { type Cv, type CvPiece, type Place, placeOf } from '@/domain/documents/cv/read-cv'
import type { Skill } from '@/domain/documents/taxonomy'
import { groupsOf } from '@/domain/text/concepts'
import { type NearWords, nearWordsIn } from '@/domain/text/near-words'
import { lazily } from '@/domain/text/remembered'
import type { Token } from '@/domain/text/tokens'
import { isList } from '../lists'
import { type WorkGroups, workIn } from './work-words'

export type SkillAt = { skill: Skill; start: number; end: number }

export type Line = {
  piece: CvPiece
  place: Place
  isList: boolean
  /** In reading order; of the head of a job only those of its title, since an employer's name proves nothing. */
  tokens: readonly Token[]
  stems: ReadonlySet<string>
  groups: ReadonlySet<number>
  near: NearWords
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

/** @param pieces those of the CV that count */
export function linesOf(cv: Cv, pieces: readonly CvPiece[]): Lines {
  const all = pieces.map((piece) => lineOf(piece, cv))
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

function lineOf(piece: CvPiece, cv: Cv): Line {
  const counts = countedIn(piece, cv)
  const tokens = piece.tokens.filter(counts)
  const stems = new Set(tokens.map(({ stem }) => stem))
  const near = lazily(() => nearWordsIn([...stems]))
  const list = isList(piece)
  return {
    piece,
    place: list && piece.job === null ? 'skills list' : placeOf(piece, cv),
    isList: list,
    tokens,
    stems,
    groups: new Set([...stems].flatMap((stem) => groupsOf(stem))),
    near: (stem) => near()(stem),
    work: lazily(() => workIn(tokens)),
    skills: piece.skills.filter(counts).map(({ value, start, end }) => ({ skill: value, start, end })),
  }
}

const REACHED_BY = /\S@\S{1,60}\.\S|https?:\/\/|\b(?:linkedin|github)\.com\b/i

type Part = { start: number; end: number }

/** Whether a part of a line counts as proof. */
function countedIn(piece: CvPiece, cv: Cv): (part: Part) => boolean {
  const job = piece.job === null ? undefined : cv.jobs[piece.job]
  // An address is no proof of what it is spelt like.
  if (REACHED_BY.test(piece.text)) return () => false
  if (!piece.isHeader || !job) return () => true
  const at = job.title === '' ? -1 : piece.text.indexOf(job.title)
  if (at < 0) return () => false
  return ({ start, end }) => start >= at && end <= at + job.title.length
}
