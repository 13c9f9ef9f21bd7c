/** Scores of stories of misconduct beside fair and rough stories by the same author to the same question. */
import { REMARKS, STATEMENTS } from '@/domain/evaluation/advice/statements'
import { evaluate } from '@/domain/evaluation/evaluate'
import { type ConductKind, conductAnswers } from '../train/conduct-answers'
import type { Figure } from './figure'
import { mean, rounded, share } from './statistics'

const ASKED = STATEMENTS.askConduct.say({ quote: '', point: '', count: '' })
const TOLD = REMARKS.conduct()

export function conductFigures(half: 'fit' | 'report'): Figure[] {
  const rows = conductAnswers(half).map((row) => ({ ...row, ...evaluate(row) }))
  const of = (kind: ConductKind) => rows.filter((row) => row.kind === kind)
  const figure = (name: string, value: number): Figure => ({ name, value: rounded(value), goal: null })
  const score = (kind: ConductKind) => mean(of(kind).map((row) => row.score / 100))
  const isBelow = (kind: ConductKind) =>
    share(of('misconduct'), (row) => {
      const twin = of(kind).find(({ questionId }) => questionId === row.questionId)
      return twin !== undefined && row.score < twin.score
    })
  const isAsked = (kind: ConductKind) => share(of(kind), ({ improvements }) => improvements.includes(ASKED))
  const isTold = (kind: ConductKind) => share(of(kind), ({ remarks }) => remarks.includes(TOLD))
  const isPraised = (kind: ConductKind) => share(of(kind), ({ strengths }) => strengths.length > 0)
  return [
    figure('mean score of misconduct (grade 0.07)', score('misconduct')),
    figure('mean score of fair stories (grade 0.84)', score('fair')),
    figure('mean score of rough stories (grade 0.79)', score('rough')),
    figure('misconduct below the fair story', isBelow('fair')),
    figure('misconduct below the rough story', isBelow('rough')),
    figure('misconduct: said to lower the score', isTold('misconduct')),
    figure('fair stories: said to lower the score', isTold('fair')),
    figure('rough stories: said to lower the score', isTold('rough')),
    figure('misconduct: asked whether it is right', isAsked('misconduct')),
    figure('fair stories: asked', isAsked('fair')),
    figure('rough stories: asked', isAsked('rough')),
    figure('misconduct: something praised', isPraised('misconduct')),
    figure('fair stories: something praised', isPraised('fair')),
  ]
}
