'use client'

import { FileUp, X } from 'lucide-react'
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { cn } from '@/lib/cn'
import { Alert } from './ui/alert'
import { Button } from './ui/button'
import { Progress } from './ui/progress'
import { Spinner } from './ui/spinner'

export type CvFileState =
  | { phase: 'idle' }
  /** `share` of the bytes that were sent, 0 to 1. */
  | { phase: 'sending'; name: string; share: number }
  /** `progress` while a scan is being recognised: it waits for its turn, or is at a page, counted from 1. */
  | { phase: 'reading'; name: string; progress?: 'waiting' | { page: number; pages: number } }
  /** `isScan`: the text was recognised in pictures and may hold mistakes. */
  | { phase: 'read'; name: string; isScan: boolean }
  | { phase: 'failed'; message: string }

type CvFileFieldProps = {
  state: CvFileState
  /** Endings of the files that can be chosen. */
  accept: readonly string[]
  /** What may be uploaded, in words. */
  hint: ReactNode
  onPick: (file: File) => void
  onCancel: () => void
  /** Leads to the text that was read. */
  onCheck: () => void
}

type BusyState = Extract<CvFileState, { phase: 'sending' | 'reading' }>

export const isBeingRead = (state: CvFileState): state is BusyState =>
  state.phase === 'sending' || state.phase === 'reading'

/** Takes one file: chosen with a button, or dropped. What becomes of it is shown in the same place. */
export function CvFileField({ state, accept, hint, onPick, onCancel, onCheck }: CvFileFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const isBusy = isBeingRead(state)
  const button = useFocusKept(isBusy)

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file && !isBusy) onPick(file)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a further way; the button inside is the one for all.
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cn(
        'grid gap-2 rounded-md border border-input border-dashed p-3 transition-colors',
        isOver && 'border-primary bg-primary/6',
      )}
    >
      <input
        ref={input}
        type="file"
        accept={accept.join(',')}
        tabIndex={-1}
        aria-hidden
        className="hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file may be chosen again after it was changed.
          target.value = ''
          if (file) onPick(file)
        }}
      />
      {isBusy ? (
        <Busy state={state} onCancel={onCancel} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            ref={button}
            variant="outline"
            aria-describedby={`${id}-hint${state.phase === 'failed' ? ` ${id}-error` : ''}`}
            onClick={() => input.current?.click()}
          >
            <FileUp aria-hidden />
            {state.phase === 'read' ? 'Choose another file' : 'Upload a file'}
          </Button>
          <p id={`${id}-hint`} className="min-w-0 text-muted-foreground text-sm">
            {hint}
          </p>
        </div>
      )}
      <p
        id={`${id}-error`}
        role={state.phase === 'failed' ? 'alert' : 'status'}
        className={cn('break-words text-sm empty:hidden', state.phase === 'failed' && 'font-medium text-destructive')}
      >
        {state.phase === 'failed' && state.message}
        {state.phase === 'read' && `Read from ${state.name}.`}
      </p>
      {state.phase === 'read' && state.isScan && (
        <Alert
          live
          variant="warning"
          title="Check the text before you use it"
          action={
            <Button variant="outline" size="sm" onClick={onCheck}>
              Check the text
            </Button>
          }
        >
          It was recognised in a scan or picture. Names, dates and numbers may be wrong.
        </Alert>
      )}
    </div>
  )
}

type BusyProps = { state: BusyState; onCancel: () => void }

function Busy({ state, onCancel }: BusyProps) {
  const isScan = state.phase === 'reading' && state.progress !== undefined
  return (
    <div className="flex items-center justify-between gap-3">
      <div className="grid min-w-0 flex-1 gap-1.5">
        <p role="status" className="flex min-w-0 items-center gap-2 text-sm">
          {state.phase === 'reading' && <Spinner className="size-4" />}
          <span className="min-w-0 truncate">{busyText(state)}</span>
        </p>
        <Progress value={busyPercent(state)} label={`Upload of ${state.name}`} className="h-1.5" />
        {isScan && (
          <p className="break-words text-muted-foreground text-sm">
            {state.name} is a scan or picture: each page takes some seconds.
          </p>
        )}
      </div>
      <Button variant="ghost" size="icon" aria-label="Stop the upload" onClick={onCancel}>
        <X aria-hidden />
      </Button>
    </div>
  )
}

function busyText(state: BusyState): string {
  if (state.phase === 'sending') return `Sending ${state.name}`
  if (state.progress === undefined) return `Reading ${state.name}`
  if (state.progress === 'waiting') return 'Waiting to be read …'
  return `Reading page ${state.progress.page} of ${state.progress.pages} …`
}

/** Of a page that is being read, half counts as done. */
function busyPercent(state: BusyState): number {
  if (state.phase === 'sending') return Math.round(state.share * 100)
  if (state.progress === undefined) return 100
  if (state.progress === 'waiting') return 0
  return Math.round(((state.progress.page - 0.5) / state.progress.pages) * 100)
}

/** The button goes while a file is on its way; whoever pressed it finds the focus on it again afterwards. */
function useFocusKept(isBusy: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasBusy = useRef(false)
  useEffect(() => {
    const { activeElement } = document
    if (wasBusy.current && !isBusy && (!activeElement || activeElement === document.body)) {
      button.current?.focus({ preventScroll: true })
    }
    wasBusy.current = isBusy
  }, [isBusy])
  return button
}
