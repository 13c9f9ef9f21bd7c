import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Milliseconds without a keystroke after which the text is put into the browser's storage. */
const PAUSE_MS = 300

type Options<Values> = {
  /** False while the form is not filled: what it holds then is nobody's text. */
  isReady: boolean
  /** Puts the values into the browser's storage; must be the same function from render to render. */
  write: (values: Values) => void
}

/**
 * Keeps what is typed into a form, in a pause of typing and when the page is left.
 * @returns what ends the keeping, for texts that were sent
 */
export function useKeptValues<Values extends FieldValues>(
  { subscribe, getValues }: Pick<UseFormReturn<Values>, 'subscribe' | 'getValues'>,
  { isReady, write }: Options<Values>,
): () => void {
  const isEnded = useRef(false)
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
  return () => {
    isEnded.current = true
  }
}
