/** The evidence beside an answer. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MarkedAnswer } from '@/components/feedback/marked-answer'
import { evaluate } from '@/domain/evaluation/evaluate'
import { WorkedExample } from '@/features/scoring/worked-example'
import { questionById } from '../../scripts/train/questions'

it('an answer without a mark says so once it was read', () => {
  const textOf = (isRead: boolean) =>
    renderToStaticMarkup(createElement(MarkedAnswer, { answer: 'I asked them.', evidence: [], isRead }))
  expect(textOf(true)).toContain('Nothing is marked')
  expect(textOf(false)).not.toContain('Nothing is marked')
})

it('each note of the worked example begins with the words that it is about', () => {
  const question = questionById('accountant.prepaid-rent-and-unbilled-power')
  const answer = 'I charge three months of rent now. The rest is a prepayment among the current assets.'
  const evidence = [
    { quote: 'I charge three months of rent now.', note: 'Makes the point: it is an expense.' },
    { quote: 'The rest', note: 'Read as the task.' },
    { quote: 'The rest is a prepayment among the current assets.', note: 'Makes the point: it is an asset.' },
  ]
  const scored = { ...evaluate({ question, answer }), evidence }
  const html = renderToStaticMarkup(createElement(WorkedExample, { example: { question, answer, scored } }))
  for (const { quote, note } of evidence) expect(html).toContain(`“${quote}” ${note}`)
})
