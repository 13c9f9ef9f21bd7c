/** Reviews the bullet points of each job for an action and its result. */

import type { Cv, CvSegment } from '@/domain/documents/cv/cv'
import { placeOf } from '@/domain/documents/cv/read-cv'
import { pattern } from '@/domain/text/pattern'
import { capitalized } from '@/domain/text/wording'
import { leadingVerb } from './verbs'

export type BulletProblem = 'no action' | 'no result'
export type WeakBullet = {
  /** Verbatim from the CV. */
  quote: string
  problem: BulletProblem
  why: string
  /** The original line, with blanks in square brackets to fill in. */
  rewrite: string
}
export type BulletReview = {
  total: number
  withAction: number
  /** Lines that give a figure or say what came of the work. */
  withResult: number
  weak: readonly WeakBullet[]
}

const DUTY = pattern('i')`
  ^(?:(?:was |were |i was )?(?:solely |also )?responsible for
  |(?:my )?(?:duties|tasks|responsibilities) (?:include|included|were)|in charge of|tasked with)\s*:?\s+
`
const PAST = /^(?:(?:i|we)\s+)?[a-z-]{2,30}ed\b/i
const FIGURE = pattern('i')`
  \d|[%€$£₦#]|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty
  |hundreds?|thousands?|millions?|dozens?)\b
`
/** How often something is done is no result of it. */
const HOW_OFTEN = pattern('i')`
  \b(?:daily|weekly|monthly|quarterly|yearly|annual(?:ly)?|every (?:day|week|month|quarter|year))\b
`
const OUTCOME = pattern('i')`
  \b(?:so that|which (?:led|raised|cut|saved|let|made|gave|brought|helped)|result(?:ing|ed)|leading to|led to
  |increas\w*|decreas\w*|reduc\w*|improv\w*|rais(?:ed|ing)|lower(?:ed|ing)|sav(?:ed|ing)|cut|halved|doubled
  |tripled|grew|grown|won|award\w*|exceed\w*|achiev\w*|shorten\w*|faster|on time|under budget)\b
`
/** The beneficiaries at the end of a line; their number is a useful figure to add. */
const FOR_MANY = /^(.{3,200}\b(?:for|of|with|to|from|across|by))\s+((?:[a-z-]{2,20}\s+){0,2}[a-z-]{2,20}[^s\W]s)$/

const MOST_WEAK = 6
/** Length in words of a line that can be improved by filling in a blank. */
const LENGTH = { least: 4, most: 24 } as const

/** Bullet points of jobs that are complete statements. */
export const bulletsOf = (cv: Cv): CvSegment[] =>
  cv.segments.filter(
    (segment) =>
      (segment.job !== null || segment.section === 'experience') && !segment.isHeader && segment.tokens.length >= 4,
  )

/** Whether a line gives a figure or says what came of the work; measured on `data/documents/bullets.jsonl`. */
export const hasResultIn = (line: string): boolean => FIGURE.test(line) || OUTCOME.test(line)

/** Counts all lines; remarks are made only on lines of recent jobs that can be improved without rewriting them. */
export function reviewBullets(cv: Cv): BulletReview {
  const bullets = bulletsOf(cv)
  const weak: WeakBullet[] = []
  let withAction = 0
  let withResult = 0
  for (const segment of bullets) {
    const { text } = segment
    const hasAction = !DUTY.test(text) && (leadingVerb(text) !== null || PAST.test(text))
    const hasResult = hasResultIn(text)
    if (hasAction) withAction++
    if (hasResult) withResult++
    // An old job needs less detail.
    if (placeOf(segment, cv) !== 'recent job' || weak.length >= MOST_WEAK) continue
    const { length } = segment.tokens
    if (length < LENGTH.least || length > LENGTH.most) continue
    const isCurrent = segment.job !== null && cv.jobs[segment.job]?.span?.isCurrent === true
    const remark = DUTY.test(text) ? withoutAction(text) : hasResult ? null : withoutResult(text, isCurrent)
    if (remark) weak.push({ quote: text, ...remark })
  }
  return { total: bullets.length, withAction, withResult, weak }
}

type Remark = Omit<WeakBullet, 'quote'>

/** "Responsible for managing the accounts": uses the gerund that follows, or leaves a blank for the action. */
function withoutAction(text: string): Remark {
  const opening = DUTY.exec(text)?.[0] ?? ''
  const rest = bare(text.slice(opening.length))
  const verb = leadingVerb(rest)
  const isVerb = verb?.tense === 'gerund'
  const line = isVerb ? `${capitalized(verb.past)}${rest.slice(verb.end)}` : `[What you did with] ${rest}`
  return {
    problem: 'no action',
    why: `“${opening.trim()}” names a duty. Begin with what you did.`,
    rewrite: `${withAmount(line)}, [what came of it]`,
  }
}

function withoutResult(text: string, isCurrent: boolean): Remark | null {
  const verb = leadingVerb(text)
  if (!verb) return null
  const line = bare(text)
  // A current job may be described in the present tense.
  const told =
    verb.tense === 'past' || (verb.tense === 'present' && isCurrent)
      ? line
      : `${capitalized(verb.past)}${line.slice(verb.end)}`
  return {
    problem: 'no result',
    ...(HOW_OFTEN.test(line)
      ? { why: 'It says what you did and how often, but not what came of it.', rewrite: `${told}, [what came of it]` }
      : {
          why: 'It says what you did, but not how much, how often or what came of it.',
          rewrite: `${withAmount(told)}, [what came of it]`,
        }),
  }
}

/** Inserts a blank for the number before a plural, otherwise at the end. */
function withAmount(line: string): string {
  const [, before, many] = FOR_MANY.exec(line) ?? []
  return before && many ? `${before} [how many] ${many}` : `${line}, [how many or how often]`
}

const bare = (text: string): string => text.replace(/[\s.;,]{1,4}$/, '').trim()
