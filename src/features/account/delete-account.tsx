'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
  AlertDialogTrigger,
} from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { paths } from '@/lib/paths'
import { trpc } from '@/trpc/client'
import { useSession, useUser } from '@/trpc/session'
import { useReportFailure } from './use-report-failure'

const DELETED = ['All interview history and results', 'CV reviews and feedback', 'Account settings and preferences']

/** The button that asks for it, and the question it leads to. */
export function DeleteAccount() {
  const [isOpen, setIsOpen] = useState(false)
  const router = useRouter()
  const { id } = useUser()
  const { forget } = useSession()
  const reportFailure = useReportFailure()
  const remove = trpc.user.delete.useMutation({
    onSuccess: ({ message }) => {
      setIsOpen(false)
      notify({ title: 'Success', description: message, variant: 'success' })
      forget()
      router.push(paths.home)
      router.refresh()
    },
    onError: (error) => reportFailure(error, 'Failed to delete account'),
  })
  return (
    <AlertDialog open={isOpen} onOpenChange={(next) => !remove.isPending && setIsOpen(next)}>
      <AlertDialogTrigger asChild>
        <Button variant="destructive" className="sm:justify-self-start">
          Delete Account
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
        <div>
          <AlertDialogTitle>Are you absolutely sure?</AlertDialogTitle>
          <AlertDialogDescription>
            This action cannot be undone. It permanently deletes your account and data:
          </AlertDialogDescription>
          <ul className="mt-3 grid list-disc gap-1 pl-5">
            {DELETED.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </div>
        <AlertDialogFooter>
          <Button variant="destructive" pending={remove.isPending} onClick={() => remove.mutate({ id })}>
            Yes, delete my account
          </Button>
          <AlertDialogCancel>Cancel</AlertDialogCancel>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
