import { trpc } from '@/trpc/client'
import { useUser } from '@/trpc/session'

/** Today's step and the days until the interview; other screens change them, so they are fetched on each visit. */
export function usePracticePlan() {
  const { id } = useUser()
  return trpc.practice.plan.useQuery({ userId: id }, { refetchOnMount: 'always' })
}
