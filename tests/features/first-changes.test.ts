/** The changes at the top of the results. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { pointsNamedIn, statementIn } from '@/domain/evaluation/contest/contestable-remarks'
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

function drawn(text: string): string {
  const change = { text, questionIds: ['q5', 'q2', 'q1', 'q4', 'q3'] }
  const list = createElement(FirstChanges, {
    changes: [change],
    reviewed,
    onShow: () => {},
    onContest: () => {},
  })
  // biome-ignore lint/correctness/noChildrenProp: the type of the provider requires them among its props.
  const contests = createElement(ContestsProvider, { interviewId: 'i', children: list })
  return renderToStaticMarkup(createElement(TrpcProvider, null, contests))
}

it('name the weakest answer first, and the others in the order of their numbers', () => {
  const html = drawn('Say the figure first.')
  expect(html).toContain('Go to question 5')
  expect(html).toContain('Also in questions 1, 2, 3, 4')
})

it('let each of several points be contested by itself', () => {
  const { improvements = [], modelAnswer = [] } = reviewed[0]?.result ?? {}
  const advice = improvements.find((text) => statementIn(text) === 'pointsMissing') ?? ''
  const { lead, points } = pointsNamedIn(advice, modelAnswer)
  expect(points.length).toBeGreaterThan(1)
  const [before = '', ...listed] = drawn(advice).split('<strong')
  expect(before).toContain(lead)
  expect(before).not.toContain('I disagree')
  expect(listed.map((html) => html.split('I disagree').length - 1)).toEqual(points.map(() => 1))
})
