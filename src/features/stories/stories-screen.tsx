'use client'

import { BookOpen, Printer } from 'lucide-react'
import { BackLink } from '@/components/back-link'
import { BackToDashboard } from '@/components/back-to-dashboard'
import { SignedOutMessage, UnreachableMessage } from '@/components/load-problems'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import print from '@/components/ui/print.module.css'
import { Skeleton } from '@/components/ui/skeleton'
import { cn } from '@/lib/cn'
import type { StoryBankDto } from '@/schemas/story'
import { trpc } from '@/trpc/client'
import { errorCode, errorMessage } from '@/trpc/errors'
import { useSession } from '@/trpc/session'
import { Coverage } from './coverage'
import { FittingForm } from './fitting-form'
import { StoryItem } from './story-item'

export function StoriesScreen() {
  const { user } = useSession()
  // Signing out takes the user away a moment before the page changes.
  return user ? <StoriesOf key={user.id} userId={user.id} /> : null
}

function StoriesOf({ userId }: { userId: string }) {
  const { data, error, isFetching, refetch } = trpc.story.list.useQuery({ userId }, { refetchOnMount: 'always' })
  if (!data && errorCode(error) === 'UNAUTHORIZED') {
    return <SignedOutMessage>Sign in again, and your stories are still there.</SignedOutMessage>
  }
  if (!data && error) {
    return (
      <UnreachableMessage title="Your stories could not be loaded" isFetching={isFetching} onRetry={refetch}>
        {errorMessage(error, 'No answer came from the server. Check your connection; nothing is lost.')}
      </UnreachableMessage>
    )
  }
  return (
    <div className={cn(print.page, 'container-page grid gap-8 pt-6 pb-24 sm:gap-10 sm:pt-10 sm:pb-16')}>
      <PageHeader
        eyebrow={<BackLink />}
        title="Your stories"
        description="The best of your answers to behavioural questions, and what each of them can prove."
        actions={
          data && data.stories.length > 0 ? (
            <Button variant="outline" className="print:hidden" onClick={() => window.print()}>
              <Printer aria-hidden />
              Print
            </Button>
          ) : undefined
        }
      />
      {!data ? (
        <Skeleton className="h-72 rounded-xl" />
      ) : data.stories.length === 0 ? (
        <EmptyState icon={<BookOpen />} title="No story yet" action={<BackToDashboard />}>
          Answer a behavioural question in an interview, one that asks what you did in a certain case. Your best answer
          to each comes here by itself.
        </EmptyState>
      ) : (
        <Bank bank={data} />
      )}
    </div>
  )
}

function Bank({ bank }: { bank: StoryBankDto }) {
  const { stories, minimum } = bank
  return (
    <>
      <Coverage bank={bank} />
      <FittingForm stories={stories} />
      <section aria-labelledby="stories" className="grid gap-2">
        <h2 id="stories" className="text-2xl leading-tight tracking-tight">
          All stories
        </h2>
        <ul className="grid border-y">
          {stories.map((story) => (
            <StoryItem key={story.questionId} story={story} isInMinimum={minimum.includes(story.id)} />
          ))}
        </ul>
      </section>
    </>
  )
}
