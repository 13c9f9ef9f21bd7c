/**
 * How fit a question is to be asked as it stands: a logistic regression over its wording, over the words that are put
 * into it and over their form, fitted on graded questions (`data/questions`, `npm run train:questions`).
 */
import model from '@/content/models/question-fitness.json'
import { bucketOf, decodeWeights, type HashedModel, hashedValue } from '@/domain/evaluation/score/linear-model'
import { stemOf } from '@/domain/text/stem'
import { weightOf } from '@/domain/text/word-weights'
import type { Group, Slots } from './frames'
import { bare, isGerund, isNominal, isPast, isVerb, LISTS, wordsOf } from './grammar'
import type { EvidenceVerdict } from './input'

export type Worded = {
  group: Group
  /** The text of the frame, with its slots. */
  frame: string
  slots: Slots
  verdict: EvidenceVerdict | null
  isCut: boolean
  isRelevant: boolean
}

/** Slots that hold the subject of a question, the most specific first; the others hold what is said beside it. */
const SUBJECTS = [
  'x',
  'task',
  'duty',
  'own',
  'done',
  'does',
  'happened',
  'listed',
  'title',
  'last',
  'a_title',
  'a_last',
  'a_was',
  'a_is',
  'a_other',
  'company',
  'advertWords',
  'cvWords',
]
/** Endings of words that stand before a noun. */
const MODIFIER = /(?:ic|al|ive|ous|ary|ble|ed|ful|less)$/
const LONG_WORDS = 9
/** Words of a phrase that says little. */
const SHORT = 4

const slotsOf = (frame: string): string[] => [...frame.matchAll(/\{(\w{1,20})\}/g)].map(([, name = '']) => name)

/** Without quotation marks, and without the sign that a quotation is cut. */
const unquoted = (text = ''): string => text.replace(/[“”]|\s?…/g, '')

/** The name of the slot that holds the subject of a question; empty where none does. */
const subjectOf = (frame: string): string => {
  const used = slotsOf(frame)
  return SUBJECTS.find((name) => used.includes(name)) ?? ''
}

/** Number of hash buckets for words; a power of two. */
export const FITNESS_WORDS = 4096

/** The words of the subject of a question, the first and the last once more as such. */
export function wordFeatures({ frame, slots }: Pick<Worded, 'frame' | 'slots'>): number[] {
  const words = wordsOf(unquoted(slots[subjectOf(frame)])).map(bare)
  const names = words.length === 0 ? [] : [...words, `^${words[0]}`, `${words.at(-1)}$`]
  return [...new Set(names.map((name) => bucketOf(name, FITNESS_WORDS)))]
}

/** Features of the form by name, most of them 0 or 1. */
export function featuresOf({ frame, slots, verdict, isCut, isRelevant }: Worded): Readonly<Record<string, number>> {
  const used = slotsOf(frame)
  const subject = subjectOf(frame)
  const said = unquoted(slots[subject])
  const words = wordsOf(said)
  const lower = words.map(bare)
  const last = lower.at(-1) ?? ''
  const weights = lower
    .filter((word) => word.length > 2 && !LISTS.boundaries.has(word))
    .map((word) => weightOf(stemOf(word)))
  const isDeed = subject === 'done' || subject === 'does'
  const isDuty = subject === 'x' && isGerund(lower[0] ?? '')
  const flag = (is: boolean) => (is ? 1 : 0)
  const quoted = ['near', 'hint', 'advertWords', 'cvWords']
    .filter((name) => used.includes(name))
    .map((name) => slots[name] ?? '')
  return {
    words: Math.min(words.length, LONG_WORDS) / LONG_WORDS,
    isOneWord: flag(words.length === 1),
    isTwoWords: flag(words.length === 2),
    isCut: flag(isCut && said !== ''),
    isCutDeed: flag(isCut && isDeed),
    isDeed: flag(isDeed),
    isRelevantDeed: flag(isRelevant && isDeed),
    isRelevantSkill: flag(isRelevant && subject === 'listed'),
    isShortDeed: flag(isDeed && words.length <= SHORT),
    isShortDuty: flag(isDuty && words.length <= SHORT),
    isShortCut: flag(isCut && words.length === 3),
    endsInPlural: flag(/[^s]s$/.test(last)),
    endsInNominal: flag(isNominal(last)),
    endsInGerund: flag(isGerund(last)),
    endsInModifier: flag(MODIFIER.test(last) && !isNominal(last)),
    endsInVerb: flag(isVerb(last) || isPast(last)),
    endsInName: flag(/^\p{Lu}/u.test(words.at(-1) ?? '')),
    endsInNumber: flag(/\d/.test(last)),
    hasAnd: flag(lower.includes('and') || lower.includes('or')),
    hasComma: flag(/,/.test(said)),
    hasNumber: flag(/\d/.test(said)),
    hasName: flag(/.\p{Lu}/u.test(said)),
    hasThe: flag(lower.includes('the')),
    hasHyphen: flag(/-/.test(said)),
    links: Math.min(3, lower.filter((word) => LISTS.boundaries.has(word) || word === 'of').length) / 3,
    rarest: Math.max(0, ...weights) / 10,
    commonest: Math.min(10, ...weights) / 10,
    isOngoing: flag(LISTS.ongoingDuties.has(lower[0] ?? '')),
    isLight: flag(LISTS.lightDuties.has(lower[0] ?? '') || LISTS.lightVerbs.has(lower[0] ?? '')),
    isProject: flag(LISTS.projectVerbs.has(lower[0] ?? '')),
    quotes: flag(quoted.length > 0),
    quotesPart: flag(quoted.some((text) => text.includes('…'))),
    has: flag(verdict === 'has'),
    partly: flag(verdict === 'partly'),
    no: flag(verdict === 'no'),
  }
}

const FRAMES: Readonly<Record<string, number>> = model.frames
const FEATURES: Readonly<Record<string, number>> = model.features
const WORDS: HashedModel = { ...model.words, bias: 0, weights: decodeWeights(model.words.weights, FITNESS_WORDS) }

/** Probability that a hiring manager would ask the question as it stands, 0 to 1. */
export function fitnessOf(worded: Worded): number {
  const features = featuresOf(worded)
  let sum =
    model.intercept +
    model.groups[worded.group] +
    (FRAMES[worded.frame] ?? 0) +
    hashedValue(WORDS, wordFeatures(worded))
  for (const [name, value] of Object.entries(features)) sum += value * (FEATURES[name] ?? 0)
  return 1 / (1 + Math.exp(-sum))
}
