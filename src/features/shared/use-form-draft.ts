import { useEffect, useRef, useState } from 'react'
import { type GenericSchema, parse } from 'valibot'
import { removeStored, writeStored } from '@/lib/browser-storage'
import { readStoredAs } from '@/lib/read-stored-as'
import { useHeldPage } from './held-page'
import type { FormValues } from './use-form-values'

/** Debounce in milliseconds before the values are written to the browser's storage. */
const PAUSE_MS = 300

type FormDraft<Values, Kept> = {
  key: string
  /** The stored part of the values; missing or invalid fields get their empty value. */
  schema: GenericSchema<unknown, Kept>
  /** Whether the draft has content that a user would miss. */
  isWorthKeeping: (kept: Kept) => boolean
  /** Leaves out what fills itself again and can change meanwhile. */
  withoutFilled?: (kept: Kept) => Kept
  /** The initial values of the form; undefined while they are not known. */
  fill: (kept: Kept | null) => Values | undefined
}

/**
 * Fills a form with its stored draft, and stores changes: debounced, and when the page is hidden or left. Only what was
 * changed here is written, on top of what is stored, because another tab may have the same form.
 * While the browser's storage refuses the changes, leaving the page warns (`useHeldPage`).
 * @returns whether the form is filled (input before that would be lost), whether its changes are stored, and `forget`,
 * which stops storing
 */
export function useFormDraft<Values extends object, Kept extends object>(
  { values, current, set }: Pick<FormValues<Values>, 'values' | 'current' | 'set'>,
  draft: FormDraft<Values, Kept>,
) {
  const [isReady, setReady] = useState(false)
  const [isKept, setKept] = useState(true)
  useHeldPage(!isKept)
  const isEnded = useRef(false)
  const latest = useRef(draft)
  latest.current = draft
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** What this tab has read or written last. */
  const known = useRef<Kept | null>(null)

  const write = useRef((kept: Kept) => {
    const { key, isWorthKeeping } = latest.current
    if (isWorthKeeping(kept)) return writeStored(key, kept)
    removeStored(key)
    return true
  }).current

  useEffect(() => {
    if (isReady) return
    const { key, schema, fill } = latest.current
    const kept = readStoredAs(key, schema)
    const filled = fill(kept)
    if (!filled) return
    known.current = kept ?? parse(schema, {})
    set(filled)
    setReady(true)
  })

  const keep = useRef(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (isEnded.current || !known.current) return
    const { key, schema, withoutFilled = (kept) => kept } = latest.current
    const changed = changesOf(known.current, withoutFilled(parse(schema, current())))
    if (Object.keys(changed).length === 0) return setKept(true)
    const onto = readStoredAs(key, schema) ?? known.current
    const isWritten = write({ ...onto, ...changed })
    setKept(isWritten)
    // Otherwise the next change tries all of them again.
    if (isWritten) known.current = { ...known.current, ...changed }
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
    setKept(true)
    write(parse(latest.current.schema, rest))
  }
  return { isReady, isKept, forget }
}

/** The fields that differ; a field that one of them lacks is undefined. */
function changesOf<Kept extends object>(before: Kept, after: Kept): Partial<Kept> {
  const fields = Object.keys({ ...before, ...after }) as (keyof Kept)[]
  const changed = fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
  return Object.fromEntries(changed.map((field) => [field, after[field]])) as Partial<Kept>
}
