'use client'

import { REGION_HINT, RegionSelect } from '@/components/region-select'
import { Field } from '@/components/ui/field'
import { notify } from '@/components/ui/notify'
import { trpc } from '@/trpc/client'
import { errorMessage } from '@/trpc/errors'
import { useSession, useUser } from '@/trpc/session'
import { SettingsSection } from './settings-section'

/** Where the user looks for work. */
export function RegionCard() {
  const { id, region } = useUser()
  const { setUser } = useSession()
  const utils = trpc.useUtils()
  const select = trpc.user.selectRegion.useMutation({
    onSuccess: ({ user }) => {
      setUser(user)
      utils.user.get.setData({ id: user.id }, user)
      notify({ title: 'Success', description: 'Your next interviews go by it.', variant: 'success' })
    },
    onError: (error) =>
      notify({
        title: 'Error',
        description: errorMessage(error, 'Failed to change where you look for work'),
        variant: 'destructive',
      }),
  })
  return (
    <SettingsSection title="Where you look for work" description="It decides which questions fit your interviews.">
      <Field label="Region" hint={REGION_HINT}>
        <RegionSelect
          value={select.isPending ? select.variables.region : region}
          onChange={(next) => select.mutate({ id, region: next })}
          disabled={select.isPending}
        />
      </Field>
    </SettingsSection>
  )
}
