import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { evaluateFacts } from '@/domain/evaluation/evaluate'
import type { AnswerFacts } from '@/domain/evaluation/facts'
import { findFacts } from '@/domain/evaluation/find-facts'
import { SHIPPED_MODELS } from '@/domain/evaluation/models'
import { Chat } from '@/server/adapters/ai/chat'
import { OpenAiFactExtractor } from '@/server/adapters/ai/openai-fact-extractor'
import { ANSWER, input, QUESTION, report, reportWith } from '../../../helpers/example-report'
import { FakeOpenAi, sectionOf } from '../../../helpers/fake-openai'
import { rulesHere } from '../../../helpers/rules-here'

let fake: FakeOpenAi
beforeAll(async () => {
  fake = await FakeOpenAi.start()
})
afterAll(() => fake.close())

const newFactExtractor = () =>
  new OpenAiFactExtractor(
    new Chat({ model: 'm', baseUrl: fake.baseUrl }, pino({ level: 'silent' }), { sleep: async () => {} }),
    { parallel: 2, rules: rulesHere },
  )

async function read(found: unknown, answer = ANSWER) {
  fake.play({ content: found })
  return newFactExtractor().findFacts(input(answer), 'ada')
}

const byRules = (answer = ANSWER) => findFacts(input(answer), SHIPPED_MODELS)
const evaluated = (facts: AnswerFacts, answer = ANSWER) => evaluateFacts(input(answer), facts)

describe('facts found by a model', () => {
  it('are converted, and merged with measures of the rules', async () => {
    const facts = await read(reportWith(2, { verdict: 'partly' }))
    const { evaluator, points, lean, agreement, parts, ...measured } = byRules()
    expect(facts).toMatchObject({ ...measured, evaluator: 'llm', agreement: null })
    expect(measured.words).toBeGreaterThan(50)
    expect(facts.points.map(({ verdict, quote }) => [verdict, quote])).toEqual([
      ['met', 'the finance lead “Mrs. Eze” waited for it'],
      ['partly', 'I measured every step for 2 weeks'],
      ['met', 'the report took 4 days from then on'],
    ])
    const [first, second] = facts.points
    expect(first?.made).toBeGreaterThan(second?.made ?? 1)
    expect(facts.parts.map(({ part, quote }) => [part, quote])).toEqual([
      ['setting', 'In my last job at a textile mill'],
      ['task', 'My task was to make it faster'],
      ['action', 'I measured every step'],
      ['result', 'As a result the report took 4 days from then on'],
    ])
    const scored = evaluated(facts)
    expect(scored.score).toBeGreaterThan(65)
    expect(scored.covered).toEqual([true, false, true])
    expect(scored.evidence.length).toBeGreaterThan(5)
    for (const { quote } of scored.evidence) expect(ANSWER).toContain(quote)
  })

  it('keep the answer’s own characters when the model changed quotation marks, spaces or capitals', async () => {
    const facts = await read(
      report({
        points: [
          { point: 1, verdict: 'met', quote: 'The finance lead "Mrs. Eze"  waited for it' },
          { point: 2, verdict: 'met', quote: 'before the year–end. First I measured every step' },
          { point: 3, verdict: 'met', quote: 'Took 4  Days' },
        ],
      }),
    )
    expect(facts.points.map(({ quote }) => quote)).toEqual([
      'the finance lead “Mrs. Eze” waited for it',
      'before the year-end.\nFirst I measured every step',
      'took 4 days',
    ])
  })

  it('count a point in full, half or not at all, in this order', async () => {
    const scores: number[] = []
    for (const verdict of ['met', 'partly', 'missing'] as const) {
      scores.push(evaluated(await read(reportWith(2, { verdict }))).score)
    }
    const [met = 0, partly = 0, missing = 0] = scores
    expect(met).toBeGreaterThan(partly)
    expect(partly).toBeGreaterThan(missing)
  })

  it('count the same in any order of points, and ignore unknown points', async () => {
    const { points } = report()
    const facts = await read(report({ points: [...points].reverse() }))
    expect(facts).toEqual(await read(report()))
    const more = [0, 4, 99].map((point) => ({
      point,
      verdict: 'met' as const,
      quote: 'I rewrote the 3 slowest queries',
    }))
    expect(await read(report({ points: [...points, ...more] }))).toEqual(facts)
  })

  it.each([
    ['1, 2, 3', []],
    ['2', report().points.filter(({ point }) => point !== 2)],
    ['3', report().points.map((entry) => (entry.point === 3 ? { ...entry, point: 4 } : entry))],
  ])('without an entry for key point %s are invalid: sent back once, then abandoned', async (absent, points) => {
    fake.play({ content: report({ points }) }, { content: report() })
    expect(await newFactExtractor().findFacts(input(), 'ada')).toEqual(await read(report()))
    fake.play({ content: report({ points }) })
    await expect(newFactExtractor().findFacts(input(), 'ada')).rejects.toMatchObject({ reason: 'invalid_content' })
    expect(fake.asked).toHaveLength(2)
    expect(fake.asked[1]?.messages.at(-1)?.content).toContain(`no entry for key point ${absent}.`)
  })

  it.each(['unsure', 'covered', 'MET', '', null, 1])(
    'with an unknown verdict (%j) are sent back once, then abandoned',
    async (verdict) => {
      const wrong = { ...report(), points: report().points.map((point) => ({ ...point, verdict })) }
      fake.play({ content: wrong }, { content: report() })
      expect((await newFactExtractor().findFacts(input(), 'ada')).points[0]?.verdict).toBe('met')
      expect(fake.asked[1]?.messages.at(-1)?.content).toContain('points.0.verdict')
      fake.play({ content: wrong })
      await expect(newFactExtractor().findFacts(input(), 'ada')).rejects.toMatchObject({ reason: 'invalid_content' })
    },
  )

  it('may be none, when the model says so point by point', async () => {
    const facts = await read({
      points: [1, 2, 3].map((point) => ({ point, verdict: 'missing', quote: null })),
      parts: { setting: [], task: [], action: [], result: [] },
    })
    expect(facts.points.map(({ verdict, quote }) => [verdict, quote])).toEqual([1, 2, 3].map(() => ['missing', null]))
    expect(facts.parts.map(({ quote, probability }) => [quote, probability])).toEqual([1, 2, 3, 4].map(() => [null, 0]))
    expect(facts.lean).toBeNull()
    const { score, strengths, improvements } = evaluated(facts)
    expect(score).toBeLessThan(evaluated(await read(report())).score)
    expect(strengths.join(' ')).not.toContain('makes this point')
    for (const { text } of QUESTION.keyPoints) expect(improvements.join(' ')).toContain(text)
  })

  it('are not requested for an empty answer', async () => {
    fake.play({ status: 500 })
    for (const answer of ['', ' ?! … ', 'I don’t know.']) {
      const facts = await newFactExtractor().findFacts(input(answer), 'ada')
      expect(facts.evaluator).toBe('llm')
      expect(evaluated(facts, answer).score).toBe(0)
    }
    expect(fake.asked).toHaveLength(0)
  })
})

describe('two verdicts on one point', () => {
  const both = (...verdicts: ('met' | 'partly' | 'missing' | 'contradicted')[]) =>
    report({
      points: report().points.flatMap((point) =>
        point.point === 2 ? verdicts.map((verdict) => ({ ...point, verdict })) : [point],
      ),
    })

  it.each([
    [both('met', 'contradicted')],
    [both('contradicted', 'met')],
    [both('missing', 'met')],
    [both('met', 'met')],
    [both('partly', 'missing', 'contradicted')],
  ])('are invalid, %#: sent back once, then abandoned', async (twice) => {
    fake.play({ content: twice }, { content: report() })
    const facts = await newFactExtractor().findFacts(input(), 'ada')
    expect(facts).toEqual(await read(report()))
    fake.play({ content: twice })
    await expect(newFactExtractor().findFacts(input(), 'ada')).rejects.toMatchObject({ reason: 'invalid_content' })
    expect(fake.asked).toHaveLength(2)
    const repair = fake.asked[1]?.messages.at(-1)?.content
    expect(repair).toContain('more than one entry for key point 2.')
  })
})

describe('a contradicted point of a model', () => {
  const contradicted = (quote: string | null) => reportWith(2, { verdict: 'contradicted', quote })
  const without = reportWith(2, { verdict: 'missing', quote: null })
  const QUOTE = 'I measured every step for 2 weeks'

  it('lowers the score below that of a missing point', async () => {
    const facts = await read(contradicted(QUOTE))
    expect(facts.points[1]).toMatchObject({ verdict: 'contradicted', quote: QUOTE })
    expect(facts.points[1]?.made).toBeLessThan(0.2)
    expect(facts.lean).toBeCloseTo(1 / 3)
    const scores: number[] = []
    for (const found of [report(), without, contradicted(QUOTE)]) scores.push(evaluated(await read(found)).score)
    const [met = 0, missing = 0, wrong = 0] = scores
    expect(met).toBeGreaterThan(missing)
    expect(missing).toBeGreaterThan(wrong)
  })

  it('has the weight of the point', async () => {
    const keyPoints = QUESTION.keyPoints.map(
      (point, i) => ({ ...point, weight: i === 1 ? 'essential' : 'bonus' }) as const,
    )
    fake.play({ content: contradicted(QUOTE) })
    const facts = await newFactExtractor().findFacts({ ...input(), question: { ...QUESTION, keyPoints } }, 'ada')
    expect(facts.lean).toBeGreaterThan(0.5)
  })

  it('is shown only as something to check', async () => {
    const { strengths, improvements, evidence, covered, points } = evaluated(await read(contradicted(QUOTE)))
    const point = QUESTION.keyPoints[1]?.text
    expect(covered).toEqual([true, false, true])
    expect(points[1]).toEqual({ verdict: 'contradicted', quote: QUOTE })
    expect(improvements[0]).toBe(`Check what you say here: “${QUOTE}” What is looked for: “${point}”`)
    expect(evidence.filter(({ quote }) => quote === QUOTE)).toEqual([
      { quote: QUOTE, note: `You speak of this; check what you say about it: ${point}` },
    ])
    expect(strengths.join(' ')).not.toContain(QUOTE)
    const said = [...strengths, ...improvements, ...evidence.map(({ note }) => note)].join(' ')
    expect(said).not.toMatch(/contradict|wrong|mistake|false|incorrect|opposite/i)
  })

  it('is not quoted in praise of another point', async () => {
    const weights = ['essential', 'bonus', 'expected'] as const
    const keyPoints = QUESTION.keyPoints.map((point, i) => ({ ...point, weight: weights[i] }))
    const question = { ...QUESTION, keyPoints }
    const points = contradicted(QUOTE).points.map((entry) =>
      entry.point === 3 ? { ...entry, verdict: 'missing' as const, quote: null } : entry,
    )
    fake.play({ content: report({ points }) })
    const facts = await newFactExtractor().findFacts({ ...input(), question }, 'ada')
    const { strengths } = evaluateFacts({ ...input(), question }, facts)
    const praised = strengths.filter((text) => text.includes('makes this point'))
    expect(praised).toEqual([expect.stringContaining('the finance lead “Mrs. Eze” waited for it')])
  })

  it('is dropped without a quote from the answer', async () => {
    const expected = await read(without)
    for (const quote of [null, '', 'I never measured anything at all', 'First', 'every step']) {
      expect(await read(contradicted(quote))).toEqual(expected)
    }
  })

  it('never raises a score, whatever its quote', async () => {
    const quotes = ANSWER.split(/[,.\n]/).filter((words) => words.trim().split(' ').length > 2)
    expect(quotes.length).toBeGreaterThan(6)
    const nothing = report({ points: [1, 2, 3].map((point) => ({ point, verdict: 'missing', quote: null })) })
    const verdicts = new Set<string | undefined>()
    for (const base of [report(), nothing]) {
      for (const point of [1, 2, 3]) {
        const changed = (changes: Partial<(typeof base.points)[number]>) =>
          read({
            ...base,
            points: base.points.map((entry) => (entry.point === point ? { ...entry, ...changes } : entry)),
          })
        const { score: missing } = evaluated(await changed({ verdict: 'missing', quote: null }))
        for (const quote of quotes) {
          const facts = await changed({ verdict: 'contradicted', quote })
          expect(evaluated(facts).score, `${point}: ${quote}`).toBeLessThanOrEqual(missing)
          verdicts.add(facts.points[point - 1]?.verdict)
        }
      }
    }
    // Words unrelated to a point do not contradict it; they are shown as something to check.
    expect([...verdicts].sort()).toEqual(['contradicted', 'unsure'])
  })
})

describe('a request about an answer', () => {
  it('stays within its limits, however long the answer', async () => {
    const facts = await read(report(), `${ANSWER} ${'and so on '.repeat(5000)}`)
    const [asked] = fake.asked
    expect(asked?.max_completion_tokens).toBe(3000)
    expect(asked && sectionOf(asked, 'ANSWER').length).toBe(12_000)
    // Words are counted in the evaluated part.
    expect(facts.words).toBeGreaterThan(3_000)
    expect(facts.words).toBeLessThan(4_000)
  })

  it('contains no lone surrogates and no control characters', async () => {
    await read(report(), `${ANSWER} \ud83d \u0007 😀`)
    const data = fake.asked[0]?.messages[1]?.content ?? ''
    expect(data.isWellFormed()).toBe(true)
    expect(data).toContain('😀')
    expect(data).not.toContain('\u0007')
  })

  it('contains the question, its key points and the role, but no other data about the person', async () => {
    await read(report())
    const [asked] = fake.asked
    if (!asked) throw new Error('nothing was asked')
    expect(sectionOf(asked, 'QUESTION')).toBe(QUESTION.text)
    expect(sectionOf(asked, 'ROLE')).toBe('Data Analyst')
    expect(sectionOf(asked, 'KEY POINTS').split('\n')).toEqual(
      QUESTION.keyPoints.flatMap(({ text, against = [] }, i) => [
        `${i + 1}. ${text}`,
        ...against.map((said) => `   Mistaken: ${said}`),
      ]),
    )
    expect(asked.messages[1]?.content.match(/<<<END /g)).toHaveLength(4)
  })
})
