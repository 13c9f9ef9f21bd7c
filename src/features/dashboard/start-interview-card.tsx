import { clsx } from 'clsx'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { ShortDate } from '@/components/local-dates'
import { PlanFeatures } from '@/components/plans/plan-card'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Card, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { Disclosure } from '@/components/ui/disclosure'
import { notify, notifyProblem } from '@/components/ui/notify'
import { useDeferred } from '@/components/ui/use-deferred'
import { lengthsOf, lengthWithin } from '@/domain/interview/lengths'
import { costOfDiscarding } from '@/domain/plans/discards'
import type { PlanConfig } from '@/domain/plans/plans'
import { nextMonthStart, QUOTA_REACHED } from '@/domain/plans/usage'
import { NotKeptNote } from '@/features/shared/not-kept-note'
import { FormContext, type FormErrors, useFormContext, useFormValues } from '@/features/shared/use-form-values'
import { useLastCv } from '@/features/shared/use-last-cv'
import { usePracticeSettings } from '@/features/shared/use-practice-settings'
import { paths } from '@/lib/paths'
import type { InterviewSummaryDto } from '@/schemas/interview'
import { LengthField, LevelField, RoleField, SwitchField } from './start-choices'
import { EMPTY_START, type StartValues, withQuestions, writtenQuestions } from './start-draft'
import type { StartRequest } from './start-form-schema'
import { TailorFields } from './tailor-fields'
import { useInterviewLength } from './use-interview-length'
import { usePracticePlan, useSavedInterviews } from './use-interviews'
import type { HeldNow } from './use-plan'
import { useStartDraft } from './use-start-draft'
import { useStartInterview } from './use-start-interview'

const OPENERS_HINT =
  'Such as “Tell me about yourself”. Interviews of ten or more questions also end with a closing one.'

const loadStartForm = () => import('./start-form-schema').then((module) => module.startForm)

/** Id of the element that gets the focus when the opener of a dialog no longer exists, for example a toast. */
export const START_HEADING_ID = 'start-interview'

type Props = {
  held: HeldNow
  onUpgrade: () => void
  /** Questions of the user's real interview, to be asked in this one; each new list is added once. */
  brought: readonly string[]
}

export function StartInterviewCard({ held, onUpgrade, brought }: Props) {
  const { form, submit: onSubmit } = useFormValues({ empty: EMPTY_START, load: loadStartForm })
  const draft = useStartDraft(form)
  const lastCv = useLastCv()
  const { data: practice } = usePracticePlan()
  const hasLengths = lengthsOf(held.plan).length > 1
  // Only one primary button per page: today's step or the upgrade button comes first.
  const isMain = !held.isQuotaReached && (!practice?.step || practice.step.kind === 'interview')
  const refuse = () =>
    notify({ ...QUOTA_REACHED, variant: 'destructive', action: { label: 'Upgrade', onClick: onUpgrade } })
  const { start, isStarting, isUnanswered } = useStartInterview({
    plan: held.plan,
    onStarted: () => draft.forget(lengthWithin(held.plan, form.current().questionCount)),
    onQuotaReached: refuse,
  })

  const { current, set } = form
  useEffect(() => {
    if (brought.length === 0) return
    set({ ownQuestions: withQuestions(current().ownQuestions, brought) })
    document.getElementById(START_HEADING_ID)?.focus()
  }, [brought, current, set])

  const explain = ({ role }: FormErrors) => {
    if (!role) return
    notifyProblem('Please select a role', "Choose the role you're interviewing for")
  }
  const startWithCv = ({ reusesLastCv, ...values }: StartRequest) =>
    start({
      ...values,
      ...(reusesLastCv && lastCv !== null && { cvContent: lastCv }),
      // A length that was chosen under a larger plan is dropped.
      questionCount: lengthsOf(held.plan).find((length) => length === values.questionCount),
    })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    form.set({ ownQuestions: writtenQuestions(form.current().ownQuestions) })
    // The last interview may be the one whose start got no answer: then the server returns it.
    if (!held.isQuotaReached || isUnanswered) return onSubmit(startWithCv, explain)(event)
    event.preventDefault()
    refuse()
  }

  return (
    <Card className="@container gap-6">
      <CardHeader>
        <CardTitle id={START_HEADING_ID} tabIndex={-1} className="w-fit rounded-sm text-2xl tracking-tight">
          Start a mock interview
        </CardTitle>
        <CardDescription>Choose the role, answer in your own words, and see how to improve.</CardDescription>
      </CardHeader>
      <FormContext value={form}>
        <form onSubmit={submit} noValidate className="grid gap-5">
          {held.isQuotaReached ? <QuotaNotice held={held} onUpgrade={onUpgrade} /> : null}
          <fieldset disabled={!draft.isReady} className="grid min-w-0 gap-5">
            <legend className="sr-only">What the interview is for</legend>
            {/* Columns as wide as the longest length needs, with the start button beside them if there is room. */}
            <div
              className={clsx(
                'grid items-start gap-4',
                hasLengths
                  ? '@[38rem]:grid-cols-2 @4xl:grid-cols-[1fr_1fr_auto]'
                  : '@md:grid-cols-[minmax(0,1fr)_auto]',
              )}
            >
              <RoleField />
              {hasLengths && <LengthField plan={held.plan} />}
              <Button
                type="submit"
                variant={isMain ? 'primary' : 'secondary'}
                disabled={!draft.isReady}
                pending={isStarting || form.isSubmitting}
                pendingLabel="Starting…"
                // The height of a label.
                className={clsx(
                  'min-h-11',
                  hasLengths ? '@md:justify-self-start @4xl:mt-[1.65rem]' : '@md:mt-[1.65rem]',
                )}
              >
                Start mock interview
              </Button>
            </div>
            <NotKeptNote isKept={draft.isKept} />
            {isUnanswered ? (
              <p className="text-muted-foreground text-sm">
                No answer came from the server.{draft.isKept && ' What you entered is kept.'} Check your connection and
                start again. Trying again does not cost a second interview.
              </p>
            ) : null}
            <TailorFields plan={held.plan} />
            <MoreOptions plan={held.plan} brought={brought}>
              <LevelField />
              <SwitchField name="openers" label="Begin with an opening question" hint={OPENERS_HINT} />
              <SwitchField
                name="followUps"
                label="Offer follow-up questions"
                hint={
                  'After an answer you can take the question an interviewer would ask next. One that quotes ' +
                  'your own words is not scored; the others are scored like any question.'
                }
              />
            </MoreOptions>
          </fieldset>
          <PlanIncludes plan={held.plan} />
        </form>
      </FormContext>
    </Card>
  )
}

function QuotaNotice({ held: { user, now, usage }, onUpgrade }: Pick<Props, 'held' | 'onUpgrade'>) {
  const saved = useSavedInterviews(user.id).data?.items ?? []
  const isGivenBack = ({ answeredCount: answered, createdAt: startedAt, focus }: InterviewSummaryDto) =>
    focus === null &&
    costOfDiscarding({ answered, startedAt, now, freeLeft: usage?.freeDiscardsLeft ?? 0 }) === 'nothing'
  return (
    <Alert
      variant="warning"
      title={QUOTA_REACHED.title}
      data-limit-reached=""
      action={<Button onClick={onUpgrade}>Upgrade</Button>}
    >
      {QUOTA_REACHED.description} You get new free interviews on <ShortDate at={nextMonthStart(now)} />.
      {saved.some(isGivenBack) && ' Discard a saved interview in which nothing is answered, and you get it back.'}
    </Alert>
  )
}

const loadOwnQuestions = () => import('./own-questions-field').then((module) => module.OwnQuestionsField)

/** Options that few users change, collapsed by default; opens if one of them is invalid or questions are brought. */
function MoreOptions({
  plan,
  brought,
  children,
}: {
  plan: PlanConfig
  brought: Props['brought']
  children: ReactNode
}) {
  const [isOpen, setOpen] = useState(false)
  const OwnQuestionsField = useDeferred(loadOwnQuestions, isOpen, () => setOpen(false))
  const { errors, attempts } = useFormContext<StartValues>()
  const isFaulty = Object.keys(errors).some((path) => /^(?:level|openers|followUps|ownQuestions)/.test(path))
  // biome-ignore lint/correctness/useExhaustiveDependencies: if collapsed again, the next submit reopens it.
  useEffect(() => {
    if (isFaulty || brought.length > 0) setOpen(true)
  }, [isFaulty, attempts, brought])
  return (
    <Disclosure label="More options" open={isOpen} onOpenChange={setOpen}>
      <div className="grid gap-5 pt-2">
        {children}
        {OwnQuestionsField && <OwnQuestionsField plan={plan} />}
      </div>
    </Disclosure>
  )
}

function PlanIncludes({ plan }: { plan: PlanConfig }) {
  const { count, sizeOf } = useInterviewLength(plan)
  const { inWriting } = usePracticeSettings()
  return (
    <div className="grid gap-6 text-[0.9375rem] @md:grid-cols-2 @md:gap-8">
      <section aria-labelledby="plan-includes" className="grid content-start gap-2.5">
        <h3 id="plan-includes" className="font-sans font-semibold text-base">
          {plan.name} includes
        </h3>
        <PlanFeatures plan={plan} />
      </section>
      <section aria-labelledby="what-to-expect" className="grid content-start gap-2.5">
        <h3 id="what-to-expect" className="font-sans font-semibold text-base">
          What to expect
        </h3>
        <ul className="grid list-disc gap-1.5 pl-4.5 text-muted-foreground marker:text-accent">
          <li>{sizeOf(count)}</li>
          <li>{inWriting ? 'Type' : 'Type or speak'} your answers, in any order</li>
          <li>Save and continue later, or finish early</li>
          <li>A score for each answer, and how to improve it</li>
        </ul>
        <a
          href={paths.howYouPractise}
          className="inline-flex min-h-11 w-fit items-center text-muted-foreground text-sm underline underline-offset-4"
        >
          How you practise
        </a>
      </section>
    </div>
  )
}
