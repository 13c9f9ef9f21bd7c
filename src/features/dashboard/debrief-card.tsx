import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Card, CardTitle } from '@/components/ui/card'
import { useFocusAfter } from '@/components/ui/use-focus-after'
import type { Outcome } from '@/domain/practice-plan/debrief'
import { formatDay } from '@/lib/format'
import { paths } from '@/lib/paths'
import type { PracticePlanDto } from '@/schemas/practice'
import { DebriefForm } from './debrief-form'
import { GoalForm } from './goal-form'

const SET_ITS_DATE = 'Set its date, and you get a step for each day until then.'

/** What follows from each outcome. `next` opens the form of the next interview's date, `change` that of the debrief. */
const TOLD: Record<Outcome, { title: string; text: string; change: string; next?: string }> = {
  waiting: {
    title: 'You are waiting to hear from them',
    text: 'When you know more, tell us here.',
    change: 'I have heard from them',
  },
  'next-round': {
    title: 'You are through to the next round',
    text: SET_ITS_DATE,
    change: 'Change your notes',
    next: 'Set the date of the next round',
  },
  offer: {
    title: 'Congratulations on your offer',
    text:
      'Nothing renews by itself, so there is nothing to cancel. In the settings you can download everything that you ' +
      'wrote here, or delete your account.',
    change: 'Change your notes',
    next: 'Prepare for another interview',
  },
  refused: {
    title: 'This interview did not lead to an offer',
    text: 'The questions that you were asked are good practice for the next one.',
    change: 'Change your notes',
    next: 'Set the date of the next interview',
  },
  cancelled: {
    title: 'The interview did not take place',
    text: SET_ITS_DATE,
    change: 'Change your notes',
    next: 'Set the new date',
  },
}

type Debrief = NonNullable<PracticePlanDto['debrief']>

export type DebriefCardProps = {
  plan: PracticePlanDto & { debrief: Debrief }
  /** Puts the questions into the form of a mock interview. */
  onPractise: (questions: readonly string[]) => void
  /** Called when the next interview was set; then this card is gone. */
  onNext: () => void
}

/** After the real interview: its questions and its outcome, and what comes next. */
export function DebriefCard({ plan, onPractise, onNext }: DebriefCardProps) {
  const { debrief, goal, askedQuestions: asked } = plan
  const [open, setOpen] = useState<'debrief' | 'next' | null>(null)
  const debriefOpener = useFocusAfter(open === 'debrief')
  const nextOpener = useFocusAfter(open === 'next')
  const close = () => setOpen(null)
  const told = debrief.outcome && TOLD[debrief.outcome]
  return (
    <Card className="gap-4">
      <div className="grid gap-1">
        <CardTitle>{told ? told.title : question(debrief.interviewOn === plan.today)}</CardTitle>
        {told && <p className="text-muted-foreground text-sm">Your interview of {formatDay(debrief.interviewOn)}</p>}
        <p className="text-muted-foreground">
          {told
            ? told.text
            : 'Write down what you were asked while you remember it, and practise it before the next interview.'}
        </p>
      </div>
      {open === 'debrief' && <DebriefForm debrief={debrief} onClose={close} />}
      {open === 'next' && goal && <GoalForm goal={{ ...goal, interviewOn: null }} onClose={close} onSaved={onNext} />}
      {open === null && (
        <div className="flex flex-wrap items-center gap-2">
          {told && asked.length > 0 && (
            <Button variant="outline" onClick={() => onPractise(asked)}>
              {asked.length === 1 ? 'Practise the question you were asked' : 'Practise the questions you were asked'}
            </Button>
          )}
          {told?.next && (
            <Button ref={nextOpener} variant="outline" onClick={() => setOpen('next')}>
              {told.next}
            </Button>
          )}
          {debrief.outcome === 'offer' && (
            <ButtonLink href={paths.settings} variant="outline">
              Open the settings
            </ButtonLink>
          )}
          <Button ref={debriefOpener} variant={told ? 'link' : 'outline'} onClick={() => setOpen('debrief')}>
            {told ? told.change : 'Write it down'}
          </Button>
        </div>
      )}
    </Card>
  )
}

const question = (isToday: boolean) => (isToday ? 'Back from your interview?' : 'How did your interview go?')
