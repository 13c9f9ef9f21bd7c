import { NotFoundMessage, SignedOutMessage, UnreachableMessage } from '@/components/load-problems'

export const ResultMissing = () => (
  <NotFoundMessage title="Interview not found">
    There is no interview of yours at this address. Your dashboard lists all that you have taken.
  </NotFoundMessage>
)

export const ResultSignedOut = () => (
  <SignedOutMessage>Sign in again, and you will find this result on your dashboard. Nothing is lost.</SignedOutMessage>
)

type ResultUnreachableProps = { reason: string; isFetching: boolean; onRetry: () => void }

export const ResultUnreachable = ({ reason, ...rest }: ResultUnreachableProps) => (
  <UnreachableMessage title="Your result could not be loaded" {...rest}>
    {reason} Your answers and your result are safe on the server.
  </UnreachableMessage>
)
