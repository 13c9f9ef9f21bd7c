'use client'

import { ProviderButtons } from '@/components/provider-buttons'
import { trpc } from '@/trpc/client'

type Props = {
  /** The path to come back to. */
  returnTo: string
  onFailure: (error: unknown) => void
}

/** The ways to sign in beside a password; nothing where none is set up. */
export function OtherWays(props: Props) {
  const { data: providers } = trpc.auth.providers.useQuery()
  if (!providers?.length) return null
  return (
    <div className="grid gap-2.5">
      <p className="flex items-center gap-3 text-muted-foreground text-sm before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        or
      </p>
      <ProviderButtons providers={providers} {...props} />
    </div>
  )
}
