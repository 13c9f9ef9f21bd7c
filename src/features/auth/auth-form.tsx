import type { FormEventHandler, ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { errorMessage, fallbackFor } from '@/trpc/errors'

/** Why signing in or up failed. */
export const authFailure = (error: unknown): string => errorMessage(error, fallbackFor(error, 'Authentication failed'))

/** What is typed in one form and fills the other: kept while the dialog is open. */
export type Typed = { name: string; email: string }

export type TypedProps = { typed: Typed; onType: (changed: Partial<Typed>) => void }

type AuthFormProps = {
  onSubmit: FormEventHandler
  /** Error message that belongs to no single field. */
  problem: string | undefined
  isPending: boolean
  action: string
  children: ReactNode
}

export const AuthForm = ({ onSubmit, problem, isPending, action, children }: AuthFormProps) => (
  <form onSubmit={onSubmit} noValidate className="grid gap-4">
    {children}
    {problem && <p className="font-medium text-destructive text-sm">{problem}</p>}
    <Button type="submit" size="lg" pending={isPending} pendingLabel="Processing...">
      {action}
    </Button>
  </form>
)
