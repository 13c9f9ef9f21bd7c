import { zodResolver } from '@hookform/resolvers/zod'
import type { FormEvent } from 'react'
import { type FieldErrors, FormProvider, useForm } from 'react-hook-form'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { lengthsOf, lengthWithin } from '@/domain/interview/lengths'
import { nextMonthStart } from '@/domain/plans/remaining'
import { QUOTA_REACHED } from '@/domain/plans/usage'
import { formatShortDate } from '@/lib/format'
import { FollowUpsField } from './follow-ups-field'
import { LengthField } from './length-field'
import { LevelField } from './level-field'
import { MoreOptions } from './more-options'
import { OpenersField } from './openers-field'
import { OwnQuestionsField } from './own-questions-field'
import { PlanIncludes } from './plan-includes'
import { RoleField } from './role-field'
import { type StartValues, startForm, writtenQuestions } from './start-values'
import { TailorFields } from './tailor-fields'
import { useLastCv } from './use-last-cv'
import type { HeldNow } from './use-plan'
import { useStartDraft } from './use-start-draft'
import { useStartInterview } from './use-start-interview'

type Props = { held: HeldNow; onUpgrade: () => void }

export function StartForm({ held, onUpgrade }: Props) {
  const form = useForm<StartValues>({
    resolver: zodResolver(startForm),
    defaultValues: {
      jobDescription: '',
      cvContent: '',
      openers: true,
      followUps: true,
      ownQuestions: [],
      reusesLastCv: false,
    },
  })
  const draft = useStartDraft(form)
  const lastCv = useLastCv()
  const refuse = () =>
    notify({ ...QUOTA_REACHED, variant: 'destructive', action: { label: 'Upgrade', onClick: onUpgrade } })
  const { start, isStarting, isUnanswered } = useStartInterview({
    onStarted: () => draft.forget(lengthWithin(held.plan, form.getValues('questionCount'))),
    onQuotaReached: refuse,
  })

  const explain = ({ role }: FieldErrors<StartValues>) => {
    if (!role) return
    notify({
      title: 'Please select a role',
      description: "Choose the role you're interviewing for",
      variant: 'destructive',
    })
  }
  const startWithCv = ({ reusesLastCv, ...values }: StartValues) =>
    start({
      ...values,
      ...(reusesLastCv && lastCv !== null && { cvContent: lastCv }),
      // A length that was chosen under a larger plan is not asked for.
      questionCount: lengthsOf(held.plan).find((length) => length === values.questionCount),
    })
  const submit = (event: FormEvent) => {
    form.setValue('ownQuestions', writtenQuestions(form.getValues('ownQuestions')))
    if (!held.isQuotaReached) return form.handleSubmit(startWithCv, explain)(event)
    event.preventDefault()
    refuse()
  }

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        {held.isQuotaReached ? <QuotaNotice now={held.now} onUpgrade={onUpgrade} /> : null}
        <fieldset disabled={!draft.isReady} className="grid min-w-0 gap-5">
          <legend className="sr-only">What the interview is for</legend>
          {/* One line: role, what else is chosen each time, and the start. */}
          <div className="flex flex-col gap-4 @md:flex-row @md:items-start">
            <div className="min-w-0 flex-1">
              <RoleField />
            </div>
            <div className="min-w-0 @md:w-64">
              <LengthField plan={held.plan} />
            </div>
            <Button
              type="submit"
              disabled={!draft.isReady}
              pending={isStarting}
              pendingLabel="Starting…"
              className="min-h-11 @md:mt-[1.875rem]"
            >
              Start mock interview
            </Button>
          </div>
          {isUnanswered ? (
            <p className="text-muted-foreground text-sm">
              No answer came from the server. What you entered is kept; check your connection and start again.
            </p>
          ) : null}
          <TailorFields plan={held.plan} />
          <MoreOptions>
            <LevelField />
            <OpenersField />
            <FollowUpsField />
            <OwnQuestionsField plan={held.plan} />
          </MoreOptions>
        </fieldset>
        <PlanIncludes plan={held.plan} />
      </form>
    </FormProvider>
  )
}

function QuotaNotice({ now, onUpgrade }: { now: Date; onUpgrade: () => void }) {
  return (
    <Alert
      variant="warning"
      title={QUOTA_REACHED.title}
      data-limit-reached=""
      action={<Button onClick={onUpgrade}>Upgrade</Button>}
    >
      {QUOTA_REACHED.description} Your next free interviews are there on {formatShortDate(nextMonthStart(now))}.
    </Alert>
  )
}
