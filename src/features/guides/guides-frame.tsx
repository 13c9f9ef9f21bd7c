import type { ReactNode } from 'react'
import { PageHeader } from '@/components/ui/page-header'

/** The list's hero, the same before and after the guides are there. */
export function GuidesFrame({ children }: { children: ReactNode }) {
  return (
    <div className="container-page grid gap-10 py-10 sm:gap-12 sm:py-16">
      <PageHeader
        title="Master Your Interview"
        description="One guide for each role: what is asked, what a strong answer contains, and what costs people the job."
      />
      {children}
    </div>
  )
}
