import type { ReactNode } from 'react'
import { CardTitle } from '@/components/ui/card'

type OfferBoxProps = { id: string; title: ReactNode; actions: ReactNode; className: string; children: ReactNode }

/** What is waiting for the user, at the top of the dashboard. @param className the gap between the texts */
export const OfferBox = ({ id, title, actions, className, children }: OfferBoxProps) => (
  <section
    aria-labelledby={id}
    className={
      'flex flex-col gap-4 rounded-xl bg-accent-soft p-5 sm:flex-row sm:items-center ' +
      'sm:justify-between sm:gap-8 sm:p-6'
    }
  >
    <div className={`grid min-w-0 ${className}`}>
      <CardTitle id={id}>{title}</CardTitle>
      {children}
    </div>
    <div className="flex shrink-0 flex-wrap gap-2">{actions}</div>
  </section>
)
