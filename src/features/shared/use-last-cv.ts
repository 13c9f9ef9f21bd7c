import { trpc } from '@/trpc/client'
import { useUser } from './session'

/** The CV that the user submitted last, for an interview or a review; null while it is loading, or if there is none. */
export function useLastCv(): string | null {
  const { id } = useUser()
  const { data } = trpc.user.lastCv.useQuery({ id }, { refetchOnMount: 'always' })
  return data?.cvContent ?? null
}
