import type { ReactNode } from 'react'

export type Fact = { title: string; text: ReactNode }

/** Short statements side by side, one below the other on a phone. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid gap-x-12 gap-y-7 sm:grid-cols-2">
    {facts.map(({ title, text }) => (
      <div key={title} className="grid content-start gap-1">
        <dt className="font-semibold">{title}</dt>
        <dd className="text-muted-foreground">{text}</dd>
      </div>
    ))}
  </dl>
)
