import { describe, expect, it } from 'vitest'
import { pointsOf, wholeParts } from '@/domain/cv-review/points'

type Row = Parameters<typeof pointsOf>[0][number]
const row = (priority: Row['priority'], verdict: Row['verdict'], weight = 1): Row => ({ priority, verdict, weight })
const many = (count: number, ...of: Parameters<typeof row>) => Array.from({ length: count }, () => row(...of))

describe('points', () => {
  it('are complete for a CV that shows everything, and zero for one that shows nothing', () => {
    expect(pointsOf([...many(4, 'required', 'has'), ...many(4, 'wished', 'has')], 1, 100).exact).toBeCloseTo(100)
    expect(pointsOf([...many(4, 'required', 'no'), ...many(4, 'wished', 'no')], 0, 100).exact).toBe(0)
  })

  it.each([1, 2, 5, 20])('stay at 45 with none of %i required things, and at 65 with half of them', (count) => {
    const wishes = many(12, 'mentioned', 'has')
    expect(pointsOf([...many(count, 'required', 'no'), ...wishes], 1, 100).exact).toBeLessThanOrEqual(45)
    const half = [...many(count, 'required', 'no'), ...many(count, 'required', 'has'), ...wishes]
    expect(pointsOf(half, 1, 100).exact).toBeLessThanOrEqual(65)
  })

  it('add up where nothing is required, with mentioned items instead', () => {
    const { parts, exact } = pointsOf(many(12, 'mentioned', 'has'), 1, 100)
    expect(parts.map(({ max }) => Math.round(max))).toEqual([0, 58, 42])
    expect(exact).toBeCloseTo(100)
  })

  it.each([1, 3, 10])('are higher for half a required item than for a whole wish, with %i of each', (count) => {
    const rows = [...many(count, 'required', 'partly', 0.6), ...many(count, 'wished', 'no')]
    const gain = (i: number) =>
      pointsOf(
        rows.map((each, at) => (at === i ? { ...each, verdict: 'has' as const } : each)),
        0.8,
        100,
      ).exact - pointsOf(rows, 0.8, 100).exact
    expect(gain(0)).toBeGreaterThan(gain(count))
  })

  it('are reduced by a separate part, so that the sum is still correct', () => {
    const { parts, exact } = pointsOf(many(5, 'required', 'has'), 1, 45)
    expect(parts.at(-1)).toMatchObject({ name: 'Held back', max: 0 })
    expect(parts.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(exact)
    expect(exact).toBeLessThanOrEqual(45)
  })

  it.each([
    [0, 69],
    [1, 82],
    [2, 94],
    [3, 100],
  ])('are at most these where the advert asks for only %i required things', (count, highest) => {
    const { exact, heldBackBy } = pointsOf(many(count, 'required', 'has'), 1, 100)
    expect(Math.round(exact)).toBeLessThanOrEqual(highest)
    expect(heldBackBy).toBe(count < 3 ? 'compared' : null)
  })

  it('name the lowest of the ceilings as the one that holds them back', () => {
    const half = [...many(5, 'required', 'has'), ...many(5, 'required', 'no')]
    expect(pointsOf(half, 1, 85).heldBackBy).toBe('required')
    expect(pointsOf(half, 1, 60).heldBackBy).toBe('text')
    expect(pointsOf(half, 0, 85).heldBackBy).toBe(null)
  })

  it('are rounded to whole ones that add up to the rounded sum', () => {
    const parts = (['Required', 'Nice to have or mentioned', 'Work and title'] as const).map((name) => ({
      name,
      points: 10.4,
      max: 40,
    }))
    expect(wholeParts(parts).map(({ points }) => points)).toEqual([11, 10, 10])
  })
})
