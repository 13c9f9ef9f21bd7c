import type { FormEventHandler, ReactNode } from 'react'
import { Button } from '@/components/ui/button'

/** For a call that no answer came to. */
export const FAILED = 'Authentication failed'

type AuthFormProps = {
  onSubmit: FormEventHandler
  /** What went wrong where no single field is to blame. */
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
