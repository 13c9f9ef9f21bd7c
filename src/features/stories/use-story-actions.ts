import { notify } from '@/components/ui/notify'
import type { StoryBankDto } from '@/schemas/story'
import { trpc } from '@/trpc/client'
import { errorMessage } from '@/trpc/errors'
import { useUser } from '@/trpc/session'

/** Keeping and removing stories; the page shows what the server then holds. */
export function useStoryActions() {
  const { id: userId } = useUser()
  const utils = trpc.useUtils()
  const handlers = {
    onSuccess: (bank: StoryBankDto) => utils.story.list.setData({ userId }, bank),
    onError: (error: unknown) =>
      notify({
        title: 'Error',
        description: errorMessage(error, 'Nothing was changed because the server does not answer. Please try again.'),
        variant: 'destructive',
      }),
  }
  const keep = trpc.story.keep.useMutation(handlers)
  return {
    keep,
    keepAnswer: (questionId: string) => keep.mutate({ userId, questionId }),
    remove: trpc.story.remove.useMutation(handlers),
  }
}
