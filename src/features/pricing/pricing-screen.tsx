'use client'

import { useSearchParams } from 'next/navigation'
import { Suspense, useEffect, useState } from 'react'
import { planButtonId } from '@/components/plans/plan-button'
import { PaymentModeNote, PlanOffer } from '@/components/plans/plan-offer'
import { PageHeader } from '@/components/ui/page-header'
import { effectivePlan, PLAN_IDS, PLANS, type PlanId } from '@/domain/plans/plans'
import { useSession } from '@/features/shared/session'
import { useFreshUser } from '@/features/shared/use-fresh-user'
import { serverNow } from '@/lib/server-clock'

/** The plans and their prices, on the same page for visitors and users. */
export function PricingScreen() {
  const { user } = useSession()
  useFreshUser()
  const [chosen, setChosen] = useState<PlanId | null>(null)
  const now = serverNow()
  const running = user && effectivePlan(user, now).id
  const featured = chosen ?? (user ? 'monthly' : 'free')

  return (
    <div className="container-page grid gap-10 py-8 sm:py-14">
      <Suspense>
        <ChosenPlan isKnown={Boolean(user)} onChosen={setChosen} />
      </Suspense>
      <PageHeader
        title="Plans and prices"
        description="Start free. Pay once for a day or a month; nothing renews by itself."
      />
      <div className="grid gap-4">
        <ul className="grid gap-4 md:grid-cols-3">
          {PLAN_IDS.map((id) => (
            <li key={id}>
              <PlanOffer
                as="h2"
                plan={PLANS[id]}
                held={user ?? null}
                now={now}
                isFeatured={id === featured && id !== running}
              />
            </li>
          ))}
        </ul>
        <PaymentModeNote />
      </div>
      <PricingQuestions />
    </div>
  )
}

const isPlanId = (value: string | null): value is PlanId => value !== null && Object.hasOwn(PLANS, value)

/** Moves to the button of the plan that was chosen before signing in; renders nothing. */
function ChosenPlan({ isKnown, onChosen }: { isKnown: boolean; onChosen: (plan: PlanId) => void }) {
  const plan = useSearchParams().get('plan')
  useEffect(() => {
    if (!isKnown || !isPlanId(plan)) return
    onChosen(plan)
    const button = document.getElementById(planButtonId(plan))
    button?.scrollIntoView({ block: 'nearest' })
    button?.focus({ preventScroll: true })
  }, [isKnown, plan, onChosen])
  return null
}

const QUESTIONS = [
  {
    question: 'Does a plan renew by itself?',
    answer: 'No. You pay once, and when the time is over you are back on the Free Plan with all your results.',
  },
  {
    question: 'What if I buy the same plan again before it ends?',
    answer:
      'The new time is added to the end of the old one. A different plan starts at once and replaces the old one.',
  },
  {
    question: 'When does an interview count?',
    answer: 'When you start it. Saving it for later and going on costs nothing more.',
  },
  {
    question: 'What if my answers cannot be scored?',
    answer:
      'Then it does not count towards your month. You can have the same answers read again, and it counts ' +
      'once they are scored.',
  },
] as const

const PricingQuestions = () => (
  <section aria-labelledby="pricing-questions" className="grid gap-5 border-t pt-8 lg:grid-cols-[16rem_1fr] lg:gap-10">
    <h2 id="pricing-questions" className="text-2xl tracking-tight">
      Good to know
    </h2>
    <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      {QUESTIONS.map(({ question, answer }) => (
        <div key={question} className="grid content-start gap-1">
          <dt className="font-semibold">{question}</dt>
          <dd className="text-muted-foreground">{answer}</dd>
        </div>
      ))}
    </dl>
  </section>
)
