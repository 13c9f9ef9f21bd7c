/** The practice plan as a calendar file (iCalendar, RFC 5545): an all-day event for each day with something to do. */
import ical, { ICalEventTransparency } from 'ical-generator'
import { roleName } from '@/domain/interview/roles'
import { lineOf } from '@/domain/practice-plan/step-text'
import type { Deps } from '@/server/ports'
import { getPracticePlan } from './plan'

/** The text of the file. Event ids are stable, so that importing a newer file replaces the events. */
export async function practiceCalendar(deps: Deps, userId: string): Promise<string> {
  const { goal, role, daysLeft, days } = await getPracticePlan(deps, userId)
  const calendar = ical({
    name: 'Greenroom practice',
    prodId: { company: 'Greenroom', product: 'Practice plan', language: 'EN' },
  })
  const url = `${deps.publicUrl}/dashboard`
  const whole = (on: string, kind: string) => ({
    id: `${kind}-${on}-${userId}@greenroom`,
    start: on,
    allDay: true,
    stamp: deps.now(),
    url,
  })
  for (const { on, steps } of days) {
    const lines = steps.map(lineOf)
    calendar.createEvent({
      ...whole(on, 'practice'),
      summary: `Practise: ${lines[0]}`,
      description: lines.join('\n'),
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  if (goal?.interviewOn && daysLeft !== null) {
    calendar.createEvent({
      ...whole(goal.interviewOn, 'interview'),
      summary: role ? `Interview: ${roleName(role)}` : 'Interview',
      description: `Afterwards, write down what you were asked: ${url}`,
    })
  }
  return calendar.toString()
}
