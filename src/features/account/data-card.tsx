'use client'

import { Download } from 'lucide-react'
import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { useUser } from '@/features/shared/session'
import { SettingsSection } from '@/features/shared/settings-section'
import { paths } from '@/lib/paths'

export function DataCard() {
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
