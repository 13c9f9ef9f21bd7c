/** What each change to the CV would bring: the change is made to the text, and the whole score computed again. */

import type { Place } from '@/domain/documents/cv/read-cv'
import type { Lexicon } from '@/domain/documents/lexicon'
import { nextBand } from './bands'
import type { Match } from './evidence'
import { type CvMatch, matchCv } from './score'
import { NEAR_TITLE } from './titles'

export type Edit = {
  /** As the job writes it. */
  term: string
  kind: 'title' | Match['requirement']['kind']
  required: boolean
  /** `reword`: the CV has it elsewhere. `if-true`: only for who really has it. */
  honesty: 'reword' | 'if-true'
  /** Points that this change alone brings. */
  points: number
  /** What the CV says of it now, verbatim. */
  inCv: string | null
  place: Place | null
  /** Verbatim from the job description. */
  inJob: string
  advice: string
}

export type BandPlan = {
  /** Lowest score of the next band. */
  target: number
  /** Score after all edits of the list. */
  reached: number
  isReached: boolean
  edits: readonly Edit[]
}

/** Gaps that are priced: the heaviest ones. */
const MOST_EDITS = 24
/** Evidence from which on nothing is to be gained. */
const GOOD_ENOUGH = 0.9
const MOST_PLANNED = 8
/** Above that of any requirement: the title is always priced. */
const TITLE_WEIGHT = 9

/** Below it the nearest title of a CV says nothing of the job. */
const SOMEWHAT_NEAR = 0.25

type Change = Edit & { apply: (text: string) => string; weight: number }

export function pricedEdits(match: CvMatch, lexicon: Lexicon, now: Date): { edits: Edit[]; plan: BandPlan | null } {
  const score = (text: string) => matchCv(text, match.job, lexicon, now).exact
  const changes = [...titleChange(match), ...match.matches.flatMap((each) => requirementChange(each, match))]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_EDITS)
    .map((change) => ({ ...change, points: rounded(score(change.apply(match.cv.text)) - match.exact) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || a.term.localeCompare(b.term))
  return { edits: changes.map(withoutApply), plan: planOf(changes, match, score) }
}

const rounded = (points: number) => Math.round(Math.max(0, points) * 10) / 10
const withoutApply = ({ apply: _apply, weight: _weight, ...edit }: Change): Edit => edit

/**
 * The fewest edits that lift the score into the next band, those first that only say better what is there. Edits are taken
 * by their points and dropped again where the rest suffices.
 */
function planOf(
  changes: readonly Change[],
  { exact, score, cv }: CvMatch,
  scoreOf: (text: string) => number,
): BandPlan | null {
  const target = nextBand(score)
  if (target === null || changes.length === 0) return null
  const after = (list: readonly Change[]) =>
    Math.round(scoreOf(list.reduce((text, change) => change.apply(text), cv.text)))
  const ordered = [...changes].sort((a, b) => b.points - a.points)
  const rewords = ordered.filter(({ honesty }) => honesty === 'reword')
  for (const pool of [rewords, ordered]) {
    const list: Change[] = []
    let reached = Math.round(exact)
    for (const change of pool.slice(0, MOST_PLANNED)) {
      if (reached >= target) break
      list.push(change)
      reached = after(list)
    }
    if (reached < target && pool === rewords) continue
    for (const change of [...list].reverse()) {
      const rest = list.filter((each) => each !== change)
      if (reached >= target && rest.length > 0 && after(rest) >= target) list.splice(list.indexOf(change), 1)
    }
    reached = after(list)
    return { target, reached, isReached: reached >= target, edits: list.map(withoutApply) }
  }
  return null
}

function titleChange({ job, title, parts }: CvMatch): Change[] {
  if (job.title === '' || parts.title >= 85 || job.title.length > 80) return []
  const isNear = title.likeness >= NEAR_TITLE
  return [
    {
      term: job.title,
      kind: 'title',
      required: true,
      honesty: isNear ? 'reword' : 'if-true',
      points: 0,
      inCv: title.likeness >= SOMEWHAT_NEAR ? title.quote : null,
      place: null,
      inJob: job.title,
      advice: isNear
        ? `Your CV calls the work “${oneLine(title.quote)}”. If it was the same work, name it in the headline as the advertisement does: “${oneLine(job.title)}”.`
        : `Put “${oneLine(job.title)}” in the line under your name, but only if that is work you have done.`,
      apply: (text) => `${job.title}\n${text}`,
      weight: TITLE_WEIGHT,
    },
  ]
}

function requirementChange({ requirement, evidence }: Match, match: CvMatch): Change[] {
  const { kind, term, strength, quote, weight, choice, skill } = requirement
  // Of a choice one is enough, and the price is that of one.
  const added = choice === term && skill ? skill.name : term
  if (evidence.strength >= GOOD_ENOUGH || kind === 'years' || kind === 'soft') return []
  // A lower degree cannot be edited into a higher one; what has no words of its own cannot be said better.
  if ((kind === 'degree' && evidence.strength > 0) || (evidence.strength > 0 && evidence.quote === null)) return []
  const honesty = evidence.how === 'named' || evidence.how === 'partly' ? 'reword' : 'if-true'
  const isHeld = kind === 'certificate' || kind === 'language' || kind === 'degree'
  return [
    {
      term,
      kind,
      required: strength === 'must',
      honesty,
      points: 0,
      inCv: evidence.quote,
      place: evidence.place,
      inJob: quote,
      advice: adviceOn(term, evidence, isHeld, honesty),
      apply: (text) => (isHeld ? `${text}\n\nEducation\n${added}` : addedAtWork(text, added, match)),
      weight,
    },
  ]
}

function adviceOn(
  term: string,
  { quote, place, how }: Match['evidence'],
  isHeld: boolean,
  honesty: Edit['honesty'],
): string {
  const said = quote === null ? '' : oneLine(quote)
  if (honesty === 'reword') {
    if (how === 'partly') return `You write “${said}”. Say it in the advertisement's own words: “${term}”.`
    return `“${term}” stands in your CV only under ${PLACE_NAMES[place ?? 'elsewhere']} (“${said}”). Show in your latest job what you did with it, if you used it there.`
  }
  if (isHeld) return `Add “${term}” under education, only if you hold it.`
  if (how === 'related') return `You have “${said}”, which is near. Add “${term}” only if you have worked with it too.`
  return `Add a line on what you did with “${term}”, only if you have done it.`
}

const PLACE_NAMES: Readonly<Record<Place, string>> = {
  'recent job': 'your latest job',
  'older job': 'an older job',
  'skills list': 'skills',
  education: 'education',
  summary: 'the summary',
  elsewhere: 'other entries',
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** As a line of the latest job; without jobs, as a line of a skills list. */
function addedAtWork(text: string, term: string, { cv }: CvMatch): string {
  const job = cv.jobs.find(({ isRecent }) => isRecent)
  const piece = job?.pieces.find(({ isHeader }) => !isHeader) ?? job?.pieces.at(-1)
  const at = piece ? text.indexOf(piece.text) : -1
  if (!piece || at < 0) return `${text}\n\nSkills\n${term}`
  const end = at + piece.text.length
  return `${text.slice(0, end)}\n- ${term}\n${text.slice(end)}`
}
