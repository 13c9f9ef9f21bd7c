import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { parseAnswerLine, scoreLine } from '../../scripts/score-answers'
import { everyNth } from '../domain/evaluation/fixtures'

const ofTheBank = everyNth(120).map(({ questionId, answer }, i) => ({ id: i, questionId, answer }))
const own = everyNth(150).map(({ question, answer }, i) => ({
  id: `own ${i}`,
  question: question.text,
  category: question.category,
  answer,
  keyPoints: question.keyPoints,
}))
const short = {
  id: 'short',
  question: 'What does a garbage collector do?',
  category: 'technical',
  answer: 'It frees the memory of objects that nothing refers to any more.',
  reference: [
    'It finds objects that nothing refers to any more and frees their memory.',
    'It gives back unused memory.',
  ],
}
const spoken = {
  id: 'spoken',
  question: 'Tell me about a difficult month.',
  category: 'behavioral',
  answer:
    'In April, um, our largest customer in Apapa stopped paying. I drove there on Monday and we agreed on instalments.',
  spoken: true,
  seconds: 12,
}
const lines = [...ofTheBank, ...own, short, spoken].map((line) => JSON.stringify(line))
const scoreAll = (given: readonly string[]) => given.map((line) => scoreLine(parseAnswerLine(line))).join('\n')

describe('scoring lines of JSON', () => {
  it('gives the same bytes in any order', () => {
    const once = scoreAll(lines)
    scoreAll([...lines].reverse())
    expect(scoreAll(lines)).toBe(once)
  }, 30_000)

  it('prints the score with its range, the verdict on each point, strengths and improvements', () => {
    const [first] = scoreAll(lines).split('\n')
    const result = JSON.parse(first ?? '')
    expect(result).toEqual({
      id: 0,
      score: expect.any(Number),
      range: [expect.any(Number), expect.any(Number)],
      judged: true,
      points: expect.any(Array),
      strengths: expect.any(Array),
      improvements: expect.any(Array),
    })
    for (const point of result.points) {
      expect(['met', 'partly', 'missing', 'unsure', 'contradicted']).toContain(point.verdict)
      expect(Object.keys(point).sort()).toEqual(['quote', 'verdict'])
    }
  })

  it('prints the same from the command line, and stops at an invalid line', () => {
    const scored = (input: string) => spawnSync('node', ['scripts/score.mjs', 'answers'], { input, encoding: 'utf8' })
    const expected = `${scoreAll(lines)}\n`
    expect(scored(lines.join('\r\n'))).toMatchObject({ status: 0, stdout: expected, stderr: '' })
    const broken = scored(`${lines.join('\n')}\n\n{`)
    expect(broken).toMatchObject({ status: 1, stdout: expected })
    expect(broken.stderr).toBe(`score: line ${lines.length + 2}: not a JSON object\n`)
  }, 60_000)

  it('reports the error of a line', () => {
    expect(() => parseAnswerLine('{')).toThrow(/not a JSON object/)
    expect(() => parseAnswerLine('{"id":1}')).toThrow(/questionId/)
    expect(() => scoreLine(parseAnswerLine('{"id":1,"questionId":"nobody.asks-this","answer":"x"}'))).toThrow(
      /no question/,
    )
  })
})
