/** Measures of how an answer agrees with one reference answer: what the calibrated model reads. */
import { type Bag, matchOf, recallOf, type Term } from '@/domain/evaluation/text/bag'
import { commonRun, type Places, placesOf } from '@/domain/evaluation/text/common-run'
import { stemOf } from '@/domain/evaluation/text/stem'
import { weightOf } from '@/domain/evaluation/text/word-weights'

/**
 * The model's inputs, in the order of its coefficients. All but the last two, which describe the question and its
 * reference, measure agreement, and more is better.
 */
export const MATCH_FEATURES = [
  'stems',
  'meaning',
  'letters',
  'precision',
  'order',
  'length',
  'exact',
  'statement',
  'undenied',
  'definition',
  'extent',
] as const
export type MatchFeature = (typeof MATCH_FEATURES)[number]

export type MatchFeatures = Readonly<Record<MatchFeature, number>> & {
  /** Content words of the reference that the question does not give away, by weight. */
  referenceWeight: number
  /** Content words of the answer that the question does not give away, by weight. */
  answerWeight: number
  /** Recall of the reference by the words themselves, misspelt at most, 0 to 1. */
  literalRecall: number
  /** The same with synonyms. */
  recall: number
  /** Recall of the question's own words, in the same way, 0 to 1. */
  literalEcho: number
  /** The answer has a figure or a word of some trade, so that it may be right in words of its own. */
  informed: boolean
}

/** Least weight of a word, so that grammar ("only", "before", "not") is not wholly lost where order and wording count. */
const LEAST_WEIGHT = 0.15

/** What is needed of a question and its reference answer, prepared once. */
export type ReferenceProfile = {
  question: Bag
  reference: Bag
  /** Content words that the question does not give away; all of them when it gives away all. */
  sought: readonly Term[]
  /** Distinct stems, grammar included, that the question does not hold, with their weights. */
  stems: ReadonlyMap<string, number>
  /** What each statement of the reference adds to the question. */
  statements: readonly (readonly Term[])[]
  letters: Trigrams
  places: Places
  denials: number
  isDefinition: boolean
}

/** A word that stands in the question, misspelt or in another form at most, tells nothing in the answer. */
const ECHO_CREDIT = 0.85

/** Terms that the question does not give away; all of them when it gives away all. */
function freshOf(terms: readonly Term[], question: Bag): readonly Term[] {
  const fresh = terms.filter((term) => matchOf(term, question) < ECHO_CREDIT)
  return fresh.length > 0 ? fresh : terms
}

/** `statements` are the parts of `reference`. */
export function profileOf(question: Bag, reference: Bag, statements: readonly Bag[]): ReferenceProfile {
  const stems = [...reference.stems].filter((stem) => !question.stems.has(stem))
  return {
    question,
    reference,
    sought: freshOf(reference.terms, question),
    statements: statements.map(({ terms }) => freshOf(terms, question)),
    stems: new Map((stems.length > 0 ? stems : [...reference.stems]).map((stem) => [stem, leastWeightOf(stem)])),
    letters: trigramsOf(reference.run),
    places: placesOf(reference.run),
    denials: denialsIn(reference),
    isDefinition: question.run[0] === 'what' && question.run[1] === 'is' && /^an?$/.test(question.run[2] ?? ''),
  }
}

const leastWeightOf = (stem: string) => Math.max(LEAST_WEIGHT, weightOf(stem))

export function matchFeatures(profile: ReferenceProfile, answer: Bag): MatchFeatures {
  const { question, reference, sought } = profile
  const own = answer.terms.filter((term) => matchOf(term, question) < ECHO_CREDIT)
  const recall = recallOf(sought, answer)
  const literal = { ...answer, groups: NO_GROUPS }
  const answerWeight = weightSum(own)
  return {
    stems: stemRecall(profile.stems, answer),
    meaning: Math.sqrt(recall),
    letters: cosine(profile.letters, trigramsOf(answer.run)),
    precision: Math.sqrt(recallOf(own, reference)),
    order: commonRun(answer.run, profile.places) / Math.max(1, reference.run.length),
    length: Math.log1p(Math.min(MOST_WEIGHT, answerWeight)),
    exact: weightSum(sought.filter((term) => answer.stems.has(term.stem))) / Math.max(0.5, weightSum(sought)),
    statement: Math.max(
      0,
      ...(profile.statements.length > 1 ? profile.statements : []).map((terms) => recallOf(terms, answer)),
      profile.statements.length > 1 ? 0 : recall,
    ),
    undenied: 1 - Math.min(MOST_DENIALS, Math.max(0, denialsIn(answer) - profile.denials)) / MOST_DENIALS,
    definition: profile.isDefinition ? 1 : 0,
    extent: Math.log1p(Math.min(MOST_WORDS, reference.run.length)),
    referenceWeight: weightSum(sought),
    answerWeight,
    literalRecall: recallOf(sought, literal),
    recall,
    literalEcho: recallOf(question.terms, literal),
    informed: own.some((term) => term.groups.length > 0 || /\d/.test(term.stem)),
  }
}

const NO_GROUPS: ReadonlySet<number> = new Set()

/** Length beyond which more words earn nothing, by weight. */
const MOST_WEIGHT = 15

/** Length of a reference beyond which nothing changes, in words. */
const MOST_WORDS = 100

const DENIALS = new Set(['not', 'never', 'no', 'without', 'neither', 'nor', 'none', 'nothing'].map(stemOf))
/** Denials that the reference does not share speak against an answer; two say as much as many. */
const MOST_DENIALS = 2

const denialsIn = (bag: Bag) => bag.run.filter((stem) => DENIALS.has(stem)).length

const weightSum = (terms: readonly Term[]) => terms.reduce((sum, term) => sum + term.weight, 0)

function stemRecall(stems: ReadonlyMap<string, number>, answer: Bag): number {
  let total = 0
  let held = 0
  for (const [stem, weight] of stems) {
    total += weight
    if (answer.stems.has(stem)) held += weight
  }
  return total === 0 ? 0 : held / total
}

/** How often each run of three letters occurs in a text of stems, and the sum of the squares of these counts. */
type Trigrams = { counts: ReadonlyMap<number, number>; squares: number }

/** Each run of letters is one number, of 16 bits for a letter: to cut and compare strings takes several times as long. */
function trigramsOf(run: readonly string[]): Trigrams {
  const text = ` ${run.join(' ')} `
  const counts = new Map<number, number>()
  let [before, last] = [text.charCodeAt(0), text.charCodeAt(1)]
  for (let i = 2; i < text.length; i++) {
    const letter = text.charCodeAt(i)
    // Within 31 bits for plain letters, which is the kind of number that is fastest to look up.
    const gram =
      (before & ~0x3ff) === 0 && (last & ~0x3ff) === 0 && letter < 0x400
        ? (before << 20) | (last << 10) | letter
        : before * 2 ** 32 + last * 2 ** 16 + letter + 2 ** 48
    counts.set(gram, (counts.get(gram) ?? 0) + 1)
    before = last
    last = letter
  }
  let squares = 0
  for (const count of counts.values()) squares += count * count
  return { counts, squares }
}

function cosine(a: Trigrams, b: Trigrams): number {
  let dot = 0
  for (const [gram, count] of a.counts) dot += count * (b.counts.get(gram) ?? 0)
  return dot === 0 ? 0 : dot / Math.sqrt(a.squares * b.squares)
}
