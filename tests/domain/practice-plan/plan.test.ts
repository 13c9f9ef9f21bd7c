import { describe, expect, it } from 'vitest'
import { addDays } from '@/domain/practice-plan/days'
import { type PlanInput, practicePlan } from '@/domain/practice-plan/plan'
import type { WeakAnswer } from '@/domain/practice-plan/remaining-steps'

const TODAY = '2026-03-10'
const weak = (n: number): WeakAnswer => ({
  interviewId: 'i',
  questionId: `q${n}`,
  number: n,
  question: `Question ${n}?`,
  score: n,
})
const BASE: PlanInput = {
  today: TODAY,
  interviewOn: addDays(TODAY, 6),
  dueOn: [],
  doneToday: 0,
  weakest: [weak(10), weak(20), weak(30)],
  interviewsDone: 1,
  isGuideLeft: true,
  answerTime: 'usual',
}
const plan = (changes: Partial<PlanInput> = {}) => practicePlan({ ...BASE, ...changes })
const kinds = ({ days }: ReturnType<typeof plan>) => days.map(({ steps }) => steps.map(({ kind }) => kind).join(' '))

describe('the plan', () => {
  it('spreads the remaining steps over the days, and ends the evening before with a last look', () => {
    const { daysLeft, step, days } = plan()
    expect(daysLeft).toBe(6)
    expect(step).toEqual({ kind: 'retake', minutes: 4, answer: weak(10) })
    expect(kinds(plan())).toEqual(['retake', 'guide', 'interview', 'retake', 'retake', 'interview last-look'])
    expect(days.map(({ on }) => on)).toEqual([0, 1, 2, 3, 4, 5].map((n) => addDays(TODAY, n)))
  })

  it('begins with an interview where there was none', () => {
    expect(plan({ interviewsDone: 0, weakest: [] }).step?.kind).toBe('interview')
  })

  it('has an interview, however many there were', () => {
    expect(kinds(plan({ interviewsDone: 5 })).join(' ')).toContain('interview')
  })

  it('puts due cards first, and overdue ones on today', () => {
    const dueOn = [addDays(TODAY, -3), TODAY, addDays(TODAY, 2)]
    const { step, days } = plan({ dueOn })
    expect(step).toEqual({ kind: 'review', minutes: 2, points: 2, cards: 2 })
    expect(days[2]?.steps[0]).toEqual({ kind: 'review', minutes: 1, points: 1, cards: 1 })
    expect(plan({ dueOn: Array(9).fill(TODAY) }).step).toEqual({ kind: 'review', minutes: 5, points: 9, cards: 5 })
  })

  it('adapts when a day is missed: all steps remain, closer together', () => {
    const missed = plan({ today: addDays(TODAY, 3) })
    expect(missed.daysLeft).toBe(3)
    expect(kinds(missed)).toEqual(['retake guide', 'interview retake', 'retake interview last-look'])
  })

  it('is done for today after its share, and continues tomorrow', () => {
    const { step, days } = plan({ weakest: [weak(20), weak(30)], doneToday: 1 })
    expect(step).toBeNull()
    expect(days[0]?.on).toBe(addDays(TODAY, 1))
    expect(days.at(-1)?.steps.at(-1)?.kind).toBe('last-look')
    // With fewer days left, each day's share is larger.
    expect(plan({ interviewOn: addDays(TODAY, 2), doneToday: 1 }).step).not.toBeNull()
  })

  it('has at most three steps and a review a day', () => {
    const many = plan({ interviewOn: addDays(TODAY, 1), dueOn: [TODAY] })
    expect(kinds(many)).toEqual(['review retake guide interview last-look'])
  })

  it('has only the last look on the day itself', () => {
    expect(plan({ interviewOn: TODAY })).toMatchObject({ daysLeft: 0, step: { kind: 'last-look' } })
  })

  it('is a week without a date, and after the date', () => {
    for (const interviewOn of [null, addDays(TODAY, -1)]) {
      const { daysLeft, step, days } = plan({ interviewOn })
      expect(daysLeft).toBeNull()
      expect(step?.kind).toBe('retake')
      expect(days.flatMap(({ steps }) => steps).some(({ kind }) => kind === 'last-look')).toBe(false)
    }
  })

  it('always has a next interview', () => {
    expect(plan({ weakest: [], interviewsDone: 9, isGuideLeft: false }).step?.kind).toBe('interview')
  })
})

describe('the minutes of the steps', () => {
  const minutesWith = (answerTime: PlanInput['answerTime']) =>
    plan({ answerTime, dueOn: [TODAY, TODAY] }).days.flatMap(({ steps }) => steps.map(({ minutes }) => minutes))

  it('follow the time for an answer, and the steps do not', () => {
    const usual = minutesWith('usual')
    expect(minutesWith('double')).toEqual(usual.map((minutes) => 2 * (minutes ?? 0)))
    expect(minutesWith('longer')).toEqual(usual.map((minutes) => Math.round(1.5 * (minutes ?? 0))))
  })

  it('are null without a clock', () => {
    expect(new Set(minutesWith('none'))).toEqual(new Set([null]))
  })
})
