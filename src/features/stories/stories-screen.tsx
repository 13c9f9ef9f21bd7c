'use client'

import { clsx } from 'clsx'
import { BookOpen, Printer } from 'lucide-react'
import { BackLink } from '@/components/back-links'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import print from '@/components/ui/print.module.css'
import { SectionTitle } from '@/components/ui/section-title'
import { Skeleton } from '@/components/ui/skeleton'
import { STORY_FROM } from '@/domain/stories/story-from'
import { forUser } from '@/features/shared/for-user'
import { LoadProblem } from '@/features/shared/load-problems'
import { useUser } from '@/features/shared/session'
import { paths } from '@/lib/paths'
import type { StoryBankDto } from '@/schemas/story'
import { trpc } from '@/trpc/client'
import { Coverage } from './coverage'
import { FittingForm } from './fitting-form'
import { StoryItem } from './story-item'

export const StoriesScreen = forUser(() => {
  const { id: userId } = useUser()
  const query = trpc.story.list.useQuery({ userId }, { refetchOnMount: 'always' })
  const { data } = query
  if (!data && query.error) {
    return (
      <LoadProblem
        query={query}
        title="Your stories could not be loaded"
        signedOut="Sign in again, and your stories are still there."
      />
    )
  }
  return (
    <div className={clsx(print.page, 'container-page grid gap-8 pt-6 pb-24 sm:gap-10 sm:pt-10 sm:pb-16')}>
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
        <EmptyState
          icon={<BookOpen />}
          title="No story yet"
          action={<ButtonLink href={paths.startInterview}>Start an interview</ButtonLink>}
        >
          Answer a behavioural question in an interview, one that asks what you did in a real situation. Your best
          answer to each appears here once it scores {STORY_FROM}.
        </EmptyState>
      ) : (
        <Bank bank={data} />
      )}
    </div>
  )
})

function Bank({ bank }: { bank: StoryBankDto }) {
  const { stories, minimum, gaps } = bank
  return (
    <>
      <Coverage bank={bank} />
      <FittingForm stories={stories} gaps={gaps} />
      <section aria-labelledby="stories" className="grid gap-2">
        <SectionTitle id="stories">All stories</SectionTitle>
        <ul className="grid border-y">
          {stories.map((story) => (
            <StoryItem key={story.questionId} story={story} isInMinimum={minimum.includes(story.id)} />
          ))}
        </ul>
      </section>
    </>
  )
}
