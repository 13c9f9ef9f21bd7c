'use client'

import { type KeyboardEvent, useEffect, useState } from 'react'
import { cleanText } from '@/domain/interview/answers'
import { readDraftText, writeDraftText } from '@/lib/draft-text'

type Options = {
  /** The text to begin with where none is kept. */
  initial?: string
  /** The server draws the field first, and knows nothing of what this browser keeps. */
  isDrawnByServer?: boolean
}

/**
 * A text that is kept in the browser as it is typed.
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
    /** Removes it from the browser; the field keeps its text. */
    forget: () => writeDraftText(key, ''),
  }
}

/** Below a text that is not sent yet. */
export const keptNote = (isKept: boolean): string =>
  isKept
    ? 'Kept on this device until it is sent.'
    : 'This browser cannot keep your text: send it before you leave this page.'

/** Sends a text with Ctrl or ⌘ and Enter. */
export const onSendKeys = (send: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  send()
}
