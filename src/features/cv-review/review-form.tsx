import { zodResolver } from '@hookform/resolvers/zod'
import { type FieldErrors, FormProvider, useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { Skeleton } from '@/components/ui/skeleton'
import { MISSING_CV, MISSING_JOB_DESCRIPTION } from '@/schemas/cv-review'
import { trpc } from '@/trpc/client'
import { CvField } from './cv-field'
import { JobDescriptionField } from './job-description-field'
import { NO_TEXTS, type ReviewValues, reviewForm } from './review-values'
import { useReviewDraft } from './use-review-draft'
import type { ReviewLimit } from './use-review-limit'
import { useSubmitReview } from './use-submit-review'

type Props = { fromId: string | null; limit: ReviewLimit }

export function ReviewForm({ fromId, limit }: Props) {
  const form = useForm<ReviewValues, unknown, ReviewValues>({
    resolver: zodResolver(reviewForm) as never,
    defaultValues: NO_TEXTS,
  })
  const draft = useReviewDraft(form, { fromId, initial: useTextsOf(fromId) })
  const { submit, isSending, isUnanswered } = useSubmitReview({ onSent: draft.forget })

  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit(submit, explain)} noValidate className="grid gap-6">
        <fieldset disabled={!draft.isReady} className="grid min-w-0 gap-6 lg:grid-cols-2 lg:gap-10">
          <legend className="sr-only">Your CV and the job</legend>
          <CvField />
          <JobDescriptionField />
        </fieldset>
        <div className="flex flex-col gap-x-6 gap-y-3 sm:flex-row sm:items-center">
          <Button
            type="submit"
            size="lg"
            disabled={!draft.isReady || limit.isReached}
            pending={isSending}
            pendingLabel="Sending…"
          >
            Analyze My CV
          </Button>
          <ReviewsUsed limit={limit} />
        </div>
        {isUnanswered && (
          <p role="status" className="max-w-[62ch] text-muted-foreground text-sm">
            Your texts are kept. Look at your past reviews below before you send them again: if this one arrived, it
            stands there.
          </p>
        )}
      </form>
    </FormProvider>
  )
}

/** The texts to begin with: none, or those of an earlier review; undefined while they are not known. */
function useTextsOf(fromId: string | null): ReviewValues | undefined {
  const { data, error } = trpc.cvReview.get.useQuery({ id: fromId ?? '' }, { enabled: fromId !== null })
  return fromId === null || error ? NO_TEXTS : data
}

/** The first thing that is missing, in the words of the field's notice. */
function explain({ cvContent, jobDescription }: FieldErrors<ReviewValues>) {
  const missing = [MISSING_CV, MISSING_JOB_DESCRIPTION].find(({ title }) =>
    [cvContent?.message, jobDescription?.message].includes(title),
  )
  if (missing) notify({ ...missing, variant: 'destructive' })
}

function ReviewsUsed({ limit: { plan, used } }: { limit: ReviewLimit }) {
  if (used === undefined) return <Skeleton className="h-5 w-52 max-w-full" />
  return (
    <p className="text-muted-foreground text-sm">
      {used} of {plan.cvReviewLimit} CV {plan.cvReviewLimit === 1 ? 'review' : 'reviews'} used{' '}
      {plan.cvReviewPeriod === 'month' ? 'this month' : 'in this purchase'}. A review that fails costs nothing.
    </p>
  )
}
