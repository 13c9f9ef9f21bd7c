'use client'

import { KeyRound, MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useAuthDialog } from '@/components/auth-dialog-context'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { notifySuccess } from '@/components/ui/notify'
import { emailLinkLifetime } from '@/domain/account/email-link'
import { useSchemaResolver } from '@/features/shared/use-schema-resolver'
import { paths } from '@/lib/paths'
import { typedEmail } from '@/lib/typed-email'
import type { ForgotPasswordInput } from '@/schemas/auth'
import { trpc } from '@/trpc/client'
import { fallbackFor } from '@/trpc/errors'
import { AccountPanel } from './account-panel'
import { useReportFailure } from './use-report-failure'

const loadForgotPasswordInput = () => import('@/schemas/auth').then((module) => module.forgotPasswordInput)

export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return sentTo === null ? <AskForAddress onSent={setSentTo} /> : <Sent email={sentTo} />
}

function AskForAddress({ onSent }: { onSent: (email: string) => void }) {
  const { open } = useAuthDialog()
  const reportFailure = useReportFailure()
  const { register, handleSubmit, formState } = useForm<ForgotPasswordInput>({
    resolver: useSchemaResolver(loadForgotPasswordInput),
    defaultValues: { email: typedEmail() },
  })
  const send = trpc.auth.forgotPassword.useMutation({
    onSuccess: ({ message }, { email }) => {
      notifySuccess('Success', message)
      onSent(email)
    },
    onError: (error) => reportFailure(error, fallbackFor(error, 'Failed to send reset email')),
  })
  return (
    <AccountPanel
      icon={KeyRound}
      title="Forgot your password?"
      description="Enter the email address of your account, and we will send you a link to choose a new password."
    >
      <form
        onSubmit={handleSubmit((values) => !send.isPending && send.mutate(values))}
        noValidate
        className="grid gap-5"
      >
        <Field label="Email Address" error={formState.errors.email?.message} required>
          <Input type="email" {...register('email')} autoComplete="email" />
        </Field>
        <Button type="submit" size="lg" pending={send.isPending || formState.isSubmitting} pendingLabel="Sending...">
          Send Reset Link
        </Button>
        <Button variant="link" className="justify-self-start" onClick={() => open('sign-in')}>
          Back to Login
        </Button>
      </form>
    </AccountPanel>
  )
}

const Sent = ({ email }: { email: string }) => (
  <AccountPanel
    key="sent"
    icon={MailCheck}
    tone="success"
    title="Check Your Email"
    description={<p className="wrap-anywhere">{`We've sent password reset instructions to ${email}`}</p>}
    takesFocus
  >
    <p>
      The link works for {emailLinkLifetime('reset_password')}. If nothing arrives within a few minutes, check your spam
      folder, and make sure that this is the address you signed up with. After many requests the next link can take up
      to 15 minutes.
    </p>
    <div>
      <ButtonLink href={paths.home} size="lg" variant="outline">
        Back to Home
      </ButtonLink>
    </div>
  </AccountPanel>
)
