import { clsx } from 'clsx'
import { CloudCheck, CloudOff, LoaderCircle, PenLine, TriangleAlert } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { type SaveStatus, saveStatus } from '@/domain/interview/save-status'
import { TEXT_LIMITS } from '@/domain/limits/text-limits'
import { removeInterview } from '@/lib/interview-storage'
import { paths } from '@/lib/paths'
import { useInterviewSession, useSessionState } from './interview-session-context'
import { useSignInAgain } from './use-sign-in-again'

const KEPT: Record<SaveStatus, string> = {
  untouched: 'Your answers are saved as you type.',
  saving: 'Saving…',
  saved: 'Saved',
  offline:
    'Not saved yet: you are offline. Your text is kept on this device and will be sent when you are back online.',
  unreachable:
    'Not saved yet: Greenroom cannot be reached right now. Your text is kept on this device and will be ' +
    'sent automatically.',
  'signed-out': 'Not saved yet: your session has ended. Your text is kept on this device; sign in and it will be sent.',
  refused: 'Not saved: the server did not accept the answer. Your text is kept on this device.',
  'too-long': 'Not saved: an answer is too long. Your text is kept on this device; shorten it and it will be sent.',
  finished:
    'This interview was finished in another window. What you have written since is not part of it: copy what you ' +
    'need before you leave.',
  conflict: 'Not saved yet: choose which version of the answer to keep.',
}

const NOT_KEPT =
  'Not saved yet, and this browser cannot keep your text. Please leave this page open until it says Saved.'

const CALM = new Set<SaveStatus>(['untouched', 'saving', 'saved'])

const ICONS = { untouched: PenLine, saving: LoaderCircle, saved: CloudCheck, offline: CloudOff, unreachable: CloudOff }

function useSaveStatus() {
  const status = useSessionState(({ session, line }) => saveStatus(session, line, TEXT_LIMITS.answer))
  const refusal = useSessionState((state) => state.refusal)
  const isKept = useSessionState((state) => state.isKept)
  return { status, isKept, isCalm: CALM.has(status), text: statusText(status, refusal, isKept) }
}

/**
 * The save status below the text; 'Saved' appears only after the server has confirmed it. What is wrong is said by
 * `SaveProblem`.
 */
export function SaveStatusLine() {
  const { status, isKept, isCalm, text } = useSaveStatus()
  return (
    <p className="flex min-h-5 min-w-0 gap-2 text-muted-foreground text-sm leading-5">
      <StatusIcon status={isCalm ? status : 'untouched'} />
      <span>{isCalm ? text : isKept ? 'Kept on this device' : 'Only in this window'}</span>
    </p>
  )
}

/** Why the text is not saved; at the foot of the window, since below the text it may be out of sight. */
export function SaveProblem() {
  const { status, isCalm, text } = useSaveStatus()
  const signInAgain = useSignInAgain()
  return (
    <>
      {!isCalm && (
        <FootNotice status={status} text={text}>
          {status === 'signed-out' && (
            <Button size="sm" onClick={signInAgain}>
              Sign In
            </Button>
          )}
          {status === 'finished' && <SeeResults />}
        </FootNotice>
      )}
      <Announcement isCalm={isCalm} status={status} text={text} />
    </>
  )
}

/** Leaves what was written behind, which the notice has said. */
function SeeResults() {
  const { interview, store } = useInterviewSession()
  return (
    <ButtonLink
      href={paths.results(interview.id)}
      size="sm"
      onClick={() => {
        store.close()
        removeInterview(interview.id)
      }}
    >
      See the results
    </ButtonLink>
  )
}

type FootNoticeProps = {
  /** Chooses the icon. */
  status: SaveStatus
  text: string
  /** With it the text can take the focus. */
  ref?: Ref<HTMLParagraphElement>
  children: ReactNode
}

/** What is wrong, at the foot of the window, with what can be done about it. */
export const FootNotice = ({ status, text, ref, children }: FootNoticeProps) => (
  <div className="container-page flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-2">
    <p
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      className="flex min-w-0 gap-2 text-sm text-warning leading-5 outline-none"
    >
      <StatusIcon status={status} />
      <span>{text}</span>
    </p>
    {children}
  </div>
)

function StatusIcon({ status }: { status: SaveStatus }) {
  const Icon = ICONS[status as keyof typeof ICONS] ?? TriangleAlert
  return <Icon aria-hidden className={clsx('mt-0.5 size-4 shrink-0', status === 'saving' && 'animate-spin')} />
}

function statusText(status: SaveStatus, refusal: string | null, isKept: boolean): string {
  if (!isKept && status !== 'saved' && status !== 'untouched') return NOT_KEPT
  return status === 'refused' && refusal ? `Not saved: ${refusal} Your text is kept on this device.` : KEPT[status]
}

/** Announces problems and their end; announcing every 'Saving…' would drown them out. */
function Announcement({ isCalm, status, text }: { isCalm: boolean; status: SaveStatus; text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    setSaid((before) => {
      if (!isCalm) return text
      return before !== '' && status === 'saved' ? 'Everything is saved again.' : before
    })
  }, [isCalm, status, text])
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}
