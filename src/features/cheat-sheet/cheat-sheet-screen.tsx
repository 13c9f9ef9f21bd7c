'use client'

import { Printer } from 'lucide-react'
import { BackLink } from '@/components/back-link'
import { SignedOutMessage, UnreachableMessage } from '@/components/load-problems'
import { Button } from '@/components/ui/button'
import { PageHeader } from '@/components/ui/page-header'
import print from '@/components/ui/print.module.css'
import { Skeleton } from '@/components/ui/skeleton'
import { cn } from '@/lib/cn'
import { trpc } from '@/trpc/client'
import { errorCode, errorMessage } from '@/trpc/errors'
import { useSession } from '@/trpc/session'
import { Sheet } from './sheet'

export function CheatSheetScreen() {
  const { user } = useSession()
  // Signing out takes the user away a moment before the page changes.
  return user ? <CheatSheetOf key={user.id} userId={user.id} /> : null
}

function CheatSheetOf({ userId }: { userId: string }) {
  const { data, error, isFetching, refetch } = trpc.story.cheatSheet.useQuery({ userId }, { refetchOnMount: 'always' })
  if (!data && errorCode(error) === 'UNAUTHORIZED') {
    return <SignedOutMessage>Sign in again, and your cheat sheet is still there.</SignedOutMessage>
  }
  if (!data && error) {
    return (
      <UnreachableMessage title="Your cheat sheet could not be loaded" isFetching={isFetching} onRetry={refetch}>
        {errorMessage(error, 'No answer came from the server. Check your connection; nothing is lost.')}
      </UnreachableMessage>
    )
  }
  return (
    <div className={cn(print.page, 'container-page grid gap-8 pt-6 pb-24 sm:gap-10 sm:pt-10 sm:pb-16')}>
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
}
