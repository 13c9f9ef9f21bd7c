'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { PageHeader } from '@/components/ui/page-header'
import { useSession } from '@/features/shared/session'
import { paths } from '@/lib/paths'
import { DataCard } from './data-card'
import { DangerZoneCard } from './delete-account'
import { EmailCard } from './email-card'
import { PasswordCard } from './password-card'
import { RegionCard } from './region-card'
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
    <div className="mx-auto grid w-full max-w-4xl gap-6 px-[clamp(1rem,4vw,2rem)] py-8 sm:py-12">
      <PageHeader title="Account Settings" className="mb-2" />
      <EmailCard />
      <PasswordCard />
      <RegionCard />
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
