import type { ReactNode } from 'react'

type PracticeBlockProps = {
  title: string
  /** One sentence on what practising brings. */
  text: string
  /** A PracticeLink. */
  action: ReactNode
}

/** Closes a page about reading with a way to doing. */
export function PracticeBlock({ title, text, action }: PracticeBlockProps) {
  return (
    <section
      aria-labelledby="practice-title"
      className="grid gap-5 rounded-2xl bg-secondary p-6 text-secondary-foreground sm:p-9 md:grid-cols-[1fr_auto] md:items-center md:gap-10"
    >
      <div className="grid gap-2">
        <h2 id="practice-title" className="text-2xl leading-tight tracking-tight">
          {title}
        </h2>
        <p className="max-w-[56ch]">{text}</p>
      </div>
      <div className="flex">{action}</div>
    </section>
  )
}
