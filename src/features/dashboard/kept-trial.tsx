import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Disclosure } from '@/components/ui/disclosure'
import { paths } from '@/lib/paths'
import { errorMessage, errorReason } from '@/trpc/errors'
import { OfferBox } from './offer-box'
import { useKeptTrial } from './use-kept-trial'

/** Permanent errors, for which a retry is pointless. */
const FINAL = new Set<unknown>(['trial-already-kept', 'unknown-question'])

const UNREACHABLE = 'The server does not answer. Your answer is still kept on this device; please try again.'

/** Offers to add the answer that was tried before sign-up to the account. */
export function KeptTrial() {
  const { trial, keep, take, remove } = useKeptTrial()
  const isPressed = useRef(false)
  // Only if the button had the focus: the link replaces it.
  const takeFocus = (link: HTMLAnchorElement | null) => {
    if (!link || !isPressed.current) return
    isPressed.current = false
    link.focus()
  }
  const press = () => {
    isPressed.current = true
    take()
  }
  if (!trial) return null
  return (
    <OfferBox
      id="kept-trial-heading"
      title={keep.isSuccess ? 'Your answer has been added to your results' : 'Your answer is saved on this device'}
      className="gap-2"
      actions={
        keep.isSuccess ? (
          <ButtonLink ref={takeFocus} href={paths.results(keep.data.interviewId)} size="lg">
            See the result
          </ButtonLink>
        ) : (
          <>
            {!FINAL.has(errorReason(keep.error)) && (
              <Button size="lg" pending={keep.isPending} onClick={press}>
                {keep.error ? 'Retry' : 'Add it to my results'}
              </Button>
            )}
            <RemoveTrial onRemove={remove} />
          </>
        )
      }
    >
      <p className="line-clamp-2">{trial.question}</p>
      <p role="status" className="empty:hidden">
        {keep.isPending && 'Adding it to your results…'}
        {keep.isSuccess && 'It did not use up any of your interviews.'}
      </p>
      {keep.error && (
        <>
          <p role="alert" className="font-medium text-destructive">
            {errorMessage(keep.error, UNREACHABLE)}
          </p>
          <Disclosure label="What you wrote">
            <p dir="auto" className="whitespace-pre-line wrap-anywhere">
              {trial.text}
            </p>
          </Disclosure>
        </>
      )}
    </OfferBox>
  )
}

function RemoveTrial({ onRemove }: { onRemove: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const isRemoved = useRef(false)
  return (
    <ConfirmDialog
      trigger={<Button variant="ghost">Remove</Button>}
      isOpen={isOpen}
      onOpenChange={setOpen}
      onCloseAutoFocus={(event) => {
        if (!isRemoved.current) return
        // The trigger is removed together with the answer.
        event.preventDefault()
        document.getElementById('content')?.focus()
        onRemove()
      }}
      title="Remove this answer?"
      description="It is kept only on this device and cannot be recovered."
      action="Remove it"
      isPending={false}
      onConfirm={() => {
        isRemoved.current = true
        setOpen(false)
      }}
    />
  )
}
