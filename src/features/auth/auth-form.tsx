import type { FormEventHandler, ReactNode } from 'react'
import { Button } from '@/components/ui/button'

/** Fallback message for a call without a response. */
export const FAILED = 'Authentication failed'

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
