'use client'

import { BackLink } from '@/components/back-links'
import { PageHeader } from '@/components/ui/page-header'
import { forUser } from '@/features/shared/for-user'
import { useFreshUser } from '@/features/shared/use-fresh-user'
import { PastReviews } from './past-reviews'
import { ReviewForm } from './review-form'
import { LimitAlert, useReviewLimit } from './review-limit'

/** @param fromId the earlier review whose texts fill the form */
export const CvReviewScreen = forUser(({ fromId }: { fromId: string | null }) => {
  useFreshUser()
  const limit = useReviewLimit()
  return (
    <div className="container-page grid gap-8 pt-6 pb-32 sm:gap-10 sm:pt-10 sm:pb-16">
      <PageHeader
        eyebrow={<BackLink />}
        title="Does your CV fit the job?"
        description="See what the job asks for, where your CV shows it, and what each change would be worth."
      />
      {limit.isReached && <LimitAlert limit={limit} />}
      <ReviewForm fromId={fromId} limit={limit} />
      <PastReviews />
    </div>
  )
})
