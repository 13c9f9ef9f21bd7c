import { describe, expect, it } from 'vitest'
import { categoryTip } from '@/domain/interview/category-tips'
import { INTERVIEW_TIPS, TIP_ROTATION_MS } from '@/domain/interview/tips'

describe('the tips of the dashboard', () => {
  it('stay for 30 seconds each', () => expect(TIP_ROTATION_MS).toBe(30_000))

  it('are several, each there once', () => {
    expect(INTERVIEW_TIPS.length).toBeGreaterThan(1)
    expect(new Set(INTERVIEW_TIPS).size).toBe(INTERVIEW_TIPS.length)
  })

  it.each(INTERVIEW_TIPS)('%j is a trimmed sentence that fits a small card', (tip) => {
    expect(tip).toMatch(/^\S.*\.$/s)
    expect(tip.length).toBeLessThanOrEqual(160)
  })
})

describe('the tip beside a question', () => {
  it('is another one for each category, and a general one for any other', () => {
    expect(new Set(['behavioral', 'technical', 'situational', 'other'].map(categoryTip)).size).toBe(4)
    for (const unknown of ['', 'Technical', 'constructor']) expect(categoryTip(unknown)).toBe(categoryTip('other'))
  })
})
