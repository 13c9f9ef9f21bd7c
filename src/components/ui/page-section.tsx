import type { ReactNode } from 'react'

type PageSectionProps = { id: string; title: string; lead: ReactNode; children?: ReactNode }

/** A section of a long page for reading; `id` is what `PageLinks` links to. */
export const PageSection = ({ id, title, lead, children }: PageSectionProps) => (
  <section aria-labelledby={id} className="grid gap-7 border-t pt-9 sm:gap-9 sm:pt-12">
    <div className="grid max-w-[44rem] gap-3">
      <h2 id={id} className="text-2xl leading-tight tracking-tight sm:text-3xl">
        {title}
      </h2>
      <div className="grid gap-3 text-[1.0625rem] text-muted-foreground">{lead}</div>
    </div>
    {children}
  </section>
)
