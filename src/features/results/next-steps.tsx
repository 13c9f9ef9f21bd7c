import { Printer, UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { BackToDashboard } from '@/components/back-links'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { SectionTitle } from '@/components/ui/section-title'
import { useDeferred } from '@/components/ui/use-deferred'
import { effectivePlan } from '@/domain/plans/plans'
import { useSession } from '@/features/shared/session'
import { paths } from '@/lib/paths'
import { serverNow } from '@/lib/server-clock'
import type { InterviewDto } from '@/schemas/interview'

export function NextSteps({ interview: { id, role } }: { interview: Pick<InterviewDto, 'id' | 'role'> }) {
  const { user } = useSession()
  // There is no plan above the monthly one.
  const canUpgrade = user ? effectivePlan(user, serverNow()).id !== 'monthly' : false
  return (
    <section aria-labelledby="next-steps" className="grid gap-5 border-t pt-10 print:hidden">
      <SectionTitle id="next-steps">Next Steps</SectionTitle>
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        <ButtonLink href={paths.practise(role)} size="lg" variant="secondary">
          Practice Again
        </ButtonLink>
        <ShareWithMentor interviewId={id} />
        <BackToDashboard />
        {canUpgrade && (
          <ButtonLink href={paths.pricing} size="lg" variant="outline">
            Upgrade for More Practice
          </ButtonLink>
        )}
        <Button size="lg" variant="outline" onClick={() => window.print()}>
          <Printer aria-hidden />
          Print or save as PDF
        </Button>
      </div>
    </section>
  )
}

const loadShareDialog = () => import('./share-dialog').then((module) => module.ShareDialog)

function ShareWithMentor({ interviewId }: { interviewId: string }) {
  const [isOpen, setOpen] = useState(false)
  const ShareDialog = useDeferred(loadShareDialog, isOpen, () => setOpen(false))
  return (
    <>
      <Button size="lg" variant="outline" onClick={() => setOpen(true)}>
        <UserRoundPlus aria-hidden />
        Share with a mentor
      </Button>
      {ShareDialog && <ShareDialog interviewId={interviewId} open={isOpen} onOpenChange={setOpen} />}
    </>
  )
}
