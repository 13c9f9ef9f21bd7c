import { Printer } from 'lucide-react'
import Link from 'next/link'
import { BackToDashboard } from '@/components/back-to-dashboard'
import { Button } from '@/components/ui/button'
import { effectivePlan } from '@/domain/plans/plans'
import { paths } from '@/lib/paths'
import { useSession } from '@/trpc/session'
import { ShareWithMentor } from './share-with-mentor'

/** Where to go from here. */
export function NextSteps({ interviewId }: { interviewId: string }) {
  const { user } = useSession()
  // The monthly plan has no plan above it.
  const canUpgrade = user ? effectivePlan(user, new Date()).id !== 'monthly' : false
  return (
    <section aria-labelledby="next-steps" className="grid gap-5 border-t pt-10 print:hidden">
      <h2 id="next-steps" className="text-2xl leading-tight tracking-tight">
        Next Steps
      </h2>
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        <Button asChild size="lg" variant="secondary">
          <Link href={paths.dashboard}>Practice Again</Link>
        </Button>
        <ShareWithMentor interviewId={interviewId} />
        <BackToDashboard />
        {canUpgrade && (
          <Button asChild size="lg" variant="outline">
            <Link href={paths.pricing}>Upgrade for More Practice</Link>
          </Button>
        )}
        <Button size="lg" variant="ghost" onClick={() => window.print()}>
          <Printer aria-hidden />
          Print or save as PDF
        </Button>
      </div>
    </section>
  )
}
