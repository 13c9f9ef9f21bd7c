import { useForm } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { PasswordInput } from '@/components/ui/password-input'
import { useSchemaResolver } from '@/features/shared/use-schema-resolver'
import type { LoginInput } from '@/schemas/auth'
import type { UserDto } from '@/schemas/user'
import { trpc } from '@/trpc/client'
import { errorReason } from '@/trpc/errors'
import { AuthForm, authFailure, type TypedProps } from './auth-form'

const loadLoginInput = () => import('@/schemas/auth').then((module) => module.loginInput)

type Props = TypedProps & {
  onSuccess: (result: { user: UserDto }) => void
  onFailure: (error: unknown) => void
}

export function SignInForm({ typed, onType, onSuccess, onFailure }: Props) {
  const { register, handleSubmit, formState, setError } = useForm<LoginInput>({
    resolver: useSchemaResolver(loadLoginInput),
    defaultValues: { email: typed.email, password: '' },
  })
  const { errors } = formState
  const signIn = trpc.auth.login.useMutation({
    onSuccess,
    onError: (error) => {
      // The server does not say whether the address or the password is wrong.
      const field = errorReason(error) === 'wrong-credentials' ? 'password' : 'root'
      setError(field, { message: authFailure(error) })
      onFailure(error)
    },
  })

  return (
    <AuthForm
      onSubmit={handleSubmit((values) => signIn.mutate(values))}
      problem={errors.root?.message}
      isPending={signIn.isPending || formState.isSubmitting}
      action="Sign In"
    >
      <Field label="Email Address" error={errors.email?.message} required>
        <Input
          type="email"
          {...register('email', { onChange: ({ target }) => onType({ email: target.value }) })}
          autoComplete="email"
        />
      </Field>
      <Field label="Password" error={errors.password?.message} required>
        <PasswordInput {...register('password')} autoComplete="current-password" />
      </Field>
    </AuthForm>
  )
}
