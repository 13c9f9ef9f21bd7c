import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluate } from '@/domain/evaluation/evaluate'
import { assertMayAttempt, attemptsLeft, MAX_ATTEMPTS } from '@/domain/interview/attempts'
import { type ComparedAnswer, compareAttempts, verdictOn } from '@/domain/interview/compare-attempts'
import type { QuotedNote } from '@/domain/interview/mark-quotes'

type Parts = { text?: string; score?: number; half?: number; evidence?: QuotedNote[]; substance?: number }

const attempt = ({ text = '', score = 50, half = 10, evidence = [], substance = score }: Parts): ComparedAnswer => ({
  text,
  evaluator: 'local',
  result: {
    score,
    range: { low: Math.max(0, score - half), high: Math.min(100, score + half) },
    dimensions: { substance },
    evidence,
  },
})

const overall = (before: number, after: number) =>
  compareAttempts(attempt({ score: before }), attempt({ score: after })).verdict

describe('the verdict on two attempts', () => {
  it("is 'unclear' while the ranges overlap or touch", () => {
    expect(overall(50, 50)).toBe('unclear')
    expect(overall(50, 69)).toBe('unclear')
    expect(overall(50, 70)).toBe('unclear')
    expect(overall(70, 50)).toBe('unclear')
  })

  it("is 'higher' or 'lower' once the ranges are disjoint", () => {
    expect(overall(50, 71)).toBe('higher')
    expect(overall(71, 50)).toBe('lower')
  })

  it('never claims a change that the ranges do not support, and is antisymmetric', () => {
    const range = fc
      .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }))
      .map(([a, b]) => ({ low: Math.min(a, b), high: Math.max(a, b) }))
    const reverse = { higher: 'lower', lower: 'higher', unclear: 'unclear' } as const
    fc.assert(
      fc.property(range, range, (a, b) => {
        const overlap = a.low <= b.high && b.low <= a.high
        expect(verdictOn(a, b) === 'unclear').toBe(overlap)
        expect(verdictOn(b, a)).toBe(reverse[verdictOn(a, b)])
      }),
    )
  })

  it("is 'unclear' between two evaluators, however far apart the ranges are", () => {
    const after = { ...attempt({ score: 95 }), evaluator: 'llm' }
    expect(compareAttempts(attempt({ score: 5 }), after)).toMatchObject({
      isSameReader: false,
      verdict: 'unclear',
      dimensions: [{ verdict: 'unclear' }],
    })
  })

  it('treats a dimension as no more certain than the whole score', () => {
    const of = (before: number, after: number) =>
      compareAttempts(attempt({ substance: before }), attempt({ substance: after })).dimensions
    expect(of(50, 70)).toEqual([{ key: 'substance', before: 50, after: 70, verdict: 'unclear' }])
    expect(of(50, 71)).toEqual([{ key: 'substance', before: 50, after: 71, verdict: 'higher' }])
  })

  it('does not treat a dimension as more certain at the end of the scale', () => {
    const before = attempt({ score: 95, half: 20, substance: 40 })
    const after = attempt({ score: 95, half: 20, substance: 75 })
    expect(before.result.range).toEqual({ low: 75, high: 100 })
    expect(compareAttempts(before, after).dimensions[0]?.verdict).toBe('unclear')
  })

  it('leaves out a dimension that one of the evaluations does not have', () => {
    const before = attempt({})
    before.result.dimensions = { relevance: 40 }
    expect(compareAttempts(before, attempt({})).dimensions).toEqual([])
  })
})

describe('the sentences that made the difference', () => {
  it('are none between an answer and itself, whatever its layout', () => {
    const before = attempt({
      text: 'I called the client. It took four days.',
      evidence: [{ quote: 'four days', note: 'A figure.' }],
    })
    const after = { ...before, text: '  I called   the client!\nit took four days' }
    expect(compareAttempts(before, after)).toMatchObject({ verdict: 'unclear', added: [], lost: [], kept: 2 })
  })

  it('are the added ones and the lost ones, each with its findings', () => {
    const before = attempt({
      text: 'We had a problem. It was solved.',
      evidence: [{ quote: 'It was solved.', note: 'Read as the result.' }],
    })
    const after = attempt({
      text: 'We had a problem. I called the client on Monday.',
      evidence: [{ quote: 'I called the client on Monday.', note: 'Says what you did yourself.' }],
    })
    expect(compareAttempts(before, after)).toMatchObject({
      kept: 1,
      added: [
        {
          text: 'I called the client on Monday.',
          evidence: [{ quote: 'I called the client on Monday.', note: 'Says what you did yourself.' }],
        },
      ],
      lost: [{ text: 'It was solved.', evidence: [{ quote: 'It was solved.', note: 'Read as the result.' }] }],
    })
  })

  it('have no findings when the other answer makes the same point in other words', () => {
    const note = 'Makes the point: Names the rule.'
    const before = attempt({ text: 'The rule says no.', evidence: [{ quote: 'The rule says no.', note }] })
    const after = attempt({
      text: 'By the rule this is forbidden.',
      evidence: [{ quote: 'By the rule this is forbidden.', note }],
    })
    expect(compareAttempts(before, after)).toMatchObject({ added: [{ evidence: [] }], lost: [{ evidence: [] }] })
  })

  it('have only findings that the other answer lacks', () => {
    const note = 'A figure.'
    const before = attempt({ text: 'It took nine days.', evidence: [{ quote: 'nine days', note }] })
    const after = attempt({
      text: 'It took nine days. I saved 300 dollars.',
      evidence: [
        { quote: '300 dollars', note },
        { quote: 'nine days', note },
      ],
    })
    expect(compareAttempts(before, after)).toMatchObject({
      added: [{ text: 'I saved 300 dollars.', evidence: [{ quote: '300 dollars', note }] }],
      lost: [],
      kept: 1,
    })
  })

  it('are listed apart from common ones whose findings changed', () => {
    const quote = 'The report took nine days.'
    const part = { quote, note: 'Makes part of the point: Measures the time.' }
    const whole = { quote, note: 'Makes the point: Measures the time.' }
    const before = attempt({ text: quote, evidence: [part] })
    const after = attempt({ text: `${quote} I timed it.`, evidence: [whole] })
    expect(compareAttempts(before, after)).toMatchObject({
      added: [{ text: 'I timed it.', evidence: [] }],
      lost: [],
      reread: [{ text: quote, gained: [whole], lost: [part] }],
    })
  })

  it('get a quote that spans changed and kept ones', () => {
    const text = 'I stood up. I spoke.'
    const comparison = compareAttempts(
      attempt({ text: 'I stood up.' }),
      attempt({ text, evidence: [{ quote: text, note: 'Told well.' }] }),
    )
    expect(comparison).toMatchObject({ added: [{ text: 'I spoke.', evidence: [{ note: 'Told well.' }] }], reread: [] })
  })

  it('count a repeated sentence as often as it occurs', () => {
    const { added, kept } = compareAttempts(attempt({ text: 'I asked.' }), attempt({ text: 'I asked. I asked.' }))
    expect(added.map(({ text }) => text)).toEqual(['I asked.'])
    expect(kept).toBe(1)
  })

  it('include a quote that spans two sentences once', () => {
    const text = 'I stood up. I spoke.'
    const { added } = compareAttempts(attempt({}), attempt({ text, evidence: [{ quote: text, note: 'Told well.' }] }))
    expect(added.map(({ evidence }) => evidence.length)).toEqual([1, 0])
  })

  it('ignore evidence that is not in the answer', () => {
    const evidence = [{ quote: 'never said', note: 'A figure.' }]
    expect(compareAttempts(attempt({}), attempt({ text: 'I spoke.', evidence })).added).toEqual([
      { text: 'I spoke.', evidence: [] },
    ])
  })

  it('are parts of the answers with verbatim quotes, for real evaluations', () => {
    const question = {
      id: 'q',
      text: 'Tell me about a time you made a process faster.',
      category: 'behavioral' as const,
      keyPoints: [
        {
          text: 'You measured the time before and after.',
          says: ['It took nine days before and four days after.'],
          against: ['How long it took nobody measured.'],
        },
      ],
    }
    const read = (answer: string): ComparedAnswer => {
      const input = { question, answer }
      return { text: answer, evaluator: 'local', result: evaluate(input) }
    }
    const before = read('Our monthly report was slow. We made it faster.')
    const after = read(
      'Our monthly report was slow: before, it took nine days. My task was to halve that. I rewrote two queries in SQL. As a result it took four days.',
    )
    const { added, lost } = compareAttempts(before, after)
    expect(added.flatMap(({ evidence }) => evidence).length).toBeGreaterThan(0)
    for (const { text, evidence } of added) {
      expect(after.text).toContain(text)
      for (const { quote } of evidence) expect(after.text).toContain(quote)
    }
    for (const { text } of lost) expect(before.text).toContain(text)
  })
})

describe('the number of attempts', () => {
  const ready = { status: 'ready' as const }
  const failed = { status: 'failed' as const }

  it('is limited, the interview’s own answer included', () => {
    expect(attemptsLeft([ready])).toBe(MAX_ATTEMPTS - 1)
    expect(() => assertMayAttempt(Array(MAX_ATTEMPTS - 1).fill(ready))).not.toThrow()
    expect(() => assertMayAttempt(Array(MAX_ATTEMPTS).fill(ready))).toThrow('these are used up')
  })

  it('does not include failed attempts', () => {
    expect(attemptsLeft([ready, failed, failed])).toBe(MAX_ATTEMPTS - 1)
  })

  it('does not grow while one is being evaluated', () => {
    expect(() => assertMayAttempt([ready, { status: 'processing' }])).toThrow('still being read')
  })
})
