import { describe, expect, it } from 'vitest'
import { averageOf, groupName, groupsOf, halvesOf, PROGRESS_GROUPS, pointOf } from '@/domain/interview/progress'

const day = (n: number) => new Date(Date.UTC(2026, 0, n))
const around = (score: number, half = 5) => ({ score, range: { low: score - half, high: score + half } })
const read = (score: number, evaluator = 'local', half = 5) => ({ ...around(score, half), evaluator })
const point = (score: number, answers: number, evaluator = 'local', half = 5) => ({
  ...read(score, evaluator, half),
  date: day(score),
  answers,
  isRetake: false,
})

describe('the groups of an answer', () => {
  it('are all answers, its category and its competencies', () => {
    expect(groupsOf('behavioral', ['conflict', 'care'])).toEqual(['all', 'behavioral', 'conflict', 'care'])
    expect(groupsOf(undefined, [])).toEqual(['all'])
  })
  it('have a name each, and no two the same', () => {
    const names = PROGRESS_GROUPS.map(groupName)
    expect(new Set(names).size).toBe(names.length)
    expect(names.slice(0, 2)).toEqual(['All answers', 'Technical questions'])
  })
})

describe('a point', () => {
  it("is the mean of its answers, with the evaluator 'llm' only if a model evaluated all of them", () => {
    expect(pointOf([read(40), read(61)], day(1), false)).toMatchObject({ score: 51, answers: 2, evaluator: 'local' })
    expect(pointOf([read(40, 'llm'), read(61)], day(1), true)).toMatchObject({ evaluator: 'local', isRetake: true })
    expect(pointOf([read(40, 'llm')], day(1), false)).toMatchObject({ evaluator: 'llm', range: { low: 35, high: 45 } })
  })
  it('has no range where one answer has none', () => {
    expect(pointOf([read(40), { score: 50, range: null, evaluator: 'local' }], day(1), false).range).toBeNull()
  })
})

describe('an average', () => {
  it('weighs each point by its answers', () => {
    expect(averageOf([point(20, 1), point(80, 3)])).toMatchObject({
      score: 65,
      answers: 4,
      range: { low: 60, high: 70 },
    })
    expect(averageOf([])).toBeNull()
  })
})

describe('the comparison of the earlier and the later half', () => {
  it('is cut by answers, not by points', () => {
    expect(halvesOf([point(20, 8), point(60, 2), point(80, 2), point(70, 4)])).toMatchObject({
      before: { score: 20, answers: 8 },
      after: { score: 70, answers: 8 },
      change: 'higher',
    })
    expect(halvesOf([point(30, 1), point(60, 20)])).toMatchObject({ before: { answers: 1 }, after: { answers: 20 } })
    expect(halvesOf([point(60, 20), point(30, 1)])).toMatchObject({ before: { answers: 20 }, after: { answers: 1 } })
  })
  it('claims no change where ranges overlap, evaluators differ or are mixed, or there is one point', () => {
    expect(halvesOf([point(50, 1), point(55, 1)])?.change).toBe('unclear')
    expect(halvesOf([point(20, 1), point(80, 1, 'llm')])?.change).toBe('unclear')
    expect(halvesOf([point(20, 1), point(20, 1, 'llm'), point(80, 2)])?.change).toBeNull()
    expect(halvesOf([point(50, 4)])).toBeNull()
    expect(halvesOf([])).toBeNull()
  })
})
