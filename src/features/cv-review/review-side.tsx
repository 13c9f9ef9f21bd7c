import { ButtonLink } from '@/components/ui/button-link'
import { CardTitle } from '@/components/ui/card'
import { paths } from '@/lib/paths'

const STEPS = [
  'Address the gaps, starting with what is required.',
  'Incorporate the recommendations that are true for you.',
  'Tailor your CV to the job requirements, using the words of the advert.',
  'Practise interviews for the role.',
]

export const ReviewSide = ({ reviewId }: { reviewId: string }) => (
  <aside
    aria-label="Where to go from here"
    className="content-start gap-8 max-lg:contents lg:sticky lg:top-24 lg:grid lg:self-start"
  >
    {/* Comes first on phones, so that it is visible without scrolling past the report. */}
    <section aria-labelledby="quick-actions" className="grid gap-3 max-lg:order-first max-lg:sm:grid-cols-2">
      <CardTitle id="quick-actions" className="col-span-full">
        Quick Actions
      </CardTitle>
      <ButtonLink href={paths.improveCvReview(reviewId)}>Check an improved version</ButtonLink>
      <ButtonLink href={paths.claimsOf(reviewId)} variant="outline">
        Compare it with your answers
      </ButtonLink>
      <ButtonLink href={paths.cvReview} variant="outline">
        Review Another CV
      </ButtonLink>
      <ButtonLink href={paths.dashboard} variant="outline">
        Back to Dashboard
      </ButtonLink>
    </section>
    <section aria-labelledby="next-steps" className="grid content-start gap-3 rounded-xl border bg-card p-5">
      <CardTitle id="next-steps">Next Steps</CardTitle>
      <ol className="grid gap-2.5">
        {STEPS.map((step, index) => (
          <li key={step} className="grid grid-cols-[1.25rem_1fr] gap-2 text-[0.9375rem] leading-snug">
            <span aria-hidden className="font-display font-semibold text-warning tabular-nums">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  </aside>
)
