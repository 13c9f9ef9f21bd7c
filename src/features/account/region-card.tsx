import { Choice } from '@/components/ui/choice'
import { Field } from '@/components/ui/field'
import { notifySuccess } from '@/components/ui/notify'
import { notifyFailure } from '@/features/shared/failure'
import { REGION_HINT, REGION_OPTIONS } from '@/features/shared/region-options'
import { useSession, useUser } from '@/features/shared/session'
import { SettingsSection } from '@/features/shared/settings-section'
import { trpc } from '@/trpc/client'

export function RegionCard() {
  const { id, region } = useUser()
  const { setUser } = useSession()
  const select = trpc.user.selectRegion.useMutation({
    onSuccess: ({ user }) => {
      setUser(user)
      notifySuccess('Success', 'It applies from your next interview.')
    },
    onError: (error) => notifyFailure(error, 'Failed to change where you look for work'),
  })
  return (
    <SettingsSection title="Where you look for work" description="It decides which questions you are asked.">
      <Field label="Region" hint={REGION_HINT}>
        <Choice
          options={REGION_OPTIONS}
          value={select.isPending ? select.variables.region : region}
          onChange={(next) => select.mutate({ id, region: next })}
          disabled={select.isPending}
        />
      </Field>
    </SettingsSection>
  )
}
