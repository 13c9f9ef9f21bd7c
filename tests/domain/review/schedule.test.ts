import { describe, expect, it } from 'vitest'
import { dueUntil, type Grade, graded, LONGEST_INTERVAL, type Memory } from '@/domain/review/schedule'

const DAY = 86_400_000
const START = new Date('2026-03-10T12:00:00Z')
const days = (from: Date, to: Date) => (to.getTime() - from.getTime()) / DAY

/** The intervals in days when each answer is given on its due date. */
function intervals(grades: readonly Grade[]): number[] {
  let memory: Memory | null = null
  return grades.map((grade) => {
    const at: Date = memory?.due ?? START
    memory = graded(memory, grade, at)
    return days(at, memory.due)
  })
}

describe('the days until a point is asked again', () => {
  it('begin with one day after a miss, and grow while it is remembered', () => {
    const [first = 0, second = 0, third = 0, fourth = 0] = intervals(['again', 'good', 'good', 'good'])
    expect(first).toBe(1)
    expect(second).toBeGreaterThan(first)
    expect(third).toBeGreaterThan(second)
    expect(fourth).toBeGreaterThan(third)
  })

  it('are ordered like the grades', () => {
    const afterwards = (grade: Grade) => intervals(['again', 'good', 'good', grade]).at(-1) ?? 0
    expect(afterwards('again')).toBeLessThan(afterwards('hard'))
    expect(afterwards('hard')).toBeLessThan(afterwards('good'))
    expect(afterwards('good')).toBeLessThan(afterwards('easy'))
  })

  it('fall back after a miss, which counts as a lapse', () => {
    const known = graded(graded(null, 'again', START), 'good', new Date(START.getTime() + DAY))
    const missed = graded(known, 'again', known.due)
    expect(days(known.due, missed.due)).toBeLessThan(days(known.reviewedAt, known.due))
    expect(missed).toMatchObject({ reps: 3, lapses: 1, reviewedAt: known.due })
  })

  it('are at most two months, plus a day or two that keep the grades apart', () => {
    const longest = Math.max(...intervals(['again', ...Array<Grade>(12).fill('easy')]))
    expect(longest).toBeGreaterThanOrEqual(LONGEST_INTERVAL)
    expect(longest).toBeLessThanOrEqual(LONGEST_INTERVAL + 2)
  })

  it('are deterministic', () => {
    expect(intervals(['again', 'hard', 'good'])).toEqual(intervals(['again', 'hard', 'good']))
  })
})

it('a card that is due tomorrow at this hour can be answered tomorrow morning, but not today', () => {
  const { due } = graded(null, 'again', START)
  expect(due > dueUntil(START)).toBe(true)
  expect(due <= dueUntil(new Date('2026-03-11T07:00:00Z'))).toBe(true)
})
