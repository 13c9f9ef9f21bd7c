'use client'

import { useEffect, useRef, useState } from 'react'
import type { CvFileState } from '@/components/cv-file-field'
import { notify } from '@/components/ui/notify'
import { UPLOAD } from '@/schemas/file'
import { trpc } from './client'
import { errorCode, errorMessage } from './errors'
import { useSession } from './session'
import { watchUpload } from './upload-fetch'

type Options = {
  /** Title of the notice when it fails, and what is said when no answer came. */
  failure: { title: string; fallback: string }
  onRead: (read: { text: string; warnings: string[] }) => void
}

const IDLE: CvFileState = { phase: 'idle' }

/** Sends a CV to be read, and follows how that goes. */
export function useReadCvFile({ failure, onRead }: Options) {
  const { refresh } = useSession()
  const { mutateAsync: parse } = trpc.cvReview.parseFile.useMutation()
  const [state, setState] = useState<CvFileState>(IDLE)
  const running = useRef<AbortController | null>(null)

  useEffect(() => () => running.current?.abort(), [])

  const fail = (message: string) => {
    setState({ phase: 'failed', message })
    notify({ title: failure.title, description: message, variant: 'destructive' })
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
      notify({ title: 'CV processed successfully', variant: 'success' })
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

/** What can be known before anything is sent. */
function refusalOf({ name, size }: File): string | null {
  if (!UPLOAD.extensions.some((extension) => name.toLowerCase().endsWith(extension))) return UPLOAD.wrongType
  return size > UPLOAD.maxBytes ? UPLOAD.tooLarge : null
}
