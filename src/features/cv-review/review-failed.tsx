import { CircleAlert } from 'lucide-react'
import Link from 'next/link'
import { BackToDashboard } from '@/components/back-to-dashboard'
import { PageMessage } from '@/components/page-message'
import { Button } from '@/components/ui/button'
import type { CvReviewDto } from '@/schemas/cv-review'
import { improveLink } from './review-links'
import { useSubmitReview } from './use-submit-review'

/** The review failed for good: nothing was charged, and the same texts can be sent again. */
export function ReviewFailed({ review }: { review: CvReviewDto }) {
  const { submit, isSending } = useSubmitReview()
  const { id, cvContent, jobDescription, fileWarnings } = review
  return (
    <PageMessage
      icon={<CircleAlert />}
      title="Your CV could not be reviewed"
      actions={
        <>
          <Button size="lg" pending={isSending} onClick={() => submit({ cvContent, jobDescription, fileWarnings })}>
            Try again
          </Button>
          <Button asChild size="lg" variant="outline">
            <Link href={improveLink(id)}>Change the texts</Link>
          </Button>
          <BackToDashboard />
        </>
      }
    >
      <p>
        Something failed on our side. It cost you nothing: this review does not count against your plan, and your CV and
        the job description are kept.
      </p>
    </PageMessage>
  )
}
