'use client'

import { clsx } from 'clsx'
import { Printer } from 'lucide-react'
import { BackLink } from '@/components/back-links'
import { Button } from '@/components/ui/button'
import { PageHeader } from '@/components/ui/page-header'
import print from '@/components/ui/print.module.css'
import { Skeleton } from '@/components/ui/skeleton'
import { forUser } from '@/features/shared/for-user'
import { LoadProblem } from '@/features/shared/load-problems'
import { useUser } from '@/features/shared/session'
import { trpc } from '@/trpc/client'
import { Sheet } from './sheet'

export const CheatSheetScreen = forUser(() => {
  const { id: userId } = useUser()
  const query = trpc.story.cheatSheet.useQuery({ userId }, { refetchOnMount: 'always' })
  const { data } = query
  if (!data && query.error) {
    return (
      <LoadProblem
        query={query}
        title="Your cheat sheet could not be loaded"
        signedOut="Sign in again, and your cheat sheet is still there."
      />
    )
  }
  return (
    <div className={clsx(print.page, 'container-page grid gap-8 pt-6 pb-24 sm:gap-10 sm:pt-10 sm:pb-16')}>
      <PageHeader
        className="print:hidden"
        eyebrow={<BackLink />}
        title="Cheat sheet"
        description="One page for the evening before, in your own words. Read it, and leave it at home."
        actions={
          <Button variant="outline" onClick={() => window.print()}>
            <Printer aria-hidden />
            Print
          </Button>
        }
      />
      {data ? <Sheet sheet={data} /> : <Skeleton className="h-96 rounded-xl" />}
    </div>
  )
})
