import { describe, expect, it } from 'vitest'
import { REMARKS, type RemarkName, STATEMENTS, type StatementName, say } from '@/domain/evaluation/advice/statements'
import { contestableRemarks, remarkIn, statementIn } from '@/domain/evaluation/contest/contestable-remarks'
import { ANSWER_TIMES } from '@/domain/practice-settings/settings'
import { reworded, rewordedResult, rewordedSummary } from '@/domain/practice-settings/wording'

const WISHES = ANSWER_TIMES.flatMap((answerTime) => [false, true].map((inWriting) => ({ answerTime, inWriting })))
const WORDS = { quote: 'I asked', point: 'Asks first', count: '12 words' }
const STATEMENT_NAMES = Object.keys(STATEMENTS) as StatementName[]
const REMARK_NAMES = Object.keys(REMARKS) as RemarkName[]

/** Everything that names a time limit. */
const LIMIT = /minute|aloud and time/

describe('the sentences of the coach', () => {
  it.each([
    ['usual', false, 'Now say it aloud in under two minutes, with the main point first.'],
    ['longer', false, 'Now say it aloud in under three minutes, with the main point first.'],
    ['double', false, 'Now say it aloud in under four minutes, with the main point first.'],
    ['none', false, 'Now say it aloud, with the main point first.'],
    ['usual', true, 'Now write it again, with the main point first.'],
  ] as const)('follow %s time, in writing %s', (answerTime, inWriting, expected) => {
    expect(reworded(say('practiseAloud'), { answerTime, inWriting })).toBe(expected)
  })

  it('name the length without the time', () => {
    const wish = { answerTime: 'none', inWriting: false } as const
    const plain = 'Most answers have 130 to 260.'
    expect(reworded(say('tooShort', WORDS), wish)).toBe(`This answer has 12 words. ${plain}`)
    expect(reworded(REMARKS['too-long']('900'), wish)).toBe(`This answer has 900 words. ${plain}`)
  })

  it('name no time limit without a clock', () => {
    const said = [...STATEMENT_NAMES.map((name) => say(name, WORDS)), ...REMARK_NAMES.map((name) => REMARKS[name]('9'))]
    expect(said.filter((text) => LIMIT.test(text)).length).toBeGreaterThan(3)
    for (const inWriting of [false, true]) {
      const shown = said.map((text) => reworded(text, { answerTime: 'none', inWriting }))
      expect(shown.filter((text) => LIMIT.test(text))).toEqual([])
    }
  })

  it('never ask to say something aloud of somebody who writes', () => {
    const all = STATEMENT_NAMES.map((name) => say(name, WORDS))
    for (const answerTime of ANSWER_TIMES) {
      expect(all.map((text) => reworded(text, { answerTime, inWriting: true })).join(' ')).not.toMatch(/aloud/)
    }
  })

  it('are recognised in every wording, so that they are contested under the same name', () => {
    for (const wish of WISHES) {
      for (const name of STATEMENT_NAMES) expect(statementIn(reworded(say(name, WORDS), wish))).toBe(name)
      for (const name of REMARK_NAMES) expect(remarkIn(reworded(REMARKS[name]('900'), wish))).toBe(name)
    }
  })
})

describe('a result in other words', () => {
  const result = {
    questionId: 'q',
    score: 61,
    range: { low: 50, high: 70 },
    strengths: ['“I asked” makes this point: “Asks first”'],
    improvements: [say('practisePoint', WORDS), say('tooShort', WORDS), 'Now say it aloud in under two minutes, once.'],
    evidence: [{ quote: 'Now say it aloud in under two minutes', note: 'n' }],
    dimensions: { substance: 40 },
    modelAnswer: ['Asks first'],
    remarks: [REMARKS['too-long']('900'), REMARKS.cut()],
    points: [{ verdict: 'met' as const, quote: 'I asked' }],
  }

  it('has the same figures, verdicts, quotes and keys, and as many sentences in the same order', () => {
    for (const wish of WISHES) {
      const shown = rewordedResult(result, wish)
      const { improvements, remarks, ...rest } = shown
      const { improvements: usual, remarks: usualRemarks, ...same } = result
      expect(rest).toEqual(same)
      expect([improvements.length, remarks.length]).toEqual([usual.length, usualRemarks.length])
      expect(contestableRemarks(shown).map(({ key }) => key)).toEqual(contestableRemarks(result).map(({ key }) => key))
    }
  })

  it('is the stored one by default', () => {
    expect(rewordedResult(result, { answerTime: 'usual', inWriting: false })).toBe(result)
  })

  it('keeps the number of recommendations', () => {
    const summary = {
      recommendations: [
        'Say your best answer aloud in under two minutes; what does not fit is what an interviewer will not hear.',
        'Write down the points and explain each aloud in two sentences.',
      ],
    }
    expect(rewordedSummary(summary, { answerTime: 'double', inWriting: false }).recommendations).toEqual([
      'Say your best answer aloud in under four minutes; what does not fit is what an interviewer will not hear.',
      'Write down the points and explain each aloud in two sentences.',
    ])
    expect(rewordedSummary(summary, { answerTime: 'none', inWriting: true }).recommendations).toEqual([
      'Write your best answer again, with the main point first.',
      'Write down the points and explain each in two sentences.',
    ])
  })
})
