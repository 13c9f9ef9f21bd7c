import { ArrowRight, FileText } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button-link'
import { Card, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { remainingCvReviewsText } from '@/domain/plans/remaining'
import { paths } from '@/lib/paths'
import type { HeldNow } from './use-plan'

/** Link to the CV review on phones, where the navigation bar has no room for it. */
export const CvReviewCard = ({ held: { plan, usage } }: { held: HeldNow }) => (
  <Card id="cv-review" className="md:hidden">
    <CardHeader>
      <CardTitle className="flex items-center gap-2.5">
        <FileText aria-hidden className="size-5 text-primary" />
        CV review
      </CardTitle>
      <CardDescription>
        Compare your CV with a job description and see what matches, what is missing and what to write instead.
      </CardDescription>
    </CardHeader>
    {usage ? <p className="font-semibold text-sm">{remainingCvReviewsText(plan, usage.cvReviewCount)}</p> : null}
    <ButtonLink href={paths.cvReview} variant="outline">
      Review my CV
      <ArrowRight aria-hidden />
    </ButtonLink>
  </Card>
)
