import { Mail } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { trpc } from '@/trpc/client'
import { errorMessage } from '@/trpc/errors'
import { useUser } from '@/trpc/session'

/** Has the plan sent to whoever wants it in their mailbox. */
export function MailPlan() {
  const { id: userId, email } = useUser()
  const mail = trpc.practice.mail.useMutation({
    onSuccess: () =>
      notify({ title: 'Your plan is on its way', description: `It goes to ${email}.`, variant: 'success' }),
    onError: (error) =>
      notify({
        title: 'The mail was not sent',
        description: errorMessage(error, 'There was no answer from the server. Check your connection and try again.'),
        variant: 'destructive',
      }),
  })
  return (
    <Button variant="link" size="sm" pending={mail.isPending} onClick={() => mail.mutate({ userId })}>
      <Mail aria-hidden />
      Send me the plan by mail
    </Button>
  )
}
