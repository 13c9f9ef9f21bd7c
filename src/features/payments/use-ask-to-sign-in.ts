import { useCallback } from 'react'
import { useAuthDialog } from '@/components/auth-dialog-context'
import type { PlanId } from '@/domain/plans/plans'
import { paths } from '@/lib/paths'

/** Asks a visitor who chose a plan to sign in, and returns to that plan afterwards. */
export function useAskToSignIn(): (plan: PlanId) => void {
  const { open } = useAuthDialog()
  return useCallback((plan) => open('sign-in', { returnTo: paths.plan(plan), notice: SIGN_IN_TEXT }), [open])
}

/** The notice for a visitor who chooses a plan. Separate from the other texts, which visitors' pages do not need. */
export const SIGN_IN_TEXT = {
  title: 'Please log in',
  description: 'You need to be logged in to purchase a plan.',
  variant: 'default',
} as const
