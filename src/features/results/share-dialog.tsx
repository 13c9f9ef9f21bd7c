import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { MAX_MENTOR_LINKS, MENTOR_LINK_DAYS } from '@/domain/mentor/link'
import type { NewMentorLinkDto } from '@/schemas/mentor'
import { trpc } from '@/trpc/client'
import { errorMessage } from '@/trpc/errors'
import { MentorLinks } from './mentor-links'
import { NewMentorLink } from './new-mentor-link'

type ShareDialogProps = { interviewId: string; open: boolean; onOpenChange: (isOpen: boolean) => void }

/** Where links for mentors are made, shown once, and ended. */
export function ShareDialog({ interviewId, open, onOpenChange }: ShareDialogProps) {
  const utils = trpc.useUtils()
  const [made, setMade] = useState<NewMentorLinkDto | null>(null)
  const links = trpc.mentor.links.useQuery({ id: interviewId }, { refetchOnMount: 'always' })
  const create = trpc.mentor.createLink.useMutation({
    onSuccess: (link) => {
      setMade(link)
      const { token: _token, url: _url, ...listed } = link
      utils.mentor.links.setData({ id: interviewId }, (known = []) => [...known, listed])
    },
  })
  const isFull = (links.data?.length ?? 0) >= MAX_MENTOR_LINKS
  // Closed, it is gone: the link is shown once.
  const change = (isOpen: boolean) => {
    if (!isOpen) setMade(null)
    onOpenChange(isOpen)
  }
  return (
    <Dialog open={open} onOpenChange={change}>
      <DialogContent size="md">
        <DialogHeader>
          <DialogTitle>Share with a mentor</DialogTitle>
          <DialogDescription>
            Whoever has the link reads this result for {MENTOR_LINK_DAYS} days and can comment on each answer, without
            an account. They see the questions, your answers, their scores and your first name. They do not see your CV,
            the job advert, your email address or any other interview.
          </DialogDescription>
        </DialogHeader>
        {made && <NewMentorLink key={made.id} link={made} />}
        {create.error && (
          <Alert live variant="destructive" title="No link was made">
            {errorMessage(create.error, 'There was no answer from the server. Please try again.')}
          </Alert>
        )}
        <div className="grid justify-items-start gap-2">
          <Button
            variant={made ? 'outline' : 'primary'}
            pending={create.isPending}
            disabled={isFull}
            onClick={() => create.mutate({ id: interviewId })}
          >
            {made ? 'Make another link' : 'Make a link'}
          </Button>
          {isFull && (
            <p className="text-muted-foreground text-sm">
              There are {MAX_MENTOR_LINKS} links, as many as a result can have. End one to make another.
            </p>
          )}
        </div>
        <MentorLinks
          interviewId={interviewId}
          query={links}
          onEnded={(id) => setMade((known) => (known?.id === id ? null : known))}
        />
      </DialogContent>
    </Dialog>
  )
}
