'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { type LoginInput, loginInput } from '@/schemas/auth'
import type { UserDto } from '@/schemas/user'
import { trpc } from '@/trpc/client'

type Props = { onSuccess: (result: { user: UserDto }) => void; onFailure: (error: unknown) => void }

export function SignInForm({ onSuccess, onFailure }: Props) {
  const { register, handleSubmit, formState } = useForm<LoginInput>({
    resolver: zodResolver(loginInput),
    defaultValues: { email: '', password: '' },
  })
  const { errors } = formState
  const signIn = trpc.auth.login.useMutation({ onSuccess, onError: onFailure })

  return (
    <form onSubmit={handleSubmit((values) => signIn.mutate(values))} noValidate className="grid gap-4">
      <Field label="Email Address" error={errors.email?.message} required>
        <Input type="email" {...register('email')} autoComplete="email" />
      </Field>
      <Field label="Password" error={errors.password?.message} required>
        <Input type="password" {...register('password')} autoComplete="current-password" />
      </Field>
      <Button type="submit" size="lg" pending={signIn.isPending} pendingLabel="Processing...">
        Sign In
      </Button>
    </form>
  )
}
