import { Hourglass } from 'lucide-react'
import { PageMessage } from '@/components/page-message'

/** In place of a result that was opened more often than a person would. @param message says when to come back */
export const OpenedTooOften = ({ message }: { message: string }) => (
  <PageMessage icon={<Hourglass />} title="Please wait a little">
    <p>{message}</p>
  </PageMessage>
)
