import { NotFoundMessage, SignedOutMessage, UnreachableMessage } from '@/components/load-problems'

export const ReviewMissing = () => (
  <NotFoundMessage title="CV review not found">There is no CV review of yours at this address.</NotFoundMessage>
)

export const ReviewSignedOut = () => (
  <SignedOutMessage>
    Sign in again, and you will find this review under “Analyse My CV”. Nothing is lost.
  </SignedOutMessage>
)

type ReviewUnreachableProps = { reason: string; isFetching: boolean; onRetry: () => void }

export const ReviewUnreachable = ({ reason, ...rest }: ReviewUnreachableProps) => (
  <UnreachableMessage title="Your review could not be loaded" {...rest}>
    {reason} Your CV and its review are safe on the server.
  </UnreachableMessage>
)
