/**
 * The days until an interview. Computed from the remaining steps on every request: a missed day moves its
 * steps on, and nothing is ever overdue.
 */
import { SITTING_CARDS } from '@/domain/review/sitting'
import { addDays, daysBetween } from './days'
import { MINUTES, remainingSteps, type Step, type Work } from './remaining-steps'

/** Days that are planned while there is no date, or the date lies far ahead. */
const HORIZON = { withoutDate: 7, most: 28 } as const
/** Steps of a day, reviews not counted. */
const MOST_STEPS = 3

export type PlanInput = Work & {
  /** All three in the person's time zone: YYYY-MM-DD. */
  today: string
  interviewOn: string | null
  /** Days on which points are due, one entry a point; those of earlier days count for today. */
  dueOn: readonly string[]
  /** Interviews, further attempts and guides that were finished today. */
  doneToday: number
}

export type PlanDay = { on: string; steps: Step[] }

export type PracticePlan = {
  /** Days until the interview; null without a date, and after it. */
  daysLeft: number | null
  /** What to do now; null when today's part is done. */
  step: Step | null
  /** Days with something to do, today first. */
  days: PlanDay[]
}

/** Spreads the remaining steps over the days before the interview; the last day has a last look. */
export function practicePlan(input: PlanInput): PracticePlan {
  const { today, interviewOn, doneToday } = input
  const until = interviewOn === null ? null : daysBetween(today, interviewOn)
  const daysLeft = until === null || until < 0 ? null : until
  const count = daysLeft === null ? HORIZON.withoutDate : Math.min(daysLeft, HORIZON.most)
  const days = Array.from({ length: count }, (_, i): PlanDay => ({ on: addDays(today, i), steps: [] }))

  for (const [i, day] of days.entries()) {
    const points = input.dueOn.filter((on) => (i === 0 ? on <= today : on === day.on)).length
    const asked = Math.min(points, SITTING_CARDS)
    if (points > 0) day.steps.push({ kind: 'review', minutes: asked, points })
  }
  for (const [step, place] of spread(remainingSteps(input), count, doneToday)) days[place]?.steps.push(step)
  const lastLook: Step = { kind: 'last-look', minutes: MINUTES['last-look'] }
  if (daysLeft === 0) days.push({ on: today, steps: [lastLook] })
  else if (daysLeft !== null && daysLeft <= HORIZON.most) days.at(-1)?.steps.push(lastLook)

  const busy = days.filter(({ steps }) => steps.length > 0)
  const first = busy[0]?.on === today ? busy[0].steps[0] : undefined
  return { daysLeft, step: first ?? null, days: busy }
}

/** Each step with the index of its day. Today gets no more than its share, including steps that are done. */
function spread(steps: readonly Step[], days: number, doneToday: number): [Step, number][] {
  if (days === 0) return []
  const part = Math.min(MOST_STEPS, Math.ceil((steps.length + doneToday) / days))
  const isTodayDone = doneToday >= part
  const from = isTodayDone ? 1 : 0
  const open = days - from
  const kept = steps.slice(0, open * MOST_STEPS)
  return kept.map((step, i) => [step, from + Math.floor((i * open) / kept.length)])
}
