'use client'

import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { ZodType } from 'zod'
import { readStoredAs, removeStored, writeStored } from '@/lib/browser-storage'

/** Milliseconds without a keystroke after which the values are put into the browser's storage. */
const PAUSE_MS = 300

type FormDraft<Values, Kept> = {
  /** In the browser's storage. */
  key: string
  /** What of the values is kept; fields that are missing or wrong get their empty value. */
  schema: ZodType<Kept>
  /** Whether there is anything in it that somebody would miss. */
  isWorthKeeping: (kept: Kept) => boolean
  /** What the form begins with; undefined while that is not known. */
  fill: (kept: Kept | null) => Values | undefined
}

/**
 * Fills a form with what was typed before, and keeps what is typed now: in a pause of typing and when the page is left.
 * @returns whether the form is filled (typing before that would be lost), and `forget`, which ends the keeping
 */
export function useFormDraft<Values extends FieldValues, Kept>(
  { reset, subscribe, getValues }: Pick<UseFormReturn<Values>, 'reset' | 'subscribe' | 'getValues'>,
  draft: FormDraft<Values, Kept>,
) {
  const [isReady, setReady] = useState(false)
  const isEnded = useRef(false)
  const latest = useRef(draft)
  latest.current = draft

  const write = useRef((values: unknown) => {
    const { key, schema, isWorthKeeping } = latest.current
    const kept = schema.parse(values)
    if (isWorthKeeping(kept)) writeStored(key, kept)
    else removeStored(key)
  }).current

  useEffect(() => {
    if (isReady) return
    const { key, schema, fill } = latest.current
    const values = fill(readStoredAs(key, schema))
    if (!values) return
    reset(values)
    setReady(true)
  })

  useEffect(() => {
    if (!isReady) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      timer = undefined
      if (!isEnded.current) write(getValues())
    }
    const flush = () => timer && keep()
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(keep, PAUSE_MS)
      },
    })
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      flush()
      stop()
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [isReady, write, subscribe, getValues])

  /** @param rest what stays for the next time */
  const forget = (rest: Partial<Kept> = {}) => {
    isEnded.current = true
    write(rest)
  }
  return { isReady, forget }
}
