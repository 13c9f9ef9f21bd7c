import { describe, expect, it } from 'vitest'
import { INTERVIEW_TIPS } from '@/features/dashboard/tips'
import { categoryTip, questionTip } from '@/features/interview/category-tips'

describe('the tips of the dashboard', () => {
  it('are several, all different', () => {
    expect(INTERVIEW_TIPS.length).toBeGreaterThan(1)
    expect(new Set(INTERVIEW_TIPS).size).toBe(INTERVIEW_TIPS.length)
  })

  it.each(INTERVIEW_TIPS)('%j is a trimmed sentence that fits a small card', (tip) => {
    expect(tip).toMatch(/^\S.*\.$/s)
    expect(tip.length).toBeLessThanOrEqual(160)
  })
})

describe('the tip beside a question', () => {
  it('differs for each category, and is a general one for any other', () => {
    expect(new Set(['behavioral', 'technical', 'situational', 'other'].map(categoryTip)).size).toBe(4)
    for (const unknown of ['', 'Technical', 'constructor']) expect(categoryTip(unknown)).toBe(categoryTip('other'))
  })

  it('is the general one for an opening question, whatever its category', () => {
    const asked = { source: 'bank', text: 'What is your greatest fear of month end?' }
    expect(questionTip({ ...asked, id: 'openers.tell-me-about-yourself', category: 'situational' })).toBe(
      categoryTip('other'),
    )
    expect(questionTip({ ...asked, id: 'accountant.accruals', category: 'technical' })).toBe(categoryTip('technical'))
  })

  it.each(['What is your biggest weakness?', 'Why should we hire you?', 'What motivates you?'])(
    'is the general one for the own question “%s”',
    (text) => {
      expect(questionTip({ id: 'own.1', category: 'situational', source: 'own', text })).toBe(categoryTip('other'))
    },
  )

  it('is that of the category for another own question', () => {
    const text = 'How would you handle a late delivery?'
    expect(questionTip({ id: 'own.1', category: 'situational', source: 'own', text })).toBe(categoryTip('situational'))
  })
})
