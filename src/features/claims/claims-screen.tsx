'use client'

import { ListChecks } from 'lucide-react'
import { BackLink } from '@/components/back-links'
import { ShortDate } from '@/components/local-dates'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import { Skeleton } from '@/components/ui/skeleton'
import { forUser } from '@/features/shared/for-user'
import { LoadProblem } from '@/features/shared/load-problems'
import { useUser } from '@/features/shared/session'
import { paths } from '@/lib/paths'
import type { ClaimLedgerDto } from '@/schemas/claim'
import { trpc } from '@/trpc/client'
import { ClaimGroups } from './claim-groups'
import { MissingFigures } from './missing-figures'

type Props = {
  /** The review whose CV is read; the newest one by default. */
  reviewId: string | undefined
}

/** The claims of a CV beside the answers that tell them. */
export const ClaimsScreen = forUser(({ reviewId }: Props) => {
  const { id: userId } = useUser()
  const query = trpc.claim.ledger.useQuery({ userId, cvReviewId: reviewId }, { refetchOnMount: 'always' })
  const { data } = query
  if (!data && query.error) {
    return (
      <LoadProblem
        query={query}
        title="Your claims could not be loaded"
        signedOut="Sign in again, and you find them here. Nothing is lost."
        missing={{ title: 'CV review not found', text: 'You have no CV review at this address.' }}
      />
    )
  }
  return (
    <div className="container-page grid gap-8 pt-6 pb-24 sm:gap-10 sm:pt-10 sm:pb-16">
      <PageHeader
        eyebrow={<BackLink />}
        title="Your claims"
        description="The lines of your CV that an interviewer will ask about, and the answers that back them up."
      />
      {data ? <Ledger ledger={data} /> : <Skeleton className="h-96 rounded-xl" />}
    </div>
  )
})

function Ledger({ ledger }: { ledger: ClaimLedgerDto }) {
  const { review, answers, claims, missing } = ledger
  if (!review) {
    return (
      <EmptyState
        icon={<ListChecks />}
        title="No CV review yet"
        action={<ButtonLink href={paths.cvReview}>Check your CV</ButtonLink>}
      >
        Compare your CV with a job description. Its claims are then listed here, each with the answer that backs it up.
      </EmptyState>
    )
  }
  const forJob = review.jobTitle && ` for ${review.jobTitle}`
  return (
    <>
      <p className="-mt-4 wrap-anywhere text-muted-foreground">
        From the CV in your review{forJob}, <ShortDate at={review.createdAt} />.{' '}
        <a href={paths.cvReviewResults(review.id)} className="underline underline-offset-4">
          See the review
        </a>
      </p>
      {answers === 0 && (
        <Alert title="No answers yet" action={<ButtonLink href={paths.startInterview}>Start an interview</ButtonLink>}>
          Once you have completed an interview, this page shows which of these claims your answers cover.
        </Alert>
      )}
      {claims.length === 0 ? (
        <EmptyState icon={<ListChecks />} title="No claim found in this CV">
          No line with a figure, a result, an award or a certificate was found in it.
        </EmptyState>
      ) : (
        <ClaimGroups claims={claims} reviewId={review.id} />
      )}
      <MissingFigures missing={missing} />
    </>
  )
}
