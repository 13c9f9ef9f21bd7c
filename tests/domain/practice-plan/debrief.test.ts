import { describe, expect, it } from 'vitest'
import { OWN_QUESTIONS } from '@/domain/interview/own-questions'
import { addDays } from '@/domain/practice-plan/days'
import { isDebriefOpen, questionsToPractise } from '@/domain/practice-plan/debrief'

const TODAY = '2026-03-10'

describe('a debrief', () => {
  it.each([
    [-1, false],
    [0, true],
    [60, true],
    [61, false],
  ])('of an interview %i days ago can be given: %s', (days, isOpen) => {
    expect(isDebriefOpen(addDays(TODAY, -days), TODAY)).toBe(isOpen)
  })
})

describe('the questions to practise', () => {
  it('are those of the latest interview first, each once', () => {
    const asked = ['Why this firm, and why now?', 'What is a bad debt?', 'why this firm,  and why now?']
    expect(questionsToPractise(asked)).toEqual(asked.slice(0, 2))
  })

  it('are as many as one interview asks', () => {
    const many = Array.from({ length: 30 }, (_, i) => `What is question ${i}?`)
    expect(questionsToPractise(many)).toEqual(many.slice(0, OWN_QUESTIONS.most))
  })
})
