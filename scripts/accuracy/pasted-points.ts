/** Bad answers raised by what the coach shows: the points that it asks for, copied behind the answer or alone. */
import { evaluate } from '@/domain/evaluation/evaluate'
import { judgedAs } from '@/domain/evaluation/question'
import type { Evaluated } from './evaluated'
import type { Figure } from './figure'
import { GOOD } from './point-figures'
import { mean, rounded, share } from './statistics'

/** Grade below which an answer is bad. */
const BAD = 0.4
const inFirstPerson = (text: string) =>
  text
    .replace(/\bYou are\b/g, 'I am')
    .replace(/\byour\b/g, 'my')
    .replace(/\byou(rself)?\b/gi, (_, self) => (self ? 'myself' : 'I'))

/** Points that the coach names in its advice on an answer. */
const askedOf = ({ evaluation, question }: Evaluated): string[] => {
  const said = evaluation.improvements.join('\n')
  return question.keyPoints.flatMap(({ text }) => (said.includes(`“${text}”`) ? [text] : []))
}

type Pasted = { kind: string; before: number; score: number }

/**
 * Scores of bad answers behind which the points stand that the coach asked for, and of all points of a question alone.
 * Of stories and openings also in the first person: readers grade a story of that kind 21 of 100, whereas they grade a
 * technical answer that recites its points 86.
 */
export function pastedPoints(own: readonly Evaluated[]): Pasted[] {
  const scoreOf = ({ question }: Evaluated, answer: string) => evaluate({ question, answer }).score
  return own.flatMap((row): Pasted[] => {
    const kind = judgedAs(row.question)
    const isOfOwnLife = kind === 'behavioral' || kind === 'opener'
    const forms = (points: readonly string[]) => {
      const text = points.join(' ')
      return isOfOwnLife ? [text, inFirstPerson(text)] : [text]
    }
    if (row.kind === 'excellent') {
      const all = row.question.keyPoints.map(({ text }) => text)
      return forms(all).map((text) => ({ kind, before: 0, score: scoreOf(row, text) }))
    }
    const asked = row.grade < BAD && row.kind !== 'recital' ? askedOf(row) : []
    if (asked.length === 0) return []
    const before = row.evaluation.score
    return forms(asked).map((text) => ({ kind, before, score: scoreOf(row, `${row.answer} ${text}`) }))
  })
}

/** How far copied points raise a bad answer, and how often sentences of good answers are taken for copies. */
export function pastedFigures(own: readonly Evaluated[]): Figure[] {
  const pasted = pastedPoints(own)
  const good = own.filter(({ grade, kind }) => grade >= GOOD && kind !== 'recital')
  const isCopied = ({ facts }: Evaluated) => facts.excluded.some(({ kind }) => kind === 'points')
  return [
    { name: `reach 60, of ${pasted.length}`, value: rounded(share(pasted, ({ score }) => score >= 60)), goal: null },
    { name: 'reach 80', value: rounded(share(pasted, ({ score }) => score >= 80)), goal: null },
    { name: 'mean rise by copying', value: rounded(mean(pasted.map((p) => p.score - p.before)) / 100), goal: null },
    {
      name: `good answers with a copied sentence, of ${good.length}`,
      value: rounded(share(good, isCopied)),
      goal: null,
    },
  ]
}
