'use client'

import { Download } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Choice } from '@/components/ui/choice'
import { Field } from '@/components/ui/field'
import { notifySuccess } from '@/components/ui/notify'
import { PageHeader } from '@/components/ui/page-header'
import { notifyFailure } from '@/features/shared/failure'
import { REGION_HINT, REGION_OPTIONS } from '@/features/shared/region-options'
import { useSession, useUser } from '@/features/shared/session'
import { SettingsSection } from '@/features/shared/settings-section'
import { paths } from '@/lib/paths'
import { trpc } from '@/trpc/client'
import { DangerZoneCard } from './delete-account'
import { EmailCard } from './email-card'
import { OtherSessionsCard } from './other-sessions-card'
import { PasswordCard } from './password-card'
import { PracticeCard } from './practice-card'
import { UsageCard } from './usage-card'

/** @param children further sections, which belong to other features */
export function SettingsScreen({ children }: { children: ReactNode }) {
  const router = useRouter()
  const { user } = useSession()
  const isVisitor = user === null
  // The session may end while the page is open.
  useEffect(() => {
    if (isVisitor) router.replace(paths.home)
  }, [isVisitor, router])
  if (!user) return null
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-6 px-[clamp(16px,4vw,2rem)] py-8 sm:py-12">
      <PageHeader title="Account Settings" className="mb-2" />
      <EmailCard />
      <PasswordCard />
      <OtherSessionsCard />
      <RegionCard />
      <PracticeCard />
      {children}
      <UsageCard />
      <DataCard />
      <DangerZoneCard />
      <ButtonLink href={paths.dashboard} variant="outline" className="mt-2 sm:justify-self-start">
        Back to Dashboard
      </ButtonLink>
    </div>
  )
}

function DataCard() {
  const { id } = useUser()
  return (
    <SettingsSection
      title="Your Data"
      description="Everything we store about you: your account, usage, interviews, answers, CV texts and feedback."
    >
      <Button asChild variant="outline" className="sm:justify-self-start">
        <a href={`/api/user/${encodeURIComponent(id)}/export`} download>
          <Download aria-hidden />
          Download my data
        </a>
      </Button>
      <p className="text-muted-foreground text-sm">
        One JSON file, which any text editor opens.{' '}
        <Link href={paths.privacy} className="underline underline-offset-4">
          What we keep, and for how long
        </Link>
      </p>
    </SettingsSection>
  )
}

function RegionCard() {
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
    <SettingsSection title="Where you look for work" description="This decides which questions you are asked.">
      <Field label="Region" hint={REGION_HINT}>
        <Choice
          options={REGION_OPTIONS}
          value={select.isPending ? select.variables.region : region}
          // Not disabled meanwhile, since that would take the focus away.
          onChange={(next) => !select.isPending && select.mutate({ id, region: next })}
        />
      </Field>
    </SettingsSection>
  )
}
