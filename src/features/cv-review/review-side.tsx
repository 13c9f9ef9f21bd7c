import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { paths } from '@/lib/paths'
import { improveLink } from './review-links'

const STEPS = [
  'Address the gaps: what is required first.',
  'Incorporate the recommendations, as far as they are true.',
  'Tailor your CV to the job requirements, in the words of the advert.',
  'Practise interviews for the role.',
]

/** Where to go from here. */
export function ReviewSide({ reviewId }: { reviewId: string }) {
  return (
    <aside
      aria-label="Where to go from here"
      className="content-start gap-8 max-lg:contents lg:sticky lg:top-24 lg:grid lg:self-start"
    >
      {/* In sight on a phone as well, before all that is to be read. */}
      <section aria-labelledby="quick-actions" className="grid gap-3 max-lg:order-first max-sm:[&_a]:w-full">
        <h2 id="quick-actions" className="text-heading">
          Quick Actions
        </h2>
        <Button asChild>
          <Link href={improveLink(reviewId)}>Check an improved version</Link>
        </Button>
        <Button asChild variant="outline">
          <Link href={paths.cvReview}>Review Another CV</Link>
        </Button>
        <Button asChild variant="outline">
          <Link href={paths.dashboard}>Back to Dashboard</Link>
        </Button>
      </section>
      <section aria-labelledby="next-steps" className="grid content-start gap-3 rounded-xl border bg-card p-5">
        <h2 id="next-steps" className="text-heading">
          Next Steps
        </h2>
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
}
