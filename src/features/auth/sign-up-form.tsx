import { type FieldErrors, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { PasswordInput } from '@/components/ui/password-input'
import { MIN_PASSWORD_LENGTH } from '@/domain/account/password'
import { useSchemaResolver } from '@/features/shared/use-schema-resolver'
import type { signUpForm } from '@/schemas/auth'
import type { UserDto } from '@/schemas/user'
import { trpc } from '@/trpc/client'
import { errorReason } from '@/trpc/errors'
import { AuthForm, authFailure, type TypedProps } from './auth-form'

const loadSignUpForm = () => import('@/schemas/auth').then((module) => module.signUpForm)

type Values = z.infer<typeof signUpForm>

/** The field that a server error belongs to. */
const FIELDS: Readonly<Record<string, 'email' | 'password'>> = {
  'email-taken': 'email',
  'common-password': 'password',
}

type Props = TypedProps & {
  onSuccess: (result: { user: UserDto }) => void
  onFailure: (error: unknown) => void
  /** Called when the two passwords differ, for a notice in addition to the field's error. */
  onMismatch: (message: string) => void
}

export function SignUpForm({ typed, onType, onSuccess, onFailure, onMismatch }: Props) {
  const { register, handleSubmit, formState, setError } = useForm<Values>({
    resolver: useSchemaResolver(loadSignUpForm),
    defaultValues: { ...typed, password: '', confirmPassword: '' },
  })
  const { errors } = formState
  const signUp = trpc.auth.register.useMutation({
    onSuccess,
    onError: (error) => {
      const field = FIELDS[errorReason(error) ?? ''] ?? 'root'
      setError(field, { message: authFailure(error) }, { shouldFocus: field !== 'root' })
      onFailure(error)
    },
  })

  const submit = handleSubmit(
    ({ name, email, password }) => signUp.mutate({ name, email, password }),
    (found: FieldErrors<Values>) => {
      const mismatch = found.confirmPassword?.message
      if (mismatch) onMismatch(mismatch)
    },
  )

  return (
    <AuthForm
      onSubmit={submit}
      problem={errors.root?.message}
      isPending={signUp.isPending || formState.isSubmitting}
      action="Create Account"
    >
      <Field label="Full Name" error={errors.name?.message} required>
        <Input
          {...register('name', { onChange: ({ target }) => onType({ name: target.value }) })}
          autoComplete="name"
        />
      </Field>
      <Field label="Email Address" error={errors.email?.message} required>
        <Input
          type="email"
          {...register('email', { onChange: ({ target }) => onType({ email: target.value }) })}
          autoComplete="email"
        />
      </Field>
      <Field
        label="Password"
        error={errors.password?.message}
        hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}
        required
      >
        <PasswordInput {...register('password')} autoComplete="new-password" />
      </Field>
      <Field label="Confirm Password" error={errors.confirmPassword?.message} required>
        <PasswordInput {...register('confirmPassword')} autoComplete="new-password" />
      </Field>
    </AuthForm>
  )
}
