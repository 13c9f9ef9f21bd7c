import { CircleAlert } from 'lucide-react'
import { BackToDashboard } from '@/components/back-links'
import { PageMessage } from '@/components/page-message'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { paths } from '@/lib/paths'
import type { CvReviewDto } from '@/schemas/cv-review'
import { useSubmitReview } from './use-submit-review'

/** The review failed permanently: nothing was charged, and the same texts can be submitted again. */
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
          <ButtonLink href={paths.improveCvReview(id)} size="lg" variant="outline">
            Change the texts
          </ButtonLink>
          <BackToDashboard />
        </>
      }
    >
      <p>
        Something went wrong on our side. It cost you nothing: this review does not count towards your plan, and your CV
        and the job description are kept.
      </p>
    </PageMessage>
  )
}
