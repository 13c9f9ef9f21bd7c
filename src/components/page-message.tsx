import type { ReactNode } from 'react'

type PageMessageProps = { title: string; children: ReactNode; icon?: ReactNode; actions?: ReactNode }

/** A page with a single message: what is missing or went wrong, and what to do next. */
export const PageMessage = ({ title, children, icon, actions }: PageMessageProps) => (
  <div className="container-page py-16 sm:py-24">
    <div className="grid max-w-[38rem] gap-4">
      {icon ? (
        <div aria-hidden className="text-primary [&_svg]:size-10 [&_svg]:stroke-[1.5]">
          {icon}
        </div>
      ) : null}
      <h1 className="text-title">{title}</h1>
      <div className="grid gap-4 text-lead text-muted-foreground">{children}</div>
      {actions ? <div className="mt-3 flex flex-wrap items-center gap-3">{actions}</div> : null}
    </div>
  </div>
)
