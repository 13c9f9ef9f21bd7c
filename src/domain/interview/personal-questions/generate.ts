/** Makes personal interview questions from a job description and a CV by rules: same texts and seed, same questions. */
import { type Bag, matchOf, recallOf } from '@/domain/text/bag'
import { seededRandom, shuffle } from '../pick-questions'
import { type InterviewQuestion, QUESTION_CATEGORIES, type QuestionCategory } from '../question'
import { type Claim, findClaims } from './claims'
import { READ_CHARS } from './passages'
import { questionId } from './question-id'
import { findRequirements, type Requirement, topicOf } from './requirements'
import type { Seedling, Wording } from './wording-parts'
import { wordingsFor } from './wordings'

export type PersonalInput = {
  jobDescription: string
  cv: string
  /** How many questions of each category are wanted. */
  counts: Readonly<Record<QuestionCategory, number>>
  seed: number
  /** Ids that earlier interviews asked: they come last. */
  seen: ReadonlySet<string>
  /** Quotations that other questions of the interview already grow from. */
  taken?: readonly string[]
}

/** Share of a requirement's words that a claim must hold to back it, and below which a whole CV says nothing of it. */
const BACKED = 0.4
const ABSENT = 0.15
/** A CV shorter than this, in words, may leave out what the person can do. */
const CV_WORDS = 60
/** Questions about what is not in the CV: two are useful, more discourage. */
const MOST_GAPS = 2
const USES_OF_A_SOURCE = 2

const MOST_WORDS = 60

type Candidate = { seedling: Seedling; wording: Wording; question: InterviewQuestion; jitter: number }

/** At most as many questions of each category as wanted; fewer when the texts do not give them. */
export function generatePersonalQuestions(input: PersonalInput): InterviewQuestion[] {
  const random = seededRandom(input.seed)
  const taken = new Set(input.taken?.map(plain))
  const seedlings = seedlingsOf(input.jobDescription, input.cv).filter((seedling) =>
    sourcesOf(seedling).every((quote) => !taken.has(plain(quote))),
  )
  const candidates = shuffle(seedlings, random).flatMap((seedling) =>
    QUESTION_CATEGORIES.flatMap((category) =>
      wordingsFor(seedling, category).flatMap((wording): Candidate[] => {
        const question = toQuestion(seedling, wording)
        return question ? [{ seedling, wording, question, jitter: random() }] : []
      }),
    ),
  )

  const left = { ...input.counts }
  const uses = new Map<string, number>()
  const usesOf = (key: string) => uses.get(key) ?? 0
  const use = (key: string) => uses.set(key, usesOf(key) + 1)
  const chosen: InterviewQuestion[] = []
  const cost = ({ seedling, wording, question, jitter }: Candidate) =>
    (input.seen.has(question.id) ? 100 : 0) +
    12 * sourcesOf(seedling).reduce((sum, quote) => sum + usesOf(quote), 0) +
    5 * usesOf(wording.name) +
    2 * usesOf(seedling.kind) -
    seedling.priority +
    jitter

  for (;;) {
    const open = candidates.filter(
      ({ seedling, wording }) =>
        left[wording.category] > 0 &&
        sourcesOf(seedling).every(
          (quote) => usesOf(quote) < USES_OF_A_SOURCE && usesOf(`${quote} ${wording.category}`) === 0,
        ) &&
        (seedling.kind !== 'gap' || usesOf('gap') < MOST_GAPS),
    )
    const [first, ...rest] = open
    if (!first) return chosen
    const best = rest.reduce((a, b) => (cost(b) < cost(a) ? b : a), first)
    left[best.wording.category]--
    use(best.wording.name)
    use(best.seedling.kind)
    for (const quote of sourcesOf(best.seedling)) {
      use(quote)
      use(`${quote} ${best.wording.category}`)
    }
    chosen.push(best.question)
  }
}

const plain = (quote: string) => quote.replace(/\W+/g, ' ').trim().toLowerCase()

const sourcesOf = ({ requirement, claim }: Seedling): string[] =>
  [requirement?.quote, claim?.quote].filter((quote) => quote !== undefined)

function seedlingsOf(jobDescription: string, wholeCv: string): Seedling[] {
  const cv = wholeCv.slice(0, READ_CHARS)
  const requirements = findRequirements(jobDescription)
  const claims = findClaims(cv)
  const whole = topicOf(cv)
  const mayLack = cv.split(/\s+/).filter(Boolean).length >= CV_WORDS
  return [
    ...requirements.flatMap((requirement): Seedling[] => {
      const { kind } = requirement
      const claim = kind === 'trait' ? undefined : backing(requirement, claims)
      const own: Seedling = { kind, requirement, priority: kind === 'trait' ? 3 : 4 }
      if (claim) {
        return [{ kind: 'match', requirement, claim, priority: claim.figures.length > 0 ? 8 : 7 }, own]
      }
      const isAbsent =
        mayLack &&
        kind === 'need' &&
        !isNamedIn(requirement.quote, cv) &&
        recallOf(requirement.bag.terms, whole) < ABSENT
      return isAbsent ? [{ kind: 'gap', requirement, priority: 5 }] : [own]
    }),
    ...claims.map((claim): Seedling => ({ kind: claim.kind, claim, priority: claimPriority(claim) })),
  ]
}

/** A name or an abbreviation of the requirement ("IFRS", "Power BI") stands in the CV. */
const isNamedIn = (quote: string, cv: string): boolean => {
  const names = quote.slice(1).match(/\b[A-Z][\w+#]*(?:\s[A-Z][\w+#]*)*/g) ?? []
  const text = cv.toLowerCase()
  return names.some((name) => name.length > 1 && text.includes(name.toLowerCase()))
}

const claimPriority = ({ kind, figures }: Claim) =>
  kind === 'achievement' ? (figures.length > 0 ? 7 : 5) : kind === 'work' ? 3 : 2

/** The claim that speaks most of what a requirement is about. */
function backing({ bag }: Requirement, claims: readonly Claim[]): Claim | undefined {
  let best: { claim: Claim; recall: number } | undefined
  for (const claim of claims) {
    if (claim.kind === 'skill') continue
    const recall = recallOf(bag.terms, claim.bag)
    if (recall < BACKED || sharedTerms(bag, claim.bag) < Math.min(2, bag.terms.length)) continue
    if (!best || recall > best.recall) best = { claim, recall }
  }
  return best?.claim
}

const sharedTerms = (wanted: Bag, held: Bag) => wanted.terms.filter((term) => matchOf(term, held) >= 0.85).length

/** Null when the question would be too long to be said. */
function toQuestion(seedling: Seedling, { category, text, minutes, keyPoints }: Wording): InterviewQuestion | null {
  if (text.split(/\s+/).length > MOST_WORDS) return null
  const { requirement, claim } = seedling
  return {
    id: questionId(text),
    text,
    category,
    timeEstimate: minutes,
    source: 'ai',
    keyPoints,
    provenance: requirement ? { source: 'job', quote: requirement.quote } : { source: 'cv', quote: claim?.quote ?? '' },
  }
}
