/**
 * Fits the score's regressions per knowledge level (what a question provides) and category, and their out-of-fold
 * residuals.
 */
import type { Knowledge } from '@/domain/evaluation/points/prepare'
import { JUDGED_AS, type JudgedAs, judgedAs } from '@/domain/evaluation/question'
import { type LinearModel, logistic } from '@/domain/evaluation/score/linear-model'
import { CONDUCT_KINDS } from './conduct-answers'
import { fitScore, judgedOutOfFold, scoreRowOf } from './fit-own'
import { outOfFold } from './folds'
import type { GradedAnswer } from './graded'
import { read, reduced } from './readings'

/** Without `general`, which `general-points.ts` fits. */
const KNOWLEDGE = ['full', 'text', 'none'] as const satisfies readonly Knowledge[]
type Fitted = (typeof KNOWLEDGE)[number]

/** Left out of the ranges: synthetic answers have no grade, and misconduct is rarer in life than in these stories. */
const WITHOUT_RANGE: readonly GradedAnswer['kind'][] = ['misplaced', 'composed', 'mistaken', ...CONDUCT_KINDS]

type Story = { answer: GradedAnswer; misconduct: number }
export type Residual = { set: string; score: number; grade: number }

/** @param stories on conduct, with what a model of other authors makes of them */
export function fitScores(answers: readonly GradedAnswer[], stories: readonly Story[], match: LinearModel) {
  const models = {} as Record<Fitted, Record<JudgedAs, LinearModel>>
  const residuals: Residual[] = []
  for (const knowledge of KNOWLEDGE) {
    const rows = judgedOutOfFold(
      [
        ...answers.map((row) => read({ ...row, question: reduced(row.question, knowledge) }, match)),
        ...stories.map(({ answer, misconduct }) => ({
          ...read({ ...answer, question: reduced(answer.question, knowledge) }, match),
          misconduct,
        })),
      ],
      knowledge,
    )
    models[knowledge] = {} as Record<JudgedAs, LinearModel>
    for (const kind of JUDGED_AS) {
      const own = rows.filter(({ question }) => judgedAs(question) === kind)
      models[knowledge][kind] = fitScore(own)
      const values = outOfFold(own, fitScore, (model, row) => logistic(model, scoreRowOf(row)))
      for (const [row, value] of values) {
        if (WITHOUT_RANGE.includes(row.kind)) continue
        const score = Math.round(100 * Math.min(1, Math.max(0, value)))
        residuals.push({ set: `${knowledge} ${kind}`, score, grade: 100 * row.grade })
      }
    }
  }
  return { models, residuals }
}
