import { Spinner } from '@/components/ui/spinner'
import { WaitingPage } from '@/components/waiting-page'

export const ReviewWaiting = ({ isOffline }: { isOffline: boolean }) => (
  <WaitingPage
    title={
      <>
        <Spinner className="size-8 text-primary" />
        Analyzing your CV...
      </>
    }
    text="What the job asks for is looked up in your CV, line by line. This takes a few seconds, and the result appears here by itself."
    isOffline={isOffline}
    offlineText="The review goes on without you, and this page keeps asking for the result."
    longMs={15_000}
    longText="Nothing is lost. You can leave this page: the result will stand under your past reviews."
  />
)
