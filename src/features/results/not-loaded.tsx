import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'

/** Says that a part of the results could not be loaded, and loads it again. */
export const NotLoaded = ({ title, retry }: { title: string; retry: () => void }) => (
  <Alert
    live
    variant="warning"
    title={title}
    action={
      <Button size="sm" variant="outline" onClick={retry}>
        Try again
      </Button>
    }
  >
    They are safe on the server.
  </Alert>
)
