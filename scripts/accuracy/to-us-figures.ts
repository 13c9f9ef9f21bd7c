/** Accuracy of the three criteria for a question to the interviewer, against the labels. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { judgeQuestionToUs } from '@/domain/interview/questions-to-us'
import { type Role, roleName } from '@/domain/interview/roles'
import { TO_US_CRITERIA, type ToUsCriterion } from '@/domain/interview/to-us-criteria'
import type { Figure } from './figure'

type Labelled = {
  half: 'fit' | 'report'
  role: Role
  advert: string
  questions: ({ text: string; label: 'good' | 'middling' | 'poor' } & Record<ToUsCriterion, boolean>)[]
}

const FILE = path.join('data', 'documents', 'questions-to-us.jsonl')

const NAMES: Readonly<Record<ToUsCriterion, string>> = {
  specific: 'specific to the job',
  unanswered: 'not answered by the advert',
  thinking: 'open, and about the work',
}

/** The labelled questions of a half, each with the criteria that were found to be met. */
export const judgedQuestions = (half: Labelled['half']) =>
  readFileSync(FILE, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Labelled)
    .filter((job) => job.half === half)
    .flatMap(({ advert, role, questions }) =>
      questions.map((question) => {
        const judged = judgeQuestionToUs(question.text, { advert, roleName: roleName(role) })
        const met = judged.filter(({ verdict }) => verdict === 'met').map(({ criterion }) => criterion)
        return { ...question, met, judged }
      }),
    )

const LABELS = ['poor', 'poor', 'middling', 'good'] as const

export function toUsFigures(half: Labelled['half']): Figure[] {
  const all = judgedQuestions(half)
  const share = (isRight: (question: (typeof all)[number]) => boolean) => all.filter(isRight).length / all.length
  return [
    ...TO_US_CRITERIA.map((criterion) => ({
      name: NAMES[criterion],
      value: share((question) => question.met.includes(criterion) === question[criterion]),
      goal: null,
    })),
    {
      name: 'good, middling or poor, by how many are met',
      value: share(({ met, label }) => LABELS[met.length] === label),
      goal: null,
    },
  ]
}
