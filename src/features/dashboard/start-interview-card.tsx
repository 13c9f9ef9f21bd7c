import { Card, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { StartForm } from './start-form'
import { START_HEADING_ID } from './start-heading-id'
import type { HeldNow } from './use-plan'

type Props = { held: HeldNow; onUpgrade: () => void }

export function StartInterviewCard({ held, onUpgrade }: Props) {
  return (
    <Card className="@container gap-6">
      <CardHeader>
        <CardTitle id={START_HEADING_ID} tabIndex={-1} className="w-fit rounded-sm text-2xl tracking-tight">
          Start a mock interview
        </CardTitle>
        <CardDescription>Choose the role, answer in your own words, and see what to say better.</CardDescription>
      </CardHeader>
      <StartForm held={held} onUpgrade={onUpgrade} />
    </Card>
  )
}
