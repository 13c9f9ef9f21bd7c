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
import { PlanDays } from './plan-days'
import { TodayStep } from './today-step'
import { usePracticePlan } from './use-practice-plan'

/** What to do today, before anything else; nothing for who has neither a past nor a goal. */
export function TodayCard() {
  const { data } = usePracticePlan()
  if (!data || !(data.hasHistory || data.goal)) return null
  return <Today plan={data} />
}

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
