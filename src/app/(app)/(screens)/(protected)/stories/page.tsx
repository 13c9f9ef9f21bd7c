import type { Metadata } from 'next'
import { StoriesScreen } from '@/features/stories/stories-screen'
import { Hydrated } from '@/trpc/hydrated'
import { currentUser, prefetched } from '@/trpc/server'

export const metadata: Metadata = { title: 'Stories' }

export default async function StoriesPage() {
  const user = await currentUser()
  if (!user) return null
  const state = await prefetched(({ story }) => [story.list.prefetch({ userId: user.id })])
  return (
    <Hydrated state={state}>
      <StoriesScreen />
    </Hydrated>
  )
}
