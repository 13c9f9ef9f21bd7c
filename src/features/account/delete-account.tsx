import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { AlertDialog, AlertDialogCancel, AlertDialogFooter } from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import { notifySuccess } from '@/components/ui/notify'
import { useSession, useUser } from '@/features/shared/session'
import { SettingsSection } from '@/features/shared/settings-section'
import { paths } from '@/lib/paths'
import { removeAllStored } from '@/lib/remove-all-stored'
import { trpc } from '@/trpc/client'
import { Confirmation } from './confirmation'
import { useConfirmedForm } from './use-confirmed-form'

const DELETED = ['All interview history and results', 'CV reviews and feedback', 'Account settings and preferences']

function DeleteAccount() {
  const [isOpen, setIsOpen] = useState(false)
  const [isPending, setIsPending] = useState(false)
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={(next) => !isPending && setIsOpen(next)}
      trigger={
        <Button variant="destructive" className="sm:justify-self-start">
          Delete Account
        </Button>
      }
      title="Are you absolutely sure?"
      description="This action cannot be undone. It permanently deletes your account and data:"
      more={
        <ul className="mt-3 grid list-disc gap-1 pl-5">
          {DELETED.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      }
    >
      <DeleteForm onPending={setIsPending} onDeleted={() => setIsOpen(false)} />
    </AlertDialog>
  )
}

function DeleteForm({ onPending, onDeleted }: { onPending: (isPending: boolean) => void; onDeleted: () => void }) {
  const router = useRouter()
  const { id } = useUser()
  const { forget } = useSession()
  const form = useForm({ defaultValues: { currentPassword: '' } })
  const { register, handleSubmit, formState } = form
  const { confirmation, givenPassword, fail } = useConfirmedForm(form, 'Failed to delete account')
  const remove = trpc.user.delete.useMutation({
    onMutate: () => onPending(true),
    onSettled: () => onPending(false),
    onSuccess: ({ message }) => {
      onDeleted()
      notifySuccess('Success', message, { isForNextPage: true })
      forget()
      removeAllStored()
      router.push(paths.home)
      router.refresh()
    },
    onError: fail,
  })
  const submit = handleSubmit((values) => {
    const given = givenPassword(values)
    if (given && !remove.isPending) remove.mutate({ id, ...given })
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Confirmation
        confirmation={confirmation}
        field={register('currentPassword')}
        error={formState.errors.currentPassword?.message}
      />
      <AlertDialogFooter>
        {confirmation.needed !== 'sign-in' && (
          <Button type="submit" variant="destructive" pending={remove.isPending}>
            Yes, delete my account
          </Button>
        )}
        <AlertDialogCancel>Cancel</AlertDialogCancel>
      </AlertDialogFooter>
    </form>
  )
}

export const DangerZoneCard = () => (
  <SettingsSection
    title="Danger Zone"
    description="Once deleted, an account cannot be restored. Download your data first if you want to keep it."
    className="border-destructive/45"
  >
    <DeleteAccount />
  </SettingsSection>
)
