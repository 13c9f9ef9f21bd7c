import { useEffect, useRef, useState } from 'react'
import { type GenericSchema, parse } from 'valibot'
import { removeStored, writeStored } from '@/lib/browser-storage'
import { readStoredAs } from '@/lib/read-stored-as'
import type { FormValues } from './use-form-values'

/** Debounce in milliseconds before the values are written to the browser's storage. */
const PAUSE_MS = 300

type FormDraft<Values, Kept> = {
  key: string
  /** The stored part of the values; missing or invalid fields get their empty value. */
  schema: GenericSchema<unknown, Kept>
  /** Whether the draft has content that a user would miss. */
  isWorthKeeping: (kept: Kept) => boolean
  /** The initial values of the form; undefined while they are not known. */
  fill: (kept: Kept | null) => Values | undefined
}

/**
 * Fills a form with its stored draft, and stores changes: debounced, and when the page is hidden or left.
 * @returns whether the form is filled (input before that would be lost), and `forget`, which stops storing
 */
export function useFormDraft<Values extends object, Kept>(
  { values, current, set }: Pick<FormValues<Values>, 'values' | 'current' | 'set'>,
  draft: FormDraft<Values, Kept>,
) {
  const [isReady, setReady] = useState(false)
  const isEnded = useRef(false)
  const latest = useRef(draft)
  latest.current = draft
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const write = useRef((kept: Kept) => {
    const { key, isWorthKeeping } = latest.current
    if (isWorthKeeping(kept)) writeStored(key, kept)
    else removeStored(key)
  }).current

  useEffect(() => {
    if (isReady) return
    const { key, schema, fill } = latest.current
    const filled = fill(readStoredAs(key, schema))
    if (!filled) return
    set(filled)
    setReady(true)
  })

  const keep = useRef(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (!isEnded.current) write(parse(latest.current.schema, current()))
  }).current

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with every change of the values.
  useEffect(() => {
    if (!isReady) return
    clearTimeout(timer.current)
    timer.current = setTimeout(keep, PAUSE_MS)
  }, [isReady, values, keep])

  useEffect(() => {
    const flush = () => timer.current && keep()
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      flush()
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [keep])

  /** @param rest the values that are kept for the next time */
  const forget = (rest: Partial<Kept> = {}) => {
    isEnded.current = true
    write(parse(latest.current.schema, rest))
  }
  return { isReady, forget }
}
