/** Looks for each key point in the answer: by its listed terms, and by the words of its own sentence. */
import type { Mentions } from '@/domain/evaluation/denial'
import type { DenyingSentence } from '@/domain/evaluation/denying-sentences'
import type { PointFinding } from '@/domain/evaluation/facts'
import { type Claim, claimedBy, plainDenialOf } from '@/domain/evaluation/plain-denial'
import { doesForbidden, type Forbidden, forbiddenBy, mostTelling } from '@/domain/evaluation/point-sentences'
import { quoteOf, type ReadAnswer } from '@/domain/evaluation/read-answer'
import { type Bag, bagOf, matchOf, recallOf, type Term } from '@/domain/evaluation/text/bag'
import { mayDeny, negationIn } from '@/domain/evaluation/text/negation'
import { lazily } from '@/domain/evaluation/text/remembered'
import { type Sentence, type Token, tokensIn, tokensOf } from '@/domain/evaluation/text/tokens'
import { isFunctionWord, weightOf } from '@/domain/evaluation/text/word-weights'
import { type Choice, choicesOf, choosesWrongly } from '@/domain/evaluation/wrong-choice'
import type { KeyPoint } from '@/domain/interview/question'

/** A run of stems; `given` when the question says it already, so that it proves less in the answer. */
type Synonym = { stems: readonly string[]; given: boolean; negated: boolean }

/** A key point made ready once per question. */
export type PreparedPoint = {
  /** Content words of the point's sentence that the question does not give away (all of them if it gives away all). */
  sought: readonly Term[]
  /** Listed terms: groups of synonyms. */
  groups: readonly (readonly Synonym[])[]
  /** Telling words of what the point claims, from its sentence and its terms, without repeats. */
  claim: readonly string[]
  /** The point itself says "not": an answer that does so agrees with it. */
  negative: boolean
  /** What the point claims, if an answer can deny it. */
  deniable: Claim | null
  /** What the point says not to do ("do not sign", "decline to commit"). */
  forbidden: readonly Forbidden[]
  /** What the point chooses over something else ("hashed, not encrypted"). */
  choices: readonly Choice[]
}

export function preparePoint(point: KeyPoint, question: Bag): PreparedPoint {
  const bag = bagOf(tokensOf(point.text))
  const fresh = bag.terms.filter((term) => matchOf(term, question) < 0.85)
  return {
    sought: fresh.length > 0 ? fresh : bag.terms,
    groups: point.terms.map((group) =>
      group
        .map((synonym) => tokensOf(synonym).map((token) => token.stem))
        .filter((stems) => stems.length > 0)
        .map((stems) => ({
          stems,
          negated: stems.length > 1 && stems.some((stem) => DENIALS.has(stem)),
          given: stems.every((stem) => isFunctionWord(stem) || question.stems.has(stem)),
        })),
    ),
    claim: claimOf(point),
    negative: NEGATIVE.test(point.text),
    deniable: claimedBy(point),
    forbidden: forbiddenBy(point.text),
    choices: choicesOf(point.text),
  }
}

const NEGATIVE =
  /^(?:do not|does not|never|no|avoid|don['’]t)\b|\b(?:do|does|did|is|are|must|should|can|could|may|will|would|has|have)(?: not|n['’]t)\b|\bnever\b|\bwithout\b/iu
/** What a point sets itself apart from ("instead of guessing") is not what it claims. */
const CONTRAST = /[,;]?\s{0,9}\b(?:instead of|rather than|and not|but not|not)\b[\s\S]*$/iu

function claimOf({ text, terms }: KeyPoint): string[] {
  const words = tokensOf(text.replace(CONTRAST, '')).filter((token) => weightOf(token.stem) === 1)
  const listed = terms
    .flat()
    .flatMap((synonym) => tokensOf(synonym))
    .filter((token) => !isFunctionWord(token.stem))
  return [...new Set([...words, ...listed].map((token) => token.stem))]
}

/** A point is made within a few neighbouring sentences; words scattered over a long answer make none. */
const WINDOW = 3
/** What a listed term is worth when it is met outside the best window. */
const STRAY_CREDIT = 0.35
export const COVERED = 0.6
export const PARTLY = 0.25

/** Stems of the words that turn a statement round. */
const DENIALS = new Set(['not', 'no', 'never', 'without'])

/** Neighbouring sentences of an answer. `said` is all that they say. */
type Window = {
  sentences: readonly Sentence[]
  said: Bag
  /** What they do not deny: worked out when a point first asks, since points that say "not" themselves never do. */
  affirmed: () => Bag
}

/**
 * The windows of an answer, prepared once for its points; `whole` holds all words of the answer. None begins so late that
 * it would be part of the one before: what it made, that one makes as well.
 */
export function windowsOf({ content }: ReadAnswer, whole: Bag): Window[] {
  const undenied = lazily(() =>
    content.map(({ tokens }) => (mayDeny(tokens) ? tokens.filter((_, at) => !negationIn(tokens, at)) : tokens)),
  )
  return content.slice(0, Math.max(1, content.length - WINDOW + 1)).map((_, at) => {
    const sentences = content.slice(at, at + WINDOW)
    const all = tokensIn(sentences)
    const said = sentences.length === content.length ? whole : bagOf(all, whole.near)
    const affirmed = lazily(() => {
      const kept = undenied()
        .slice(at, at + WINDOW)
        .flat()
      return kept.length === all.length ? said : bagOf(kept, whole.near)
    })
    return { sentences, said, affirmed }
  })
}

type Context = {
  /** All words of the answer. */
  whole: Bag
  /** The sentence that says the opposite of the point. */
  opposite?: Sentence | undefined
  /** The answer says the opposite of one point or more. Then its other denials are meant as such, too. */
  denies: boolean
}

/**
 * In an answer that denies points, what is left of another one without the words denied must be this share of it, or the
 * point is not made.
 */
const STANDING_SHARE = 0.5

/**
 * Looks for one point. `trust`, 0 to 1, is what a listed term is worth in this answer: terms of everyday work ("told",
 * "two weeks") stand in every story, so they prove little in one that is about something else.
 */
export function findPoint(
  point: PreparedPoint,
  windows: readonly Window[],
  { whole, opposite, denies }: Context,
  trust: number,
): PointFinding {
  if (opposite) return { status: 'missing', strength: 0, quote: quoteOf(opposite.text), denied: true }
  // What is nowhere in the answer is in no window: looked for once, not once per window.
  const there = {
    terms: point.sought.filter((term) => matchOf(term, whole) > 0),
    groups: point.groups.map((group) => group.filter(({ stems }) => stems.some((stem) => isIn(stem, whole)))),
  }
  if (there.terms.length === 0 && there.groups.every((group) => group.length === 0)) return NOT_MADE
  const share = weightSum(there.terms) / Math.max(0.001, weightSum(point.sought))
  // Without listed terms the whole answer says at least as much of the point as any part of it.
  if (
    windows.length > 1 &&
    point.groups.length === 0 &&
    textStrength(share * recallOf(there.terms, whole)) < PARTLY / 2
  )
    return NOT_MADE
  const look = (bagIn: (window: Window) => Bag) => bestOf(point, there, share, windows, bagIn, trust)
  const said = look((window) => window.said)
  if (said.strength < PARTLY / 2 || !said.window) return NOT_MADE
  const affirmed = point.negative ? said : look((window) => window.affirmed())
  if (denies && affirmed.strength < STANDING_SHARE * said.strength) return NOT_MADE
  const { strength, window } = affirmed
  // A point that is hardly there shows no quote, so none is looked for.
  const isShown = window !== undefined && strength >= PARTLY
  return findingOf(strength, isShown ? quoteOf(mostTelling(point.claim, window.sentences, whole.near).text) : null)
}

/** The sentence that says the opposite of the point. `asked`: stems of all points. */
export const oppositeOf = (
  { forbidden, deniable, choices }: PreparedPoint,
  answer: { denying: readonly DenyingSentence[]; mentions: Mentions },
  asked: ReadonlySet<string>,
): Sentence | undefined =>
  (forbidden.length > 0 ? doesForbidden(forbidden, answer.mentions.sentences) : undefined) ??
  (choices.length > 0 ? choosesWrongly(choices, answer.mentions.sentences) : undefined) ??
  (deniable ? plainDenialOf(deniable, answer, asked) : undefined)

const NOT_MADE: PointFinding = { status: 'missing', strength: 0, quote: null, denied: false }

function findingOf(strength: number, quote: string | null): PointFinding {
  const status = strength >= COVERED ? 'covered' : strength >= PARTLY ? 'partly' : 'missing'
  return { status, strength, quote: status === 'missing' ? null : quote, denied: false }
}

/** The finding with a share of its strength. */
export const weakened = (finding: PointFinding, share: number): PointFinding =>
  finding.denied || share === 1 ? finding : { ...finding, ...findingOf(finding.strength * share, finding.quote) }

/** True when one of the point's listed terms stands in the text, whatever is said of it. */
export const meetsTerm = (point: PreparedPoint, text: Bag): boolean =>
  point.groups.some((group) =>
    group.some(({ stems, given }) => !given && stems.every((stem) => isFunctionWord(stem) || text.stems.has(stem))),
  )

type There = { terms: readonly Term[]; groups: readonly (readonly Synonym[])[] }

/** The window that makes most of the point, and how much. */
function bestOf(
  point: PreparedPoint,
  { terms: sought, groups }: There,
  share: number,
  windows: readonly Window[],
  bagIn: (window: Window) => Bag,
  trust: number,
): { strength: number; window: Window | undefined } {
  let best = { strength: 0, text: 0, terms: 0, window: windows[0] }
  const met = new Array<number>(groups.length).fill(0)
  for (const window of windows) {
    const bag = bagIn(window)
    const credits = groups.map((group) => creditOf(group, window, bag))
    for (const [i, credit] of credits.entries()) met[i] = Math.max(met[i] ?? 0, credit)
    const text = textStrength(share * recallOf(sought, bag))
    const terms = meanOf(credits)
    const strength = combine(text, terms * trust, point.groups.length)
    if (strength > best.strength) best = { strength, text, terms, window }
  }
  const terms = best.terms + STRAY_CREDIT * Math.max(0, meanOf(met) - best.terms)
  return { strength: combine(best.text, terms * trust, point.groups.length), window: best.window }
}

const weightSum = (terms: readonly Term[]) => terms.reduce((sum, term) => sum + term.weight, 0)

const isIn = (stem: string, bag: Bag) => matchOf({ stem, weight: 1, groups: [] }, bag) > 0

const meanOf = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * People restate a point in their own words and rarely use more than half of its words: a third of them (by weight)
 * is where a listener begins to hear the point, two thirds make it in full. A single common word makes nothing.
 */
const textStrength = (recall: number) => Math.min(1, Math.max(0, (recall - 0.15) / 0.5))

/**
 * Terms prove a point; the words of its sentence are the second witness. Either is enough, both together are more:
 * 1 - (1 - a)(1 - b). One group of terms may be met by chance, so alone it proves less than several do.
 */
function combine(text: number, terms: number, groups: number): number {
  if (groups === 0) return text
  const proof = groups === 1 ? 0.7 : 0.85
  return Math.min(1, (1 - (1 - proof * terms) * (1 - 0.6 * text)) / 0.9)
}

/** What a term is worth that the question itself uses. */
const GIVEN_CREDIT = 0.5

/** Best credit of a group's synonyms in a window, 0 to 1. */
function creditOf(group: readonly Synonym[], { sentences, said }: Window, bag: Bag): number {
  let best = 0
  for (const { stems, given, negated } of group) {
    // A term that says "not" itself is met by a denial.
    best = Math.max(best, runCredit(stems, sentences, negated ? said : bag) * (given ? GIVEN_CREDIT : 1))
  }
  return best
}

function runCredit(run: readonly string[], sentences: readonly Sentence[], bag: Bag): number {
  const content = run.filter((stem) => !isFunctionWord(stem))
  const wanted = content.length > 0 ? content : run
  const credits = wanted.map((stem) => matchOf({ stem, weight: 1, groups: [] }, bag))
  if (credits.some((credit) => credit === 0)) {
    // One word of a phrase is a hint ("constraint" for "unique constraint"), not the term.
    return wanted.length > 1 ? 0.3 * meanOf(credits) : 0
  }
  const together = wanted.length < 2 || sentences.some((sentence) => standTogether(wanted, sentence.tokens))
  const telling = meanOf(wanted.map(weightOf))
  return meanOf(credits) * (together ? 1 : 0.5) * (0.6 + 0.4 * telling)
}

/** The words of a phrase stand close to one another, in any order ("race condition", "condition of a race"). */
function standTogether(stems: readonly string[], tokens: readonly Token[]): boolean {
  const reach = stems.length + 4
  const places = stems.map((stem) => tokens.flatMap((token, at) => (token.stem === stem ? [at] : [])))
  return (places[0] ?? []).some((at) => places.every((list) => list.some((other) => Math.abs(other - at) <= reach)))
}
