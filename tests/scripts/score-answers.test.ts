import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { LocalEvaluator } from '@/domain/evaluation/local-evaluator'
import { parseAnswerLine, scoreLine } from '../../scripts/score-answers'
import { ONE_REFERENCE } from '../domain/evaluation/fixtures/one-reference'
import { TWINS } from '../domain/evaluation/fixtures/strong-answers'

const short = ONE_REFERENCE.flatMap(({ question, good, notBut, denied, terms }) =>
  [good, notBut, denied, terms].map((answer, i) => ({
    id: `${question.id} ${i}`,
    question: question.text,
    category: 'technical',
    reference: [question.keyPoints.map(({ text }) => text).join(' ')],
    answer,
  })),
)
const long = TWINS.map(({ question, strong }, i) => ({
  id: i,
  question: question.text,
  category: question.category,
  role: 'product-manager',
  reference: question.keyPoints.map(({ text }) => text),
  answer: strong,
}))
const lines = [...short, ...long].map((line) => JSON.stringify(line))

const scoreAll = (evaluator: LocalEvaluator, given: readonly string[]) =>
  given.map((line) => scoreLine(parseAnswerLine(line), evaluator)).join('\n')

describe('scoring lines of JSON', () => {
  it('gives the same bytes again, in another order and from another evaluator', () => {
    const once = scoreAll(new LocalEvaluator(), lines)
    const evaluator = new LocalEvaluator()
    scoreAll(evaluator, [...lines].reverse())
    expect(scoreAll(evaluator, lines)).toBe(once)
  }, 30_000)

  it('prints the number, the score and the dimensions of each', () => {
    const [first] = scoreAll(new LocalEvaluator(), lines).split('\n')
    expect(JSON.parse(first ?? '')).toEqual({
      id: 'hash-map 0',
      score: expect.any(Number),
      dimensions: expect.objectContaining({ relevance: expect.any(Number), substance: expect.any(Number) }),
    })
  })

  // Time on the processor, not on the clock, since other tests run beside it; at leisure it is several times as fast.
  it('reads five hundred short answers in a second, and many more on a machine of its own', () => {
    const evaluator = new LocalEvaluator()
    const given = short.map((line) => JSON.stringify(line))
    scoreAll(evaluator, given)
    const rates = Array.from({ length: 4 }, () => {
      const before = process.cpuUsage()
      for (let i = 0; i < 3; i++) scoreAll(evaluator, given)
      const { user, system } = process.cpuUsage(before)
      return (3 * given.length) / ((user + system) / 1e6)
    })
    expect(Math.max(...rates)).toBeGreaterThanOrEqual(500)
  }, 60_000)

  it('prints the same from the command, and stops at a line that it cannot read', () => {
    const scored = (input: string) => spawnSync('node', ['scripts/score.mjs', 'answers'], { input, encoding: 'utf8' })
    const given = lines.slice(0, 8)
    const expected = `${scoreAll(new LocalEvaluator(), given)}\n`
    expect(scored(given.join('\r\n'))).toMatchObject({ status: 0, stdout: expected, stderr: '' })
    const broken = scored(`${given.join('\n')}\n\n{`)
    expect(broken).toMatchObject({ status: 1, stdout: expected })
    expect(broken.stderr).toBe('score: line 10: not a JSON object\n')
  }, 30_000)

  it('says what is wrong with a line', () => {
    expect(() => parseAnswerLine('{')).toThrow(/not a JSON object/)
    expect(() => parseAnswerLine('{"id":1}')).toThrow(/question/)
  })
})
