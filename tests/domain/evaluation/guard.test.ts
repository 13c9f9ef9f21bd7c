import { describe, expect, it } from 'vitest'
import { evaluate } from '@/domain/evaluation/evaluate'
import { ATTACKS, attacksOn } from '../../../scripts/train/attacks'
import { everyNth, ofKind } from './fixtures'

const attacks = ofKind('excellent')
  .filter((_, i) => i % 4 === 0)
  .flatMap((row, i) =>
    attacksOn(row, 5000 + i).map(({ kind, answer }) => ({
      kind,
      result: evaluate({ question: row.question, answer }),
    })),
  )

describe('gamed answers', () => {
  it.each(ATTACKS)('%s: few reach 60', (kind) => {
    const scores = attacks.filter((attack) => attack.kind === kind).map(({ result }) => result.score)
    expect(scores.filter((score) => score >= 60).length / scores.length).toBeLessThanOrEqual(0.2)
  })

  it('get a remark about it', () => {
    const shuffled = attacks.filter(({ kind }) => kind === 'words shuffled')
    const told = shuffled.filter(({ result }) =>
      result.remarks.some((remark) => /does not read like speech/.test(remark)),
    )
    expect(told.length / shuffled.length).toBeGreaterThanOrEqual(0.8)
  })

  it('are distinguished from real answers: hardly one of a hundred is misjudged', () => {
    const real = everyNth(2).filter(({ kind }) => kind !== 'recital')
    const stopped = real.filter(({ question, answer }) =>
      evaluate({ question, answer }).remarks.some((remark) => /does not read like speech/.test(remark)),
    )
    expect(stopped.length / real.length).toBeLessThanOrEqual(0.01)
  })
})
