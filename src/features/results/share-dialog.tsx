import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { MAX_MENTOR_LINKS, MENTOR_LINK_DAYS } from '@/domain/mentor/link'
import { FailureAlert } from '@/features/shared/failure'
import { paths } from '@/lib/paths'
import type { NewMentorLinkDto } from '@/schemas/mentor'
import { trpc } from '@/trpc/client'
import { MentorLinks } from './mentor-links'

type ShareDialogProps = { interviewId: string; open: boolean; onOpenChange: (isOpen: boolean) => void }

export function ShareDialog({ interviewId, open, onOpenChange }: ShareDialogProps) {
  const utils = trpc.useUtils()
  const [made, setMade] = useState<NewMentorLinkDto | null>(null)
  const { questions } = utils.interview.get.getData({ id: interviewId }) ?? {}
  const hasPersonal = questions?.some(({ provenance }) => provenance !== undefined)
  const links = trpc.mentor.links.useQuery({ id: interviewId }, { refetchOnMount: 'always' })
  const create = trpc.mentor.createLink.useMutation({
    onSuccess: (link) => {
      setMade(link)
      const { token: _token, url: _url, ...listed } = link
      utils.mentor.links.setData({ id: interviewId }, (known = []) => [...known, listed])
    },
  })
  const isFull = (links.data?.length ?? 0) >= MAX_MENTOR_LINKS
  // Forgets the link on closing, because it is shown only once.
  const change = (isOpen: boolean) => {
    if (!isOpen) setMade(null)
    onOpenChange(isOpen)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      size="md"
      title="Share with a mentor"
      description={
        <>
          Anyone with the link can read this result for {MENTOR_LINK_DAYS} days and comment on each answer, without an
          account. They see the questions, your answers, their scores and your first name. They do not see your CV, the
          job advert, your email address or any other interview.
          {hasPersonal && ' Personal questions repeat a few words of your CV and the advert.'}
        </>
      }
    >
      {made && <NewMentorLink key={made.id} link={made} />}
      <FailureAlert error={create.error} title="The link was not created" />
      <div className="grid justify-items-start gap-2">
        <Button
          variant={made ? 'outline' : 'primary'}
          pending={create.isPending}
          disabled={isFull}
          onClick={() => create.mutate({ id: interviewId })}
        >
          {made ? 'Create another link' : 'Create a link'}
        </Button>
        {isFull && (
          <p className="text-muted-foreground text-sm">
            This result has {MAX_MENTOR_LINKS} links, which is the maximum. End one to create another.
          </p>
        )}
      </div>
      <MentorLinks
        interviewId={interviewId}
        query={links}
        onEnded={(id) => setMade((known) => (known?.id === id ? null : known))}
      />
    </Dialog>
  )
}

function NewMentorLink({ link: { token, url } }: { link: NewMentorLinkDto }) {
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setCopied('yes')
    } catch {
      // The clipboard is refused, or missing in an insecure context: the text is selected for copying by hand.
      field.current?.select()
      setCopied('no')
    }
  }
  return (
    <div className="grid gap-2 rounded-lg border border-success/35 bg-success/8 p-4">
      <Field label="The link" hint="It is shown only once: copy it before you close this.">
        <div className="flex gap-2">
          <Input ref={field} readOnly value={url} onFocus={(event) => event.target.select()} />
          <Button onClick={copy}>
            {copied === 'yes' ? <Check aria-hidden /> : <Copy aria-hidden />}
            Copy
          </Button>
        </div>
      </Field>
      <p role="status" className="font-medium text-sm empty:hidden">
        {copied === 'yes' && 'The link is copied.'}
        {copied === 'no' && 'Your browser did not let us copy it. The link is selected, so you can copy it yourself.'}
      </p>
      <Button asChild variant="link" size="sm" className="justify-self-start">
        <a href={paths.shared(token)} target="_blank" rel="noreferrer">
          See what the mentor sees
        </a>
      </Button>
    </div>
  )
}
