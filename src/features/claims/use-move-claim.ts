import { notifyFailure } from '@/features/shared/failure'
import { useUser } from '@/features/shared/session'
import type { ClaimLedgerDto } from '@/schemas/claim'
import { trpc } from '@/trpc/client'

/** Withdraws a claim or brings it back; the cache is updated with the server's response. */
export function useMoveClaim(cvReviewId: string, onMoved: () => void) {
  const { id: userId } = useUser()
  const utils = trpc.useUtils()
  const handlers = {
    onSuccess: (ledger: ClaimLedgerDto) => {
      onMoved()
      // The page may have asked for the newest review, without its id.
      for (const input of [
        { userId, cvReviewId },
        { userId, cvReviewId: undefined },
      ])
        utils.claim.ledger.setData(input, (known) =>
          !known || known.review?.id === ledger.review?.id ? ledger : known,
        )
    },
    onError: (error: unknown) =>
      notifyFailure(error, 'Nothing was changed because the server does not answer. Please try again.'),
  }
  const withdraw = trpc.claim.withdraw.useMutation(handlers)
  const restore = trpc.claim.restore.useMutation(handlers)
  return {
    isPending: withdraw.isPending || restore.isPending,
    move: (quote: string, isWithdrawn: boolean) =>
      (isWithdrawn ? withdraw : restore).mutate({ userId, cvReviewId, quote }),
  }
}
