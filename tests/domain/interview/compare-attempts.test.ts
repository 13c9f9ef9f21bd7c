import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluate } from '@/domain/evaluation/evaluate'
import { assertMayAttempt, attemptsLeft, MAX_ATTEMPTS } from '@/domain/interview/attempts'
import { type ComparedAnswer, compareAttempts } from '@/domain/interview/compare-attempts'
import type { QuotedNote } from '@/domain/interview/mark-quotes'
import { verdictOn } from '@/domain/interview/score-change'

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
  it("is 'unclear' while the difference is within its uncertainty", () => {
    expect(overall(50, 50)).toBe('unclear')
    expect(overall(50, 60)).toBe('unclear')
    expect(overall(60, 50)).toBe('unclear')
  })

  it("is 'higher' or 'lower' from a larger difference on, though the ranges may overlap", () => {
    expect(overall(50, 61)).toBe('higher')
    expect(overall(61, 50)).toBe('lower')
  })

  it('counts the sides of the ranges that face each other, as of a vague low score and a certain high one', () => {
    const vague = { score: 49, range: { low: 0, high: 91 } }
    const sure = { score: 92, range: { low: 84, high: 100 } }
    expect(verdictOn(vague, sure)).toBe('higher')
    expect(verdictOn(sure, vague)).toBe('lower')
    expect(verdictOn(vague, { score: 80, range: { low: 80, high: 100 } })).toBe('unclear')
  })

  it('is antisymmetric, and clear wherever the ranges lie apart', () => {
    const scored = fc
      .tuple(...[0, 0, 0].map(() => fc.integer({ min: 0, max: 100 })))
      .map((ends) => ends.sort((a, b) => a - b))
      .map(([low = 0, score = 0, high = 0]) => ({ score, range: { low, high } }))
    const reverse = { higher: 'lower', lower: 'higher', unclear: 'unclear' } as const
    fc.assert(
      fc.property(scored, scored, (a, b) => {
        expect(verdictOn(b, a)).toBe(reverse[verdictOn(a, b)])
        if (a.range.high < b.range.low) expect(verdictOn(a, b)).toBe('higher')
      }),
    )
  })

  it("is 'unclear' between two evaluators, however far apart the scores are", () => {
    const after = { ...attempt({ score: 95 }), evaluator: 'llm' }
    expect(compareAttempts(attempt({ score: 5 }), after)).toMatchObject({ isSameReader: false, verdict: 'unclear' })
  })

  it('is not given on parts, which are measures of the text', () => {
    const { dimensions } = compareAttempts(attempt({ substance: 50 }), attempt({ substance: 90 }))
    expect(dimensions).toEqual([{ key: 'substance', before: 50, after: 90 }])
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
