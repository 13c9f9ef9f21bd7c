import { trpc } from '@/trpc/client'

/** Milliseconds between looks at an interview whose answers are being read. */
const EVALUATION_LOOK_MS = 5_000

/** Every interview of the user, newest first; other screens change it, so it is fetched on each visit. */
export const useInterviews = (userId: string) =>
  trpc.interview.list.useQuery(
    { userId },
    {
      refetchOnMount: 'always',
      refetchInterval: ({ state }) =>
        state.data?.some((interview) => interview.feedbackStatus === 'processing') ? EVALUATION_LOOK_MS : false,
    },
  )

/** The interviews that can be taken up again. */
export const useSavedInterviews = (userId: string) =>
  trpc.interview.listSaved.useQuery({ userId }, { refetchOnMount: 'always' })

/** Asks for both lists again. */
export function useRefetchInterviews() {
  const { interview } = trpc.useUtils()
  return () => Promise.all([interview.list.invalidate(), interview.listSaved.invalidate()])
}
