'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { PasswordInput } from '@/components/ui/password-input'
import { type LoginInput, loginInput } from '@/schemas/auth'
import type { UserDto } from '@/schemas/user'
import { trpc } from '@/trpc/client'
import { errorMessage, errorReason } from '@/trpc/errors'
import { FAILED, FormProblem } from './form-problem'

type Props = { onSuccess: (result: { user: UserDto }) => void; onFailure: (error: unknown) => void }

export function SignInForm({ onSuccess, onFailure }: Props) {
  const { register, handleSubmit, formState, setError } = useForm<LoginInput>({
    resolver: zodResolver(loginInput),
    defaultValues: { email: '', password: '' },
  })
  const { errors } = formState
  const signIn = trpc.auth.login.useMutation({
    onSuccess,
    onError: (error) => {
      // Which of the two is wrong the server does not say.
      const field = errorReason(error) === 'wrong-credentials' ? 'password' : 'root'
      setError(field, { message: errorMessage(error, FAILED) })
      onFailure(error)
    },
  })

  return (
    <form onSubmit={handleSubmit((values) => signIn.mutate(values))} noValidate className="grid gap-4">
      <Field label="Email Address" error={errors.email?.message} required>
        <Input type="email" {...register('email')} autoComplete="email" />
      </Field>
      <Field label="Password" error={errors.password?.message} required>
        <PasswordInput {...register('password')} autoComplete="current-password" />
      </Field>
      <FormProblem message={errors.root?.message} />
      <Button type="submit" size="lg" pending={signIn.isPending} pendingLabel="Processing...">
        Sign In
      </Button>
    </form>
  )
}
