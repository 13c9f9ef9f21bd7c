/** How often two graded answers to one question are said to differ clearly, as an answer and a retake are. */
import { judgedAs } from '@/domain/evaluation/question'
import { verdictOn } from '@/domain/interview/score-change'
import type { Evaluated } from './evaluated'
import type { Figure } from './figure'
import { groupBy, rounded, share } from './statistics'

/** Differences of grades, 0 to 1: at least `apart` a reader sees at once, at most `equal` no reader would. */
const GRADES = { apart: 0.4, equal: 0.05 } as const

/** The answer with the lower grade first. */
type Pair = readonly [Evaluated, Evaluated]

const byOf = ([one, other]: Pair) => rounded(other.grade - one.grade)
const verdictOf = ([one, other]: Pair) => verdictOn(one.evaluation, other.evaluation)
const isClear = (pair: Pair) => verdictOf(pair) !== 'unclear'

const pairsOf = (rows: readonly Evaluated[]): Pair[] =>
  [...groupBy(rows, ({ questionId }) => questionId).values()].flatMap((group) =>
    group.flatMap((a, i) => group.slice(i + 1).map((b): Pair => (a.grade <= b.grade ? [a, b] : [b, a]))),
  )

export function retakeFigures(all: readonly Evaluated[]): Figure[] {
  // A rule says that the others have no content; no range is estimated for them.
  const pairs = pairsOf(all.filter(({ facts }) => facts.unreadable === null))
  const apart = groupBy(
    pairs.filter((pair) => byOf(pair) >= GRADES.apart),
    ([{ question }]) => judgedAs(question),
  )
  const equal = pairs.filter((pair) => byOf(pair) <= GRADES.equal)
  const clear = pairs.filter((pair) => byOf(pair) > GRADES.equal && isClear(pair))
  const figure = (name: string, some: readonly Pair[], holds: (pair: Pair) => boolean): Figure => ({
    name: `${name}, of ${some.length}`,
    value: rounded(share(some, holds)),
    goal: null,
  })
  return [
    ...[...apart].map(([kind, some]) => figure(`${kind}, grades 40 apart: unclear`, some, (pair) => !isClear(pair))),
    figure('grades at most 5 apart: clear', equal, isClear),
    figure('clear, but in the wrong direction', clear, (pair) => verdictOf(pair) === 'lower'),
  ]
}
