import { BookOpen, CalendarClock, CalendarPlus, Mail, ScrollText } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Card, CardTitle } from '@/components/ui/card'
import { Disclosure } from '@/components/ui/disclosure'
import { notifySuccess } from '@/components/ui/notify'
import { useDeferred } from '@/components/ui/use-deferred'
import { useFocusAfter } from '@/components/ui/use-focus-after'
import { daysLeftText, lineOf } from '@/domain/practice-plan/step-text'
import { notifyFailure } from '@/features/shared/failure'
import { useUser } from '@/features/shared/session'
import { formatDay } from '@/lib/format'
import { paths } from '@/lib/paths'
import type { PracticePlanDto } from '@/schemas/practice'
import { trpc } from '@/trpc/client'
import { TODAY_HEADING_ID, TodayStep } from './today-step'
import { usePracticePlan } from './use-interviews'

const loadGoalForm = () => import('./goal-form').then((module) => module.GoalForm)

/** Today's step, at the top of the dashboard; renders nothing for users without history and goal. */
export function TodayCard() {
  const { data } = usePracticePlan()
  return data && isUnderWay(data) && !hasOffer(data) ? <Today plan={data} /> : null
}

/** For users without history and goal: setting a date creates a plan. */
export function FirstPlanCard() {
  const { data } = usePracticePlan()
  const [isOpen, setOpen] = useState(false)
  const GoalForm = useDeferred(loadGoalForm, isOpen, () => setOpen(false))
  const opener = useFocusAfter(isOpen)
  const [isSaved, setSaved] = useState(false)
  const isFirst = data !== undefined && !isUnderWay(data)
  useEffect(() => {
    // The plan has appeared above, and this card is gone.
    if (isSaved && !isFirst) document.getElementById(TODAY_HEADING_ID)?.focus()
  }, [isSaved, isFirst])
  if (!isFirst) return null
  return (
    <Card className="gap-3">
      <CardTitle>Do you have a date for your interview?</CardTitle>
      <p className="text-muted-foreground">Set it, and you get a step for each day until then.</p>
      {isOpen && GoalForm ? (
        <GoalForm goal={null} onClose={() => setOpen(false)} onSaved={() => setSaved(true)} />
      ) : (
        <Button ref={opener} variant="outline" className="sm:self-start" pending={isOpen} onClick={() => setOpen(true)}>
          Set the date of your interview
        </Button>
      )}
    </Card>
  )
}

const isUnderWay = ({ hasHistory, goal }: PracticePlanDto): boolean => hasHistory || goal !== null

/** Whoever has an offer practises no further, until there is a next interview. */
const hasOffer = ({ debrief }: PracticePlanDto): boolean => debrief?.outcome === 'offer'

function Today({ plan }: { plan: PracticePlanDto }) {
  const { id } = useUser()
  const [isEditing, setEditing] = useState(false)
  const GoalForm = useDeferred(loadGoalForm, isEditing, () => setEditing(false))
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
      {isEditing && GoalForm ? (
        <GoalForm goal={plan.goal} onClose={() => setEditing(false)} />
      ) : (
        <div className="flex flex-wrap gap-x-5 gap-y-1 max-sm:flex-col max-sm:items-start max-sm:gap-y-0">
          <Button ref={opener} variant="link" size="sm" onClick={() => setEditing(true)}>
            <CalendarClock aria-hidden />
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
          <ButtonLink href={paths.stories} variant="link" size="sm">
            <BookOpen aria-hidden />
            Your stories
          </ButtonLink>
          <ButtonLink href={paths.cheatSheet} variant="link" size="sm">
            <ScrollText aria-hidden />
            Cheat sheet
          </ButtonLink>
        </div>
      )}
    </Card>
  )
}

type PlanDaysProps = Pick<PracticePlanDto, 'days' | 'today'>

const PlanDays = ({ days, today }: PlanDaysProps) => (
  <Disclosure label="The days until your interview">
    <ul className="grid gap-3">
      {days.map(({ on, steps }) => (
        <li key={on} className="grid gap-x-4 sm:grid-cols-[6rem_1fr]">
          <span className="font-semibold tabular-nums">{on === today ? 'Today' : formatDay(on)}</span>
          <ul className="grid gap-0.5">
            {steps.map((step, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a day may have two interviews, and steps have no state
              <li key={place}>{lineOf(step)}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
    {days.length > 1 && (
      <p className="mt-3 text-muted-foreground text-sm">If you miss a day, its steps move to the next one.</p>
    )}
  </Disclosure>
)

function MailPlan() {
  const { id: userId, email } = useUser()
  const mail = trpc.practice.mail.useMutation({
    onSuccess: () => notifySuccess('Your plan is on its way', `We sent it to ${email}.`),
    onError: (error) => notifyFailure(error, undefined, 'The email was not sent'),
  })
  return (
    <Button variant="link" size="sm" pending={mail.isPending} onClick={() => mail.mutate({ userId })}>
      <Mail aria-hidden />
      Email me the plan
    </Button>
  )
}
