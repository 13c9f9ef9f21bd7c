import type { Metadata } from 'next'
import { CheatSheetScreen } from '@/features/cheat-sheet/cheat-sheet-screen'
import { Hydrated } from '@/trpc/hydrated'
import { currentUser, prefetched } from '@/trpc/server'

export const metadata: Metadata = { title: 'Cheat sheet' }

export default async function CheatSheetPage() {
  const user = await currentUser()
  if (!user) return null
  const state = await prefetched(({ story }) => [story.cheatSheet.prefetch({ userId: user.id })])
  return (
    <Hydrated state={state}>
      <CheatSheetScreen />
    </Hydrated>
  )
}
