'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { PROVIDERS, type ProviderId } from '@/domain/account/providers'
import { trpc } from '@/trpc/client'

type Props = {
  /** The path to come back to. */
  returnTo: string
  onFailure: (error: unknown) => void
}

/** The ways to sign in beside a password; nothing where none is set up. */
export function ProviderButtons({ returnTo, onFailure }: Props) {
  const { data: providers } = trpc.auth.providers.useQuery()
  const [leaving, setLeaving] = useState<ProviderId | null>(null)
  if (!providers?.length) return null

  const leave = async (provider: ProviderId) => {
    setLeaving(provider)
    try {
      await goToProvider(provider, returnTo)
    } catch (error) {
      setLeaving(null)
      onFailure(error)
    }
  }
  return (
    <div className="grid gap-2.5">
      <p className="flex items-center gap-3 text-muted-foreground text-sm before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        or
      </p>
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="outline"
          pending={leaving === provider}
          disabled={leaving !== null && leaving !== provider}
          onClick={() => leave(provider)}
        >
          Continue with {PROVIDERS[provider]}
        </Button>
      ))}
    </div>
  )
}

/** Leaves the page by a form, as next-auth wants it: with its token against forged requests. */
async function goToProvider(provider: ProviderId, callbackUrl: string): Promise<void> {
  const response = await fetch('/api/auth/csrf')
  const { csrfToken } = (await response.json()) as { csrfToken: string }
  const form = document.createElement('form')
  form.method = 'post'
  form.action = `/api/auth/signin/${provider}`
  for (const [name, value] of Object.entries({ csrfToken, callbackUrl })) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  }
  document.body.append(form)
  form.submit()
}
