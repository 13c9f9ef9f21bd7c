/** Selects personal questions among many candidates: each wording once, hardly a subject twice, the families mixed. */

import { type InterviewQuestion, QUESTION_CATEGORIES, type QuestionCategory } from '@/domain/interview/question'
import { questionId } from '@/domain/interview/question-id'
import { seededRandom, shuffle } from '@/domain/random'
import { fitnessOf } from './fitness'
import { filled, framesFor, type Group, keyPointsOf, minutesOf } from './frames'
import type { QuestionInput } from './input'
import { longestRun, MOST_QUOTED } from './shorten'
import { type Family, MOST_OF, type Topic } from './topic'
import { isSuitable } from './unsuitable-text'

export type Candidate = {
  topic: Topic
  frame: string
  /** The text of the frame, with its slots. */
  wording: string
  question: InterviewQuestion
  repeatsCv: boolean
  /** Probability that an interviewer would ask it as it stands, 0 to 1. */
  fitness: number
  jitter: number
}

/**
 * `least`: the lowest fitness · `limit`: factor on the limits of the families · `isStrict`: only categories that are
 * still wanted · `repeats`: which subjects may have a second question in another category; a gap in the CV only where
 * there is nothing else · `isNew`: without questions of earlier interviews.
 */
type Pass = { least: number; limit: number; isStrict: boolean; repeats: 'none' | 'known' | 'any'; isNew: boolean }
const ANY = Number.POSITIVE_INFINITY
/**
 * Lowest fitness in the first passes: below the first, fitter ones of the category that is wanted come before, below
 * the second also those of any other category.
 */
const FIT = [0.9, 0.8] as const
const STRICT = [true, false] as const
const once = { repeats: 'none' } as const
/** Where nothing fit is left, a second question on the same subject comes before one of an unwanted category. */
const NEW: readonly Omit<Pass, 'isNew'>[] = [
  ...STRICT.flatMap((isStrict) =>
    FIT.flatMap((least) => [1, 1.5].map((limit) => ({ ...once, least, limit, isStrict }))),
  ),
  ...STRICT.map((isStrict) => ({ ...once, least: FIT[1], limit: ANY, isStrict })),
  ...STRICT.flatMap((isStrict) => [
    ...[1, 1.5, ANY].map((limit) => ({ ...once, least: 0, limit, isStrict })),
    { least: 0, limit: ANY, isStrict, repeats: 'known' as const },
  ]),
  { least: 0, limit: ANY, isStrict: false, repeats: 'any' },
]
const PASSES: readonly Pass[] = [
  ...NEW.map((pass) => ({ ...pass, isNew: true })),
  { least: 0, limit: ANY, isStrict: false, repeats: 'any', isNew: false },
]
const MOST_WORDS = 60
/** Worth of a surely fit question, beside that of its subject, which is up to 9. */
const FITNESS = 30
/** Worth that a subject loses for each question on it in an earlier interview. */
const ASKED_BEFORE = 4
/** Most consecutive words that two questions of a set may share. */
const MOST_SHARED = 4

/** Every frame that applies to a topic, as a question. */
export function candidatesOf(topic: Topic, random: () => number): Candidate[] {
  return shuffle(framesFor(topic.group, topic.parts), random).flatMap((frame, i): Candidate[] => {
    const isApt = frame.needs !== 'alternatives' || topic.hasAlternatives === true
    const text = isApt ? filled(frame.text, topic.slots) : null
    if (text === null || !isAskable(text, topic)) return []
    const { source, quote, reason } = topic
    const question: InterviewQuestion = {
      id: questionId(text),
      text,
      category: frame.category,
      timeEstimate: minutesOf(frame),
      source: 'ai',
      keyPoints: keyPointsOf(frame, topic.slots),
      provenance: { source, quote, reason },
    }
    const repeatsCv = /\{(?:near|done|does|happened|cvWords)\}/.test(frame.text)
    const fitness = fitnessOf({
      group: topic.group,
      frame: frame.text,
      slots: topic.slots,
      verdict: topic.verdict,
      isCut: topic.isCut === true,
      isRelevant: topic.isRelevant === true,
    })
    return [{ topic, frame: frame.id, wording: frame.text, question, repeatsCv, fitness, jitter: random() + 0.001 * i }]
  })
}

const isAskable = (text: string, { quote, cvQuote }: Topic): boolean =>
  text.split(/\s+/).length <= MOST_WORDS &&
  text.split('?').length === 2 &&
  isSuitable(text) &&
  [quote, cvQuote ?? ''].every((source) => longestRun(text, source) <= MOST_QUOTED)

/** At most as many as wanted in total; a category with too few candidates is filled up from the others. */
export function chooseQuestions(topics: readonly Topic[], input: QuestionInput): Candidate[] {
  const random = seededRandom(input.seed)
  const candidates = shuffle(topics, random).flatMap((topic) => candidatesOf(topic, random))
  const wanted = QUESTION_CATEGORIES.reduce((sum, category) => sum + input.counts[category], 0)
  const left = { ...input.counts }
  const chosen: Candidate[] = []
  const countOf = (family: Family) => chosen.filter(({ topic }) => topic.family === family).length
  const asked = new Map<Topic, number>()
  for (const { topic, question } of candidates)
    if (input.seen.has(question.id)) asked.set(topic, (asked.get(topic) ?? 0) + 1)
  const worthOf = ({ topic, fitness, jitter }: Candidate) =>
    FITNESS * fitness + topic.value + 2 * jitter - 1.5 * countOf(topic.family) - ASKED_BEFORE * (asked.get(topic) ?? 0)
  const isOpen = (one: Candidate, { least, limit, isStrict, repeats, isNew }: Pass) =>
    one.fitness >= least &&
    !(isNew && input.seen.has(one.question.id)) &&
    (!isStrict || left[one.question.category] > 0) &&
    countOf(one.topic.family) < MOST_OF[one.topic.family] * limit &&
    !chosen.some(
      (other) =>
        conflict(one, other) && !(isOtherAngle(one, other) && (BROAD.has(one.topic.group) || mayRepeat(one, repeats))),
    ) &&
    chosen.filter(({ topic }) => topic === one.topic).length <
      (limit === ANY ? QUESTION_CATEGORIES.length : MOST_ANGLES) &&
    !input.taken?.some((other) => growsFrom(one, other))
  // Two questions on a job of the CV share its title, so that only their wordings are compared.
  const sharedBy = (one: Candidate, other: Candidate) =>
    one.topic === other.topic && BROAD.has(one.topic.group)
      ? longestRun(one.wording, other.wording)
      : longestRun(one.question.text, other.question.text)
  const sharesLittle = (one: Candidate) => chosen.every((other) => sharedBy(one, other) <= MOST_SHARED)
  for (const pass of PASSES) {
    while (chosen.length < wanted) {
      const open = candidates.filter((one) => isOpen(one, pass))
      const spare = spareOf(open, left)
      const scarcer = (a: Candidate, b: Candidate) => spare[a.question.category] - spare[b.question.category]
      const best = open
        .map((one) => ({ one, worth: worthOf(one) }))
        .sort((a, b) => (pass.isStrict ? scarcer(a.one, b.one) : 0) || b.worth - a.worth)
        .find(({ one }) => sharesLittle(one))?.one
      if (!best) break
      chosen.push(best)
      left[best.question.category]--
    }
  }
  return chosen
}

/**
 * For each category, how many more subjects can be asked about than are wanted: the scarcest is chosen first, before
 * others have used its subjects up.
 */
function spareOf(
  open: readonly Candidate[],
  left: Readonly<Record<QuestionCategory, number>>,
): Record<QuestionCategory, number> {
  const spare = (category: QuestionCategory) => {
    const topics = new Set(open.filter(({ question }) => question.category === category).map(({ topic }) => topic))
    return topics.size - Math.max(0, left[category])
  }
  return Object.fromEntries(QUESTION_CATEGORIES.map((category) => [category, spare(category)])) as Record<
    QuestionCategory,
    number
  >
}
const MOST_ANGLES = 2
/** Subjects that have many sides. */
const BROAD: ReadonlySet<Group> = new Set<Group>(['role', 'job', 'company'])

const mayRepeat = ({ topic }: Candidate, repeats: Pass['repeats']): boolean =>
  repeats === 'any' || (repeats === 'known' && topic.verdict !== 'no')

/** The same subject from another angle; degrees and years are asked about once. */
const isOtherAngle = (one: Candidate, other: Candidate): boolean =>
  one.topic === other.topic &&
  one.frame !== other.frame &&
  one.question.category !== other.question.category &&
  one.topic.family !== 'formal'

/** The same wording, the same subject, or the same words of the CV. */
function conflict(one: Candidate, other: Candidate): boolean {
  if (one.frame === other.frame || one.topic === other.topic) return true
  if (areAlike(one.topic.stems, other.topic.stems)) return true
  // What the CV lacks of one line ("Gainsight, Planhat, Vitally") is asked about once.
  const isGap = one.topic.family === 'gap' && other.topic.family === 'gap'
  if (isGap && one.topic.line === other.topic.line) return true
  return (one.repeatsCv || other.repeatsCv) && overlap(one.topic.cvQuote, other.topic.cvQuote)
}

/** Whether at least half of the smaller topic's stems are in the other. */
function areAlike(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const shared = [...a].filter((stem) => b.has(stem)).length
  return shared > 0 && 2 * shared >= Math.min(a.size, b.size)
}

const overlap = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && (a.includes(b) || b.includes(a))

const plain = (text: string) => text.replace(/\W+/g, ' ').trim().toLowerCase()

function growsFrom({ topic }: Candidate, { provenance }: InterviewQuestion): boolean {
  if (!provenance) return false
  const [own, other] = [plain(topic.quote), plain(provenance.quote)]
  return provenance.source === topic.source && own !== '' && (own.includes(other) || other.includes(own))
}
