import { clsx } from 'clsx'
import { FileUp, X } from 'lucide-react'
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import { Spinner } from '@/components/ui/spinner'
import { UPLOAD } from '@/domain/limits/upload'
import { type BusyState, type CvUpload, isBeingRead } from './use-cv-upload'

type CvFileFieldProps = { upload: CvUpload; hint: ReactNode; onCheck: () => void }

/** Accepts one file, chosen with a button or dropped, and shows the progress in the same place. */
export function CvFileField({ upload: { state, read, cancel }, hint, onCheck }: CvFileFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const isBusy = isBeingRead(state)
  const button = useFocusKept(isBusy)

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file && !isBusy) read(file)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button inside works for all.
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={clsx(
        'grid gap-2 rounded-md border border-dashed p-3 transition-colors',
        isOver ? 'border-primary bg-primary/6' : 'border-input',
      )}
    >
      <input
        ref={input}
        type="file"
        accept={UPLOAD.extensions.join(',')}
        tabIndex={-1}
        aria-hidden
        className="hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Reset, so that the same file can be chosen again after it was changed.
          target.value = ''
          if (file) read(file)
        }}
      />
      {isBusy ? (
        <Busy state={state} onCancel={cancel} />
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
        className={clsx(
          'wrap-anywhere text-sm empty:hidden',
          state.phase === 'failed' && 'font-medium text-destructive',
        )}
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

function Busy({ state, onCancel }: { state: BusyState; onCancel: () => void }) {
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
          <p className="wrap-anywhere text-muted-foreground text-sm">
            {state.name} is a scan or picture: each page takes a few seconds.
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

/** The current page counts as half done. */
function busyPercent(state: BusyState): number {
  if (state.phase === 'sending') return Math.round(state.share * 100)
  if (state.progress === undefined) return 100
  if (state.progress === 'waiting') return 0
  return Math.round(((state.progress.page - 0.5) / state.progress.pages) * 100)
}

/** The button is unmounted during an upload; afterwards it gets the focus back. */
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
