import Link from 'next/link'
import { paths } from '@/lib/paths'
import { PricingCards } from './pricing-cards'
import { SectionHeading } from './section-heading'

export function PricingSection() {
  return (
    <section aria-labelledby="plans-title" className="border-y bg-muted">
      <div className="container-page grid gap-10 py-16 sm:py-24">
        <SectionHeading id="plans-title" title="Free to begin, paid only when you need more">
          You pay once for a day or for a month. Nothing renews by itself.
        </SectionHeading>
        <PricingCards />
        <p>
          <Link
            href={paths.pricing}
            className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
          >
            How plans begin, end and are extended
          </Link>
        </p>
      </div>
    </section>
  )
}
