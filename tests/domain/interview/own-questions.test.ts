import { describe, expect, it } from 'vitest'
import { guessCategory } from '@/domain/interview/guess-category'
import { firstRepeated, linesOf, ownQuestion } from '@/domain/interview/own-questions'

describe('the kind of a question', () => {
  it.each([
    ['Tell me about a time you disagreed with your manager.', 'behavioral'],
    ['Have you ever missed a deadline?', 'behavioral'],
    ['Give me an example of a situation where you had to lead without authority.', 'behavioral'],
    ['How would you handle a customer who shouts?', 'situational'],
    ['Why do you want to work with us?', 'situational'],
    ['Tell me about yourself.', 'situational'],
    ['What is the difference between accrual and cash accounting?', 'technical'],
    ['', 'technical'],
  ])('of “%s” is guessed to be %s', (text, category) => expect(guessCategory(text)).toBe(category))
})

describe('lines that were pasted', () => {
  it('are split without bullets, numbers and empty lines', () => {
    expect(linesOf('1. Why us?\n\n - What is VAT?\r\n2) Who are you?\n• 10 years from now?')).toEqual([
      'Why us?',
      'What is VAT?',
      'Who are you?',
      '10 years from now?',
    ])
  })

  it('keep figures that belong to the text', () => {
    expect(linesOf('5.5 million was saved')).toEqual(['5.5 million was saved'])
  })
})

it('the same question twice is found whatever its capitals and spaces', () => {
  expect(firstRepeated(['Why us?', 'What is VAT?', ' why  US? '])).toBe(2)
  expect(firstRepeated(['Why us?', 'What is VAT?'])).toBe(-1)
})

it('a question has the same id for the same text', () => {
  const brought = { text: 'Why do you want to work with us?', points: ['The merger'] }
  expect(ownQuestion(brought)).toMatchObject({
    id: ownQuestion({ ...brought, points: [] }).id,
    source: 'own',
    category: 'situational',
    keyPoints: [{ text: 'The merger', weight: 'expected' }],
  })
  expect(ownQuestion({ ...brought, category: 'technical' }).category).toBe('technical')
})
