import { useCallback } from 'react'
import { useAuthDialog } from '@/components/auth-dialog-context'
import { notify } from '@/components/ui/notify'
import type { PlanId } from '@/domain/plans/plans'
import { paths } from '@/lib/paths'
import { SIGN_IN_TEXT } from './sign-in-text'

/** Asks a visitor who chose a plan to sign in first, and leads them back to it. */
export function useAskToSignIn(): (plan: PlanId) => void {
  const { open } = useAuthDialog()
  return useCallback(
    (plan) => {
      notify(SIGN_IN_TEXT)
      open('sign-in', { returnTo: paths.plan(plan) })
    },
    [open],
  )
}
