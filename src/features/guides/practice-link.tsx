'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'
import { useAuthDialog } from '@/components/auth-dialog-context'
import { Button } from '@/components/ui/button'
import { useSession } from '@/features/shared/session'
import { paths } from '@/lib/paths'

type PracticeLinkProps = { role?: string; variant?: 'primary' | 'outline'; children: ReactNode }

/** Link to the dashboard; for a visitor it opens the sign-up dialog on the current page instead. */
export function PracticeLink({ role, variant = 'primary', children }: PracticeLinkProps) {
  const { user } = useSession()
  const { open } = useAuthDialog()
  const href = role ? paths.practise(role) : paths.dashboard
  return (
    <Button asChild size="lg" variant={variant}>
      <Link
        href={href}
        data-needs-script
        prefetch={user ? null : false}
        onClick={(event) => {
          if (user) return
          event.preventDefault()
          open('sign-up', { returnTo: href })
        }}
      >
        {children}
      </Link>
    </Button>
  )
}
