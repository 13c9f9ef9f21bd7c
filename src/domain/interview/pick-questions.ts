import { seededRandom, shuffle } from '@/domain/random'
import { levelsBetween } from './levels'
import { QUESTION_CATEGORIES, type QuestionCategory, type QuestionLevel } from './question'

/** Relative shares of the categories: of ten questions, 4-5 technical, 3-4 behavioural, 2-3 situational. */
const MIX: Record<QuestionCategory, number> = { technical: 4.5, behavioral: 3.5, situational: 2.5 }

/** Questions per category in an interview of `count`: largest remainder method, ties in the order of the mix. */
export function categoryCounts(count: number): Record<QuestionCategory, number> {
  const total = QUESTION_CATEGORIES.reduce((sum, category) => sum + MIX[category], 0)
  const exact = QUESTION_CATEGORIES.map((category) => ({ category, share: (count * MIX[category]) / total }))
  const counts = { technical: 0, behavioral: 0, situational: 0 }
  for (const { category, share } of exact) counts[category] = Math.floor(share)
  const left = count - QUESTION_CATEGORIES.reduce((sum, category) => sum + counts[category], 0)
  const byRemainder = exact.toSorted((a, b) => (b.share % 1) - (a.share % 1))
  for (const { category } of byRemainder.slice(0, left)) counts[category] += 1
  return counts
}

/** The remaining counts after these questions are subtracted. */
export function withoutThese(
  counts: Readonly<Record<QuestionCategory, number>>,
  questions: readonly { category: QuestionCategory }[],
): Record<QuestionCategory, number> {
  const left = { ...counts }
  for (const category of QUESTION_CATEGORIES) {
    left[category] -= questions.filter((question) => question.category === category).length
  }
  return left
}

type Wanted<Q> = {
  count: number
  seen: ReadonlySet<string>
  seed: number
  isShared: (question: Q) => boolean
  level?: QuestionLevel | undefined
}

type Candidate = {
  id: string
  category: QuestionCategory
  level?: QuestionLevel
  /** Id of a question that asks the same. */
  sameAs?: string | undefined
}

/**
 * Picks an interview's questions at random: none twice, unseen ones before seen ones, in the mix of categories as far
 * as the bank allows. Among unseen ones, the wanted level comes first, then the adjacent levels; within a level,
 * questions for the role come before those shared by all roles. Of two questions that ask the same, the second is
 * picked only when nothing else is left.
 * @returns at most `count` questions in a random order; fewer only when the bank has fewer
 */
export function pickQuestions<Q extends Candidate>(
  bank: readonly Q[],
  { count, seen, seed, isShared, level }: Wanted<Q>,
): Q[] {
  const random = seededRandom(seed)
  // Decimal digits of one sort key: seen, distance of levels, shared.
  const rank = (question: Q) =>
    100 * Number(seen.has(question.id)) + 10 * levelsBetween(level, question.level) + (isShared(question) ? 1 : 0)
  const candidates = shuffle(bank, random).sort((a, b) => rank(a) - rank(b))
  const picked = new Set<Q>()
  const pick = (from: readonly Q[], most: number, isFit = (question: Q) => !repeatsOneOf(picked, question)) => {
    const full = picked.size + most
    for (const question of from) {
      if (picked.size >= full) return
      if (isFit(question)) picked.add(question)
    }
  }
  const wanted = categoryCounts(count)
  for (const category of QUESTION_CATEGORIES) {
    const unseen = candidates.filter((q) => q.category === category && !seen.has(q.id))
    pick(unseen, wanted[category])
  }
  pick(candidates, count - picked.size)
  pick(candidates, count - picked.size, () => true)
  return shuffle([...picked], random)
}

function repeatsOneOf(picked: ReadonlySet<Candidate>, question: Candidate): boolean {
  return [...picked].some(({ id, sameAs }) => id === question.sameAs || sameAs === question.id)
}
