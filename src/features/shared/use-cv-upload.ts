import { useEffect, useRef, useState } from 'react'
import { notify, notifyProblem, notifySuccess } from '@/components/ui/notify'
import { UPLOAD } from '@/domain/limits/upload'
import { trpc } from '@/trpc/client'
import { errorCode, errorMessage } from '@/trpc/errors'
import { watchUpload } from '@/trpc/upload-fetch'
import { useSession } from './session'

type CvFileState =
  | { phase: 'idle' }
  /** `share` of the bytes sent, 0 to 1. */
  | { phase: 'sending'; name: string; share: number }
  /** `progress` while a scan is being recognised: queued, or the current page, counted from 1. */
  | { phase: 'reading'; name: string; progress?: 'waiting' | { page: number; pages: number } }
  /** `isScan`: the text comes from character recognition and may contain mistakes. */
  | { phase: 'read'; name: string; isScan: boolean }
  | { phase: 'failed'; message: string }

export type BusyState = Extract<CvFileState, { phase: 'sending' | 'reading' }>

export const isBeingRead = (state: CvFileState): state is BusyState =>
  state.phase === 'sending' || state.phase === 'reading'

type Options = {
  /** Title of the notice when it fails, and the message when there is no response. */
  failure: { title: string; fallback: string }
  onRead: (read: { text: string; warnings: string[] }) => void
}

const IDLE: CvFileState = { phase: 'idle' }

/** Uploads a CV for text extraction, and tracks its progress. */
export function useCvUpload({ failure, onRead }: Options) {
  const { refresh } = useSession()
  const { mutateAsync: parse } = trpc.cvReview.parseFile.useMutation()
  const [state, setState] = useState<CvFileState>(IDLE)
  const running = useRef<AbortController | null>(null)

  useEffect(() => () => running.current?.abort(), [])

  const fail = (message: string) => {
    setState({ phase: 'failed', message })
    notifyProblem(failure.title, message)
  }

  const read = async (file: File) => {
    const refusal = refusalOf(file)
    if (refusal) return fail(refusal)
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    const { name } = file
    setState({ phase: 'sending', name, share: 0 })
    notify({ title: 'Processing CV' })
    const form = new FormData()
    form.set('file', file)
    watchUpload(form, {
      signal: own.signal,
      onProgress: (share) => {
        if (!own.signal.aborted) setState(share < 1 ? { phase: 'sending', name, share } : { phase: 'reading', name })
      },
      onReading: (progress) => {
        if (!own.signal.aborted) setState({ phase: 'reading', name, progress })
      },
    })
    try {
      const { textContent, warnings, isScan = false } = await parse(form)
      if (own.signal.aborted) return
      setState({ phase: 'read', name, isScan })
      notifySuccess('CV processed successfully')
      onRead({ text: textContent, warnings })
    } catch (error) {
      if (own.signal.aborted) return
      if (errorCode(error) === 'UNAUTHORIZED') void refresh()
      fail(errorMessage(error, failure.fallback))
    }
  }

  const cancel = () => {
    running.current?.abort()
    setState(IDLE)
  }
  return { state, read, cancel }
}

export type CvUpload = ReturnType<typeof useCvUpload>

function refusalOf({ name, size }: File): string | null {
  if (!UPLOAD.extensions.some((extension) => name.toLowerCase().endsWith(extension))) return UPLOAD.wrongType
  return size > UPLOAD.maxBytes ? UPLOAD.tooLarge : null
}
