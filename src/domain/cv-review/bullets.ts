/** Reviews the bullet points of each job for an action and its result. */

import words from '@/content/language/review-words.json'
import type { Cv, CvSegment } from '@/domain/documents/cv/cv'
import { placeOf } from '@/domain/documents/cv/read-cv'
import { pattern } from '@/domain/text/pattern'
import { capitalized } from '@/domain/text/wording'
import { type LeadingVerb, leadingVerb } from './verbs'

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
const FIGURE = new RegExp(`\\d|[%€$£₦#]|\\b(?:${words.numbers})\\b`, 'i')
/** How often something is done is no result of it. */
const HOW_OFTEN = pattern('i')`
  \b(?:daily|weekly|monthly|quarterly|yearly|annual(?:ly)?|nightly
  |(?:every|each)(?: (?:second|other))? (?:day|morning|evening|night|shift|week|weekend|month|quarter|year|term))\b
`
const OUTCOME = new RegExp(`\\b(?:${words.outcomes})\\b`, 'i')
/** The beneficiaries at the end of a line; their number is a useful figure to add. */
const FOR_MANY = pattern()`
  ^(.{3,200}\b(?:for|of|with|to|from|across|by))\s+
  ((?!(?:the|an?|my|our|their|its|his|her|all|any|each|every|this|these|those)\b)
  (?:[a-z-]{2,20}\s+){0,2}[a-z-]{2,20}[^s\W]s)$
`

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
export const hasResultIn = (line: string): boolean => FIGURE.test(line) || hasOutcomeIn(line)

/** Whether a line says what came of the work, with or without a figure. */
export const hasOutcomeIn = (line: string): boolean => OUTCOME.test(line)

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
function withoutAction(text: string): Remark | null {
  const opening = DUTY.exec(text)?.[0] ?? ''
  const rest = bare(text.slice(opening.length))
  const verb = leadingVerb(rest)
  const line = verb?.tense === 'gerund' ? inPast(rest, verb) : `[What you did with] ${rest}`
  if (line === null) return null
  return {
    problem: 'no action',
    why: `“${opening.trim()}” names a duty. Begin with what you did.`,
    rewrite: `${/\d/.test(line) ? line : withAmount(line)}, [what came of it]`,
  }
}

function withoutResult(text: string, isCurrent: boolean): Remark | null {
  const verb = leadingVerb(text)
  if (!verb) return null
  const line = bare(text)
  // A current job may be described in the present tense.
  const told = verb.tense === 'past' || (verb.tense === 'present' && isCurrent) ? line : inPast(line, verb)
  if (told === null) return null
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
  // "to collect requirements": a purpose, not a number of persons.
  const isPurpose = before?.endsWith('to') === true && leadingVerb(many ?? '') !== null
  return before && many && !isPurpose ? `${before} [how many] ${many}` : `${line}, [how many or how often]`
}

/** Verbs whose gerund keeps its "of": "thinking of gifts". */
const WITH_OF = /^(?:dispose|think|speak|learn)$/
/** Gerunds that are as often a noun: "and training sessions". */
const NOUN = new RegExp(`^(?:${words.gerundNouns})$`, 'i')
const JOINED = /^(\s*(?:,\s*(?:and|or)\s|,\s|&\s|\/|\s(?:and|or)\s)\s*)([a-z-]{2,30})\b/i
const OF = /^\s+of(?=\s)/i
/** What may stand between a gerund and its "of": "Setting out of roads", "Following up of debtors". */
const PARTICLE = /^\s+(?:out|up|down|off)(?=\s+of\s)/i
/** Verbs that take an object with "out": "Working out of the Lagos office" has none. */
const WITH_OUT = new RegExp(`^(?:${words.verbsWithOut})$`)
const FINITE = /\b(?:is|are|was|were|has|have|had|will|would|can|could|must)\b/i

/**
 * A line that begins with a gerund or in the present tense, in the past tense: "Posting of sales" as "Posted sales",
 * "Checking bills and counting parcels" as "Checked bills and counted parcels". Null where that may be wrong.
 */
function inPast(line: string, verb: LeadingVerb): string | null {
  let told = capitalized(verb.past)
  let rest = line.slice(verb.end)
  let last = verb
  const isGerund = verb.tense === 'gerund'
  // "Loading and unloading of lorries": one object for several verbs.
  for (let next = JOINED.exec(rest); next; next = JOINED.exec(rest)) {
    const [whole, joint = '', word = ''] = next
    const form = leadingVerb(word)
    if (form === null || form.tense !== verb.tense) return null
    told += joint + form.past
    rest = rest.slice(whole.length)
    last = form
  }
  // "Closing, tax returns", "Editing tools: Word", "Closing the year was his job" and "Design of bridges" name a thing.
  if (!/^\s/.test(rest) || (isGerund && (rest.includes(':') || FINITE.test(rest)))) return null
  const particle = isGerund ? (PARTICLE.exec(rest)?.[0] ?? '') : ''
  if (/out$/i.test(particle) && !WITH_OUT.test(last.base)) return null
  told += particle
  rest = rest.slice(particle.length)
  const hasOf = OF.test(rest)
  if (hasOf && !isGerund) return null
  if (hasOf && !WITH_OF.test(last.base)) rest = rest.replace(OF, '')
  const joined = isGerund ? joinedGerunds(rest, hasOf) : joinedPresents(rest, verb)
  return joined === null ? null : told + joined
}

const BEFORE_GERUND =
  /([a-z-]{0,30})(\s{0,3}(?:,\s{0,3}and|,\s{0,3}or|,|;|&|\band|\bor|\band then|\bthen)\s{1,3})([a-z-]{2,30}ing)\b/gi
const DETERMINED = /^\s+(?:the|an?|all|any|each|every|my|our|their|its|his|her|this|these|those|new|\d+)\b/i
const NOT_FINITE = /^(?:including|according|regarding|concerning|depending|following|resulting|leading|using)$/i

/** The gerunds that continue a list of actions, in the past tense; null where one of them may be a noun. */
function joinedGerunds(rest: string, hasOf: boolean): string | null {
  const found = [...rest.matchAll(BEFORE_GERUND)]
  // "Ran the shop, ensuring a good service" needs no change.
  if (found.every((match) => /^\s*[,;]\s+$/.test(match[2] ?? ''))) return rest
  let told = ''
  let from = 0
  for (const match of found) {
    const [whole, before = '', joint = '', word = ''] = match
    const end = match.index + whole.length
    const after = rest.slice(end)
    const isOf = OF.test(after)
    // "Supporting the recruitment and training of staff"
    if (isOf && !hasOf) continue
    const form = leadingVerb(word)
    const isUnsure = NOUN.test(word) && !isOf && !DETERMINED.test(after)
    if (form?.tense !== 'gerund' || isUnsure || /ing$/i.test(before) || NOT_FINITE.test(word) || !/^\s/.test(after)) {
      return null
    }
    told += rest.slice(from, match.index) + before + joint + form.past
    from = end + (isOf && !WITH_OF.test(form.base) ? (OF.exec(after)?.[0].length ?? 0) : 0)
  }
  return told + rest.slice(from)
}

/** "Take orders and serve guests": null where a word after "and" may be a verb of the same form. */
const joinedPresents = (rest: string, { base }: LeadingVerb): string | null =>
  [...rest.matchAll(/(?:,|;|&|\band|\bor|\bthen)\s+([a-z-]{2,30})\b/gi)].some(([, word = '']) => {
    const form = leadingVerb(word)
    return form?.tense === 'present' && form.base !== base
  })
    ? null
    : rest

const bare = (text: string): string => text.replace(/[\s.;,]{1,4}$/, '').trim()
