/** The changes at the top of the results. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { evaluate } from '@/domain/evaluation/evaluate'
import { ContestsProvider } from '@/features/results/contests-context'
import { FirstChanges } from '@/features/results/first-changes'
import type { ReviewedQuestion } from '@/features/results/reviewed'
import { TrpcProvider } from '@/trpc/client'
import { questionById } from '../../scripts/train/questions'

const question = questionById('accountant.prepaid-rent-and-unbilled-power')
const answer = 'I charge three months of rent now.'

const reviewed = [1, 2, 3, 4, 5].map((number) => ({
  number,
  question: { ...question, id: `q${number}` },
  answer: { questionId: `q${number}`, text: answer, timeSpent: 60 },
  result: evaluate({ question, answer }),
})) as unknown as ReviewedQuestion[]

it('name the weakest answer first, and the others in the order of their numbers', () => {
  const change = { text: 'Say the figure first.', questionIds: ['q5', 'q2', 'q1', 'q4', 'q3'] }
  const list = createElement(FirstChanges, {
    changes: [change],
    reviewed,
    onShow: () => {},
    onContest: () => {},
  })
  // biome-ignore lint/correctness/noChildrenProp: the type of the provider requires them among its props.
  const contests = createElement(ContestsProvider, { interviewId: 'i', children: list })
  const html = renderToStaticMarkup(createElement(TrpcProvider, null, contests))
  expect(html).toContain('Go to question 5')
  expect(html).toContain('Also in questions 1, 2, 3, 4')
})
