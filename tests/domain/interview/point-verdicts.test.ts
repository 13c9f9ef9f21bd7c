import { describe, expect, it } from 'vitest'
import { pointVerdicts } from '@/domain/interview/point-verdicts'

const modelAnswer = ['Cut-off', 'Accruals']

describe('the points of a strong answer', () => {
  it('have the stored verdicts', () => {
    const points = [{ verdict: 'met', quote: 'at the cut-off' } as const]
    expect(pointVerdicts({ modelAnswer, points, covered: [false, true] })).toEqual([
      { point: 'Cut-off', verdict: 'met', quote: 'at the cut-off' },
      { point: 'Accruals', verdict: 'missing', quote: null },
    ])
  })

  it('of an older evaluation are met or missing', () => {
    expect(pointVerdicts({ modelAnswer, covered: [true, false] }).map(({ verdict }) => verdict)).toEqual([
      'met',
      'missing',
    ])
  })

  it('have none where nothing was stored', () => {
    expect(pointVerdicts({ modelAnswer })).toEqual([
      { point: 'Cut-off', verdict: null, quote: null },
      { point: 'Accruals', verdict: null, quote: null },
    ])
  })
})
