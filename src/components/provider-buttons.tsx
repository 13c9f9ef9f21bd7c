import { useState } from 'react'
import { PROVIDERS, type ProviderId } from '@/domain/account/providers'
import { Button } from './ui/button'

type Props = {
  providers: readonly ProviderId[]
  returnTo: string
  /** Called before the page is left, to store unsaved input. */
  onLeave?: () => void
  onFailure: (error: unknown) => void
}

/** A sign-in button for each provider. */
export function ProviderButtons({ providers, returnTo, onLeave, onFailure }: Props) {
  const [leaving, setLeaving] = useState<ProviderId | null>(null)
  const leave = async (provider: ProviderId) => {
    setLeaving(provider)
    try {
      onLeave?.()
      await goToProvider(provider, returnTo)
    } catch (error) {
      setLeaving(null)
      onFailure(error)
    }
  }
  return providers.map((provider) => (
    <Button
      key={provider}
      variant="outline"
      pending={leaving === provider}
      disabled={leaving !== null && leaving !== provider}
      onClick={() => leave(provider)}
    >
      Continue with {PROVIDERS[provider]}
    </Button>
  ))
}

/** Submits a form to next-auth, which requires its CSRF token. */
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
