import { describe, expect, it } from 'vitest'
import { EXAMPLE } from '@/components/marketing/example-answer'
import { questionsFor } from '@/content/question-bank'
import { evaluate } from '@/domain/evaluation/evaluate'

describe('the answer on the landing page', () => {
  it('shows the score and the range that the evaluator gives it, for a question of the bank', () => {
    const question = questionsFor('accountant').find(({ text }) => text.replaceAll("'", '’') === EXAMPLE.question)
    if (!question) throw new Error('The bank does not ask the question of the landing page.')
    const { score, range } = evaluate({ question, answer: EXAMPLE.parts.map(({ text }) => text).join('') })
    expect({ score, range }).toEqual({ score: EXAMPLE.score, range: EXAMPLE.range })
  })
})
