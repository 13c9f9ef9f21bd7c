import { type KeyboardEvent, useEffect, useState } from 'react'
import { cleanText } from '@/domain/interview/answers'
import { readDraftText, writeDraftText } from '@/lib/draft-text'

type Options = {
  initial?: string
  /** Whether the server renders the field; then the stored text is read only after hydration. */
  isDrawnByServer?: boolean
}

/**
 * A text that is stored in the browser during typing.
 * @param key one of `draftKeys`
 */
export function useDraftText(key: string, { initial = '', isDrawnByServer = false }: Options = {}) {
  const [text, setText] = useState(() => (isDrawnByServer ? initial : readDraftText(key) || initial))
  const [isKept, setKept] = useState(true)
  useEffect(() => {
    if (isDrawnByServer) setText((typed) => (typed === initial ? readDraftText(key) || initial : typed))
  }, [key, initial, isDrawnByServer])
  return {
    text,
    isKept,
    write: (next: string) => {
      const clean = cleanText(next)
      setText(clean)
      setKept(writeDraftText(key, clean === initial ? '' : clean))
    },
    /** Removes it from the browser's storage; the field keeps its text. */
    forget: () => writeDraftText(key, ''),
  }
}

/** The note below a text that has not been sent. */
export const keptNote = (isKept: boolean): string =>
  isKept
    ? 'Kept on this device until it is sent.'
    : 'This browser cannot keep your text: send it before you leave this page.'

/** Sends a text on Ctrl+Enter or ⌘+Enter. */
export const onSendKeys = (send: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  send()
}
