import Link from 'next/link'
import type { ReactNode } from 'react'
import { CodeText } from '@/components/code-text'
import { Button } from '@/components/ui/button'
import { CardTitle } from '@/components/ui/card'
import { WORKED_TEST } from '@/domain/guides/outline'
import type { Role } from '@/domain/interview/roles'
import { lineOf, titleOf } from '@/domain/practice-plan/step-text'
import { minutesText } from '@/domain/practice-settings/settings'
import { useUser } from '@/features/shared/session'
import { formatDay } from '@/lib/format'
import { paths } from '@/lib/paths'
import type { PracticePlanDto, StepDto } from '@/schemas/practice'
import { trpc } from '@/trpc/client'
import { START_HEADING_ID } from './start-interview-card'

/** Id of the heading of the step. */
export const TODAY_HEADING_ID = 'today'

const TodayTitle = (props: { children: ReactNode }) => (
  <CardTitle {...props} id={TODAY_HEADING_ID} tabIndex={-1} className="outline-none" />
)

/** The current step with a link to it, or the message that today's steps are done. */
export function TodayStep({ plan: { step, days, role } }: { plan: PracticePlanDto }) {
  const next = days[0]?.steps[0]
  if (!step) {
    return (
      <div className="grid gap-1">
        <TodayTitle>Done for today</TodayTitle>
        {next && (
          <p className="text-muted-foreground">
            Next, on {formatDay(days[0]?.on ?? '')}: {lowerFirst(lineOf(next))}.
          </p>
        )}
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-4 sm:flex-row sm:items-center sm:justify-between sm:gap-8">
      <div className="grid min-w-0 gap-1">
        <TodayTitle>Today: {lowerFirst(titleOf(step))}</TodayTitle>
        {step.kind === 'retake' && (
          <p dir="auto" className="line-clamp-3">
            <CodeText text={step.answer.question} />
          </p>
        )}
        <p className="text-muted-foreground">
          {step.kind === 'review' && step.points > step.cards && `${step.cards} of ${step.points} due. `}
          {[step.minutes && minutesText(step.minutes), isFree(step) && 'free'].filter(Boolean).join(', ')}
        </p>
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        <Button asChild size="lg" variant={step.kind === 'interview' ? 'secondary' : 'primary'}>
          <StepLink step={step} role={role} />
        </Button>
        {step.kind === 'guide' && <GuideRead />}
      </div>
    </div>
  )
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const isFree = ({ kind }: StepDto) => kind === 'review' || kind === 'retake'

/** Passes the props of `Button asChild` on, so that the link looks like a button. */
function StepLink({ step, role, ...props }: { step: StepDto; role: Role | null; className?: string }) {
  switch (step.kind) {
    case 'review':
      return (
        <Link {...props} href={paths.review}>
          Start the review
        </Link>
      )
    case 'retake':
      return (
        <Link {...props} href={paths.answerAgain(step.answer.interviewId, step.answer.number)}>
          Answer it again
        </Link>
      )
    case 'interview':
      return (
        <a {...props} href={`#${START_HEADING_ID}`}>
          Start below
        </a>
      )
    case 'guide':
      return (
        <Link {...props} href={role ? `${paths.guide(role)}#${WORKED_TEST}` : paths.guides}>
          Open the guide
        </Link>
      )
    case 'last-look':
      return (
        <Link {...props} href={paths.cheatSheet}>
          Open the cheat sheet
        </Link>
      )
  }
}

/** Only the user knows whether they have read the guide. */
function GuideRead() {
  const { id } = useUser()
  const utils = trpc.useUtils()
  const read = trpc.practice.guideRead.useMutation({
    onSuccess: (plan) => utils.practice.plan.setData({ userId: id }, plan),
  })
  return (
    <Button variant="outline" size="lg" pending={read.isPending} onClick={() => read.mutate({ userId: id })}>
      I have read it
    </Button>
  )
}
