import { Card, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { StartForm } from './start-form'
import type { HeldNow } from './use-plan'

export const StartInterviewCard = ({ held, onUpgrade }: { held: HeldNow; onUpgrade: () => void }) => (
  <Card className="@container gap-6">
    <CardHeader>
      <CardTitle id={START_HEADING_ID} tabIndex={-1} className="w-fit rounded-sm text-2xl tracking-tight">
        Start a mock interview
      </CardTitle>
      <CardDescription>Choose the role, answer in your own words, and see how to improve.</CardDescription>
    </CardHeader>
    <StartForm held={held} onUpgrade={onUpgrade} />
  </Card>
)

/** Id of the element that gets the focus when the opener of a dialog no longer exists, for example a toast. */
export const START_HEADING_ID = 'start-interview'
