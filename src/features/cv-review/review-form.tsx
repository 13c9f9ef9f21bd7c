import { parse } from 'valibot'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { Skeleton } from '@/components/ui/skeleton'
import { MISSING_CV, MISSING_JOB_DESCRIPTION } from '@/domain/cv-review/missing-texts'
import { JobDescriptionField } from '@/features/shared/job-description-field'
import { NotKeptNote } from '@/features/shared/not-kept-note'
import { useUser } from '@/features/shared/session'
import { useFormDraft } from '@/features/shared/use-form-draft'
import { FormContext, type FormErrors, useFormValues } from '@/features/shared/use-form-values'
import { trpc } from '@/trpc/client'
import { CvField } from './cv-field'
import { NO_TEXTS, reviewDraftKey, reviewDraftSchema } from './review-draft'
import type { ReviewValues } from './review-form-schema'
import type { ReviewLimit } from './review-limit'
import { useSubmitReview } from './use-submit-review'

const loadReviewForm = () => import('./review-form-schema').then((module) => module.reviewForm)

export function ReviewForm({ fromId, limit }: { fromId: string | null; limit: ReviewLimit }) {
  const { form, submit: onSubmit } = useFormValues({ empty: NO_TEXTS, load: loadReviewForm })
  const { id: userId } = useUser()
  const texts = useTextsOf(fromId)
  const draft = useFormDraft(form, {
    key: reviewDraftKey(userId, fromId),
    schema: reviewDraftSchema,
    isWorthKeeping: ({ cvContent, jobDescription }) => cvContent !== '' || jobDescription !== '',
    // The advert of the goal fills itself again, and may be another one by then.
    withoutFilled: (kept) =>
      fromId === null && kept.jobDescription === texts?.jobDescription ? { ...kept, jobDescription: '' } : kept,
    fill: (kept) =>
      kept && fromId !== null
        ? kept
        : texts && { ...texts, ...kept, jobDescription: kept?.jobDescription || texts.jobDescription },
  })
  const { submit, isSending, isUnanswered } = useSubmitReview({ onSent: () => draft.forget() })

  return (
    <FormContext value={form}>
      <form onSubmit={onSubmit(submit, explain)} noValidate className="grid gap-6">
        <fieldset disabled={!draft.isReady} className="grid min-w-0 gap-6 lg:grid-cols-2 lg:gap-10">
          <legend className="sr-only">Your CV and the job</legend>
          <CvField />
          {/* As tall as the CV with its upload. */}
          <JobDescriptionField
            hint="Paste the whole advert, with its requirements."
            className="content-start lg:grid-rows-[auto_1fr]"
            rows={14}
            textareaClassName="max-h-[60vh] max-sm:h-64 lg:h-full lg:max-h-none"
          />
        </fieldset>
        <div className="flex flex-col gap-x-6 gap-y-3 sm:flex-row sm:items-center">
          <Button
            type="submit"
            size="lg"
            disabled={!draft.isReady || limit.isReached}
            pending={isSending || form.isSubmitting}
            pendingLabel="Sending…"
          >
            Analyze My CV
          </Button>
          <ReviewsUsed limit={limit} />
        </div>
        <NotKeptNote isKept={draft.isKept} />
        {isUnanswered && (
          <p role="status" className="max-w-[62ch] text-muted-foreground text-sm">
            {draft.isKept && 'Your texts are kept. '}Before you send them again, check your past reviews below: if this
            one arrived, it is listed there.
          </p>
        )}
      </form>
    </FormContext>
  )
}

/** The initial texts: the advert of the goal, or those of an earlier review; undefined while they are loading. */
function useTextsOf(fromId: string | null): ReviewValues | undefined {
  const { id: userId } = useUser()
  const earlier = trpc.cvReview.get.useQuery({ id: fromId ?? '' }, { enabled: fromId !== null })
  const plan = trpc.practice.plan.useQuery({ userId }, { enabled: fromId === null })
  if (earlier.error || plan.error) return NO_TEXTS
  if (fromId !== null) return earlier.data && parse(reviewDraftSchema, earlier.data)
  return plan.data && { ...NO_TEXTS, jobDescription: plan.data.goal?.advert ?? '' }
}

function explain({ cvContent, jobDescription }: FormErrors) {
  const missing = [MISSING_CV, MISSING_JOB_DESCRIPTION].find(({ title }) => [cvContent, jobDescription].includes(title))
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
