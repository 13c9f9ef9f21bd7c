import { describe, expect, it } from 'vitest'
import { EVALUATED_CHARS, evaluatedPart } from '@/domain/interview/answers'
import { GOOD_ANSWER } from '../../helpers/answers'
import { input } from '../../helpers/example-report'
import { rulesHere } from '../../helpers/rules-here'

const LONG = `${GOOD_ANSWER} `.repeat(60)

describe('the part of an answer that is evaluated', () => {
  it('is all of it up to the limit', () => {
    const most = 'a '.repeat(EVALUATED_CHARS / 2)
    expect(evaluatedPart(most)).toBe(most)
  })

  it('ends between two words', () => {
    const part = evaluatedPart(LONG)
    expect(part.length).toBeLessThanOrEqual(EVALUATED_CHARS)
    expect(part.length).toBeGreaterThan(EVALUATED_CHARS - 20)
    expect(LONG[part.length]).toBe(' ')
  })

  it('ends inside a very long word, but never inside a surrogate pair', () => {
    expect(evaluatedPart('a'.repeat(20_000))).toHaveLength(EVALUATED_CHARS)
    expect(evaluatedPart(`a${'😀'.repeat(9_000)}`).isWellFormed()).toBe(true)
  })

  it('alone determines the score, with a remark', async () => {
    const asked = async (answer: string) => {
      const facts = await rulesHere.findFacts(input(answer), 'ada')
      return rulesHere.scoreAnswer({ input: input(answer), facts }, 'ada')
    }
    const cut = await asked(evaluatedPart(LONG))
    const whole = await asked(`${LONG}${'And I used Kubernetes in 2024 to halve the costs. '.repeat(400)}`)
    const told = whole.remarks.filter((remark) => remark.includes('first 12,000 characters'))
    expect(told).toHaveLength(1)
    expect({ ...whole, remarks: whole.remarks.filter((remark) => !told.includes(remark)) }).toEqual(cut)
    expect(LONG.length).toBeGreaterThan(EVALUATED_CHARS)
  })
})
