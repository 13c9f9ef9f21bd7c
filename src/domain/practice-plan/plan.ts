/**
 * The practice plan for the days until an interview. It is computed from the remaining steps on every request, so the
 * steps of a missed day move to the next days, and nothing is ever overdue.
 */
import { minutesWith } from '@/domain/practice-settings/settings'
import { SITTING_CARDS } from '@/domain/review/sitting'
import { addDays, daysBetween } from './days'
import { MINUTES, remainingSteps, type Step, type Work } from './remaining-steps'

/** Days planned without an interview date, and at most with one. */
const HORIZON = { withoutDate: 7, most: 28 } as const
/** Steps per day, without reviews. */
const MOST_STEPS = 3

export type PlanInput = Work & {
  /** All days are in the person's time zone: YYYY-MM-DD. */
  today: string
  interviewOn: string | null
  /** Days on which cards are due, one entry per card; earlier days count as today. */
  dueOn: readonly string[]
  /** Interviews, further attempts and guides finished today. */
  doneToday: number
}

export type PlanDay = { on: string; steps: Step[] }

export type PracticePlan = {
  /** Days until the interview; null without a date, and after the interview. */
  daysLeft: number | null
  /** The next step; null when today's steps are done. */
  step: Step | null
  /** Days with at least one step, today first. */
  days: PlanDay[]
}

/** Spreads the remaining steps over the days before the interview; the last day has a last look at the notes. */
export function practicePlan(input: PlanInput): PracticePlan {
  const { today, interviewOn, doneToday, answerTime } = input
  const until = interviewOn === null ? null : daysBetween(today, interviewOn)
  const daysLeft = until === null || until < 0 ? null : until
  const count = daysLeft === null ? HORIZON.withoutDate : Math.min(daysLeft, HORIZON.most)
  const days = Array.from({ length: count }, (_, i): PlanDay => ({ on: addDays(today, i), steps: [] }))

  for (const [i, day] of days.entries()) {
    const points = input.dueOn.filter((on) => (i === 0 ? on <= today : on === day.on)).length
    const cards = Math.min(points, SITTING_CARDS)
    if (points > 0)
      day.steps.push({ kind: 'review', minutes: minutesWith(answerTime, cards * MINUTES.card), points, cards })
  }
  for (const [step, place] of spread(remainingSteps(input), count, doneToday)) days[place]?.steps.push(step)
  const lastLook: Step = { kind: 'last-look', minutes: minutesWith(answerTime, MINUTES['last-look']) }
  if (daysLeft === 0) days.push({ on: today, steps: [lastLook] })
  else if (daysLeft !== null && daysLeft <= HORIZON.most) days.at(-1)?.steps.push(lastLook)

  const busy = days.filter(({ steps }) => steps.length > 0)
  const first = busy[0]?.on === today ? busy[0].steps[0] : undefined
  return { daysLeft, step: first ?? null, days: busy }
}

/** Each step with the index of its day. Steps already done count towards today's share. */
function spread(steps: readonly Step[], days: number, doneToday: number): [Step, number][] {
  if (days === 0) return []
  const part = Math.min(MOST_STEPS, Math.ceil((steps.length + doneToday) / days))
  const isTodayDone = doneToday >= part
  const from = isTodayDone ? 1 : 0
  const open = days - from
  const kept = steps.slice(0, open * MOST_STEPS)
  return kept.map((step, i) => [step, from + Math.floor((i * open) / kept.length)])
}
