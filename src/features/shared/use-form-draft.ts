'use client'

import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { ZodType } from 'zod'
import { readStoredAs, removeStored, writeStored } from '@/lib/browser-storage'

/** Debounce in milliseconds before the values are written to the browser's storage. */
const PAUSE_MS = 300

type FormDraft<Values, Kept> = {
  /** Key in the browser's storage. */
  key: string
  /** The stored part of the values; missing or invalid fields get their empty value. */
  schema: ZodType<Kept>
  /** Whether the draft has content that a user would miss. */
  isWorthKeeping: (kept: Kept) => boolean
  /** The initial values of the form; undefined while they are not known. */
  fill: (kept: Kept | null) => Values | undefined
}

/**
 * Fills a form with its stored draft, and stores changes: debounced, and when the page is hidden or left.
 * @returns whether the form is filled (input before that would be lost), and `forget`, which stops storing
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

  /** @param rest the values that are kept for the next time */
  const forget = (rest: Partial<Kept> = {}) => {
    isEnded.current = true
    write(rest)
  }
  return { isReady, forget }
}
