import { BookOpen, CalendarPlus, ScrollText } from 'lucide-react'
import Link from 'next/link'
import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { useFocusAfter } from '@/components/ui/use-focus-after'
import { daysLeftText } from '@/domain/practice-plan/words'
import { paths } from '@/lib/paths'
import type { PracticePlanDto } from '@/schemas/practice'
import { useUser } from '@/trpc/session'
import { GoalForm } from './goal-form'
import { MailPlan } from './mail-plan'
import { PlanDays } from './plan-days'
import { TodayStep } from './today-step'
import { usePracticePlan } from './use-practice-plan'

/** What to do today, before anything else; nothing for who has neither a past nor a goal. */
export function TodayCard() {
  const { data } = usePracticePlan()
  return data && isUnderWay(data) ? <Today plan={data} /> : null
}

/** For who has nothing to go on with: whoever knows the day of an interview gets a plan at once. */
export function FirstPlanCard() {
  const { data } = usePracticePlan()
  const [isOpen, setOpen] = useState(false)
  const opener = useFocusAfter(isOpen)
  if (!data || isUnderWay(data)) return null
  return (
    <Card className="gap-3">
      <h2 className="text-heading">Is your interview on a certain day?</h2>
      <p className="text-muted-foreground">Set its date, and you get a step for each day until then.</p>
      {isOpen ? (
        <GoalForm goal={null} onClose={() => setOpen(false)} />
      ) : (
        <Button ref={opener} variant="outline" className="justify-self-start" onClick={() => setOpen(true)}>
          Set the date of your interview
        </Button>
      )}
    </Card>
  )
}

const isUnderWay = ({ hasHistory, goal }: PracticePlanDto): boolean => hasHistory || goal !== null

function Today({ plan }: { plan: PracticePlanDto }) {
  const { id } = useUser()
  const [isEditing, setEditing] = useState(false)
  const opener = useFocusAfter(isEditing)
  const hasDate = plan.daysLeft !== null
  return (
    <Card className="gap-5">
      {plan.daysLeft !== null && (
        <Badge variant="primary" className="self-start">
          {daysLeftText(plan.daysLeft)}
        </Badge>
      )}
      <TodayStep plan={plan} />
      {hasDate && <PlanDays days={plan.days} today={plan.today} />}
      {isEditing ? (
        <GoalForm goal={plan.goal} onClose={() => setEditing(false)} />
      ) : (
        <div className="flex flex-wrap gap-x-5 gap-y-1">
          <Button ref={opener} variant="link" size="sm" onClick={() => setEditing(true)}>
            {hasDate ? 'Change the interview' : 'Set the date of your interview'}
          </Button>
          {hasDate && (
            <Button asChild variant="link" size="sm">
              <a href={`/api/practice/user/${encodeURIComponent(id)}/calendar`} download>
                <CalendarPlus aria-hidden />
                Add the plan to a calendar
              </a>
            </Button>
          )}
          {hasDate && <MailPlan />}
          <Button asChild variant="link" size="sm">
            <Link href={paths.stories}>
              <BookOpen aria-hidden />
              Your stories
            </Link>
          </Button>
          <Button asChild variant="link" size="sm">
            <Link href={paths.cheatSheet}>
              <ScrollText aria-hidden />
              Cheat sheet
            </Link>
          </Button>
        </div>
      )}
    </Card>
  )
}
