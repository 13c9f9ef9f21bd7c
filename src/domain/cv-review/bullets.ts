/** Looks at the lines under each job: does each say what was done, and what came of it? */
import { type Cv, type CvPiece, placeOf } from '@/domain/documents/cv/read-cv'

export type BulletProblem = 'no action' | 'no result'
export type WeakBullet = { quote: string; problem: BulletProblem; why: string }
export type BulletReview = { total: number; withAction: number; withResult: number; weak: readonly WeakBullet[] }

const IRREGULAR =
  'built|led|ran|wrote|made|grew|cut|won|sold|taught|took|held|gave|kept|drove|oversaw|brought|set|put|began|found|met|sought|spoke|drew|bought|sent|spent|chose|rewrote|rebuilt|undertook|shot|hit|beat'
const PRESENT =
  'manage|lead|run|build|write|prepare|design|develop|coordinate|plan|maintain|monitor|support|create|deliver|provide|train|teach|sell|own|keep|hold|handle|supervise|review|analy[sz]e|report|ensure|conduct|assist|work|serve|solve|answer|process|implement|organi[sz]e|perform|reconcile|post|interview|grow|care|record|move|tune|administer|operate|test|research|advise|negotiate|draft|edit|produce|oversee|direct|drive'
const ACTION = new RegExp(
  `^(?:(?:i|we)\\s+)?(?:(?:successfully|also|personally|jointly|regularly|actively|independently)\\s+)?(?:[a-z-]{2,}ed|${IRREGULAR}|(?:${PRESENT})(?:e?s)?|[a-z]{3,}ing)\\b`,
  'i',
)
const PASSIVE =
  /^(?:responsible for|duties (?:include|included)|in charge of|tasked with|involved in|worked (?:on|with)|helped (?:with|to)|participated in)\b/i
const FIGURE = /(?:\d|[%€$£₦#])/
const OUTCOME =
  /\b(?:so that|which (?:led|raised|cut|saved|let|made|gave|brought|helped)|resulting|resulted|leading to|led to|increas\w*|decreas\w*|reduc\w*|improv\w*|rais(?:ed|ing)|lower(?:ed|ing)|sav(?:ed|ing)|cut|halved|doubled|tripled|grew|grown|won|award\w*|exceed\w*|achiev\w*|shorten\w*|faster|on time|under budget)\b/i

const MOST_WEAK = 12

/** Entries of jobs that are whole statements. */
export const bulletsOf = (cv: Cv): CvPiece[] =>
  cv.pieces.filter(
    (piece) => (piece.job !== null || piece.section === 'experience') && !piece.isHeader && piece.tokens.length >= 4,
  )

export function reviewBullets(cv: Cv): BulletReview {
  const bullets = bulletsOf(cv)
  const weak: WeakBullet[] = []
  let withAction = 0
  let withResult = 0
  for (const piece of bullets) {
    const { text } = piece
    const hasAction = ACTION.test(text) && !PASSIVE.test(text)
    const hasResult = FIGURE.test(text) || OUTCOME.test(text)
    if (hasAction) withAction++
    if (hasResult) withResult++
    // An old job need not be told in full.
    if (placeOf(piece, cv) !== 'recent job') continue
    if (!hasAction) weak.push({ quote: text, problem: 'no action', why: whyNoAction(text) })
    else if (!hasResult) {
      weak.push({
        quote: text,
        problem: 'no result',
        why: 'It says what you did, but not how much, how often or what came of it.',
      })
    }
  }
  return { total: bullets.length, withAction, withResult, weak: weak.slice(0, MOST_WEAK) }
}

function whyNoAction(text: string): string {
  const passive = PASSIVE.exec(text)?.[0]
  return passive
    ? `“${passive}” names a duty. Begin with what you did.`
    : 'It does not begin with what you did. Put the verb first.'
}
