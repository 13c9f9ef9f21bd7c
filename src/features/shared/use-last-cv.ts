import { trpc } from '@/trpc/client'
import { useUser } from './session'

/** The CV of the last interview; null while it is not known, or when there is none. */
export function useLastCv(): string | null {
  const { id } = useUser()
  const { data } = trpc.user.lastCv.useQuery({ id }, { refetchOnMount: 'always' })
  return data?.cvContent ?? null
}
