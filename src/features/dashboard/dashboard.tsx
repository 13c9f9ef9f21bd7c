'use client'

import { clsx } from 'clsx'
import { useState } from 'react'
import { useDates } from '@/components/local-dates'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { useDeferred } from '@/components/ui/use-deferred'
import { upgradePlans } from '@/domain/plans/offers'
import { planStatus } from '@/domain/plans/status'
import { forUser } from '@/features/shared/for-user'
import { AfterInterview } from './after-interview'
import { CvReviewCard } from './cv-review-card'
import { KeptTrial } from './kept-trial'
import { NewComments } from './new-comments'
import { PerformanceCard } from './performance-card'
import { SavedInterviewsCard } from './saved-interviews-card'
import { SIDEBAR_ID, SidebarToggle, useSidebar } from './sidebar-toggle'
import { StartInterviewCard } from './start-interview-card'
import { TipsCard } from './tips-card'
import { FirstPlanCard, TodayCard } from './today-card'
import { UnfinishedInterview } from './unfinished-interview'
import { UpgradeCards } from './upgrade-cards'
import { useSavedInterviews } from './use-interviews'
import { type HeldNow, usePlan } from './use-plan'
import { VerificationBanner } from './verification-banner'
import { WeakestAnswers } from './weakest-answers'
import { WelcomeHeader } from './welcome-header'

const loadPlanDialog = () => import('./plan-dialog').then((module) => module.PlanDialog)

export const Dashboard = forUser(({ renderedAt, isSidebarOpen }: { renderedAt: Date; isSidebarOpen: boolean }) => {
  const sidebar = useSidebar(isSidebarOpen)
  const held = usePlan(renderedAt)
  const [showsPlans, setShowsPlans] = useState(false)
  const PlanDialog = useDeferred(loadPlanDialog, showsPlans, () => setShowsPlans(false))
  const showPlans = () => setShowsPlans(true)
  const [brought, setBrought] = useState<readonly string[]>([])
  // A copy, so that a second press adds them again.
  const practise = (questions: readonly string[]) => setBrought([...questions])
  const hasPlans = upgradePlans(held.user, held.now).length > 0
  // A tip alone would leave a column empty; it stands above the cards then.
  const hasColumn = sidebar.isOpen && hasPlans
  const saved = useSavedInterviews(held.user.id).data
  // The initial state: a list whose last row is removed stays in place, so that the focus is not lost.
  const [hadSaved] = useState(() => (saved?.items.length ?? 0) > 0)

  return (
    <div className="container-page grid gap-6 py-6 sm:gap-8 sm:py-10">
      <WelcomeHeader held={held} />
      <div className="grid gap-3 empty:hidden">
        <KeptTrial />
        <UnfinishedInterview canStartAnother={!held.isQuotaReached} />
        <NewComments />
        <PlanNotice held={held} onUpgrade={showPlans} />
        <VerificationBanner />
      </div>
      <SidebarToggle {...sidebar} hasPlans={hasPlans} />
      <div className={clsx('grid gap-6 lg:gap-8', hasColumn && 'lg:grid-cols-[minmax(0,1fr)_20rem]')}>
        <div className="grid min-w-0 content-start gap-6 lg:gap-8">
          <AfterInterview place="above" onPractise={practise} />
          <TodayCard />
          <AfterInterview place="below" onPractise={practise} />
          {hadSaved && <SavedInterviewsCard />}
          <WeakestAnswers />
          <StartInterviewCard held={held} onUpgrade={showPlans} brought={brought} />
          <FirstPlanCard />
          {!hadSaved && <SavedInterviewsCard />}
        </div>
        <div className={clsx('min-w-0', hasColumn && 'lg:col-span-2 lg:row-start-2')}>
          <PerformanceCard held={held} onUpgrade={showPlans} />
        </div>
        <aside
          id={SIDEBAR_ID}
          aria-label={hasPlans ? 'Tips and plans' : 'Tips'}
          className={clsx(
            'grid min-w-0 content-start gap-6 lg:gap-8',
            !sidebar.isOpen && 'lg:hidden',
            !hasPlans && 'lg:order-first',
          )}
        >
          <CvReviewCard held={held} />
          <TipsCard renderedAt={renderedAt} />
          <UpgradeCards held={held} onUpgrade={showPlans} />
        </aside>
      </div>
      {PlanDialog && <PlanDialog held={held} open={showsPlans} onOpenChange={setShowsPlans} />}
    </div>
  )
})

function PlanNotice({ held: { user, now }, onUpgrade }: { held: HeldNow; onUpgrade: () => void }) {
  const { state, notice } = planStatus(user, now, useDates())
  if (!notice) return null
  return (
    <Alert
      variant={state === 'expired' ? 'destructive' : 'warning'}
      title={notice.title}
      action={<Button onClick={onUpgrade}>{notice.action}</Button>}
    >
      {notice.description}
    </Alert>
  )
}
