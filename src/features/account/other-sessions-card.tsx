import { Button } from '@/components/ui/button'
import { notifySuccess } from '@/components/ui/notify'
import { useUser } from '@/features/shared/session'
import { SettingsSection } from '@/features/shared/settings-section'
import { trpc } from '@/trpc/client'
import { useReportFailure } from './use-report-failure'

/** Signs out every other browser, also for accounts without a password. */
export function OtherSessionsCard() {
  const { id } = useUser()
  const reportFailure = useReportFailure()
  const end = trpc.user.endOtherSessions.useMutation({
    onSuccess: ({ message }) => notifySuccess('Success', message),
    onError: (error) => reportFailure(error, 'Failed to sign out other browsers'),
  })
  return (
    <SettingsSection
      title="Other Browsers"
      description="Still signed in at a cyber café, or on a phone that you no longer have? Sign out there from here."
    >
      <Button
        variant="outline"
        pending={end.isPending}
        onClick={() => end.mutate({ id })}
        className="sm:justify-self-start"
      >
        Sign out all other browsers
      </Button>
    </SettingsSection>
  )
}
