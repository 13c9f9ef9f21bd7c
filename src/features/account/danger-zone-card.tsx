import { DeleteAccount } from './delete-account'
import { SettingsSection } from './settings-section'

export function DangerZoneCard() {
  return (
    <SettingsSection
      title="Danger Zone"
      description="Once deleted, an account cannot be brought back. Download your data first if you want to keep it."
      className="border-destructive/45"
    >
      <DeleteAccount />
    </SettingsSection>
  )
}
