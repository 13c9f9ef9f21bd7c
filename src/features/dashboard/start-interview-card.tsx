import { Card, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { StartForm } from './start-form'
import type { HeldNow } from './use-plan'

type Props = { held: HeldNow; onUpgrade: () => void }

export function StartInterviewCard({ held, onUpgrade }: Props) {
  return (
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
}

/** Where the focus goes when what opened a dialog is gone, as a message is. */
export const START_HEADING_ID = 'start-interview'
