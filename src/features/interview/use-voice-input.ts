import { useEffect, useRef, useState } from 'react'
import { notifyProblem } from '@/components/ui/notify'
import type { SpokenPiece } from '@/domain/interview/spoken-answer'
import { voiceErrorSentence } from '@/domain/interview/voice-errors'
import { canSpeak } from './speech-support'

type Result = { isFinal: boolean; 0?: { transcript: string } }

/** The part of the Web Speech API that is used here; TypeScript has no types for it. */
type Recognition = {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((event: { resultIndex: number; results: ArrayLike<Result> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  stop: () => void
}

type RecognitionClass = new () => Recognition

function recognitionClass(): RecognitionClass | undefined {
  const scope = window as { SpeechRecognition?: RecognitionClass; webkitSpeechRecognition?: RecognitionClass }
  return scope.SpeechRecognition ?? scope.webkitSpeechRecognition
}

/** How long the last words are waited for after listening was stopped; most browsers need less. */
const LONGEST_END_MS = 1000

type Session = {
  recognition: Recognition
  isWanted: boolean
  /** Delivers the words that were shown and not recognised for good, and ignores later ones. */
  close: () => void
  /** Resolves once no further words will come. */
  ended: Promise<void>
  end: () => void
}

function newSession(Recognition: RecognitionClass): Session {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { recognition: new Recognition(), isWanted: true, close: () => {}, ended, end }
}

const failed = (description: string) => notifyProblem('Voice Recognition Error', description)

/**
 * Speech to text.
 * @param onSpoken receives each finished piece, and the previous one of the same recording; also a piece that arrives
 * after listening was stopped
 * @returns `finish` stops listening and resolves when the last words were delivered, at the latest after a second
 */
export function useVoiceInput(onSpoken: (piece: SpokenPiece, before: SpokenPiece | null) => void) {
  const [isListening, setListening] = useState(false)
  const [interim, setInterim] = useState('')
  const active = useRef<Session | null>(null)
  /** The session whose last words are still to come: the active one, or one that was just stopped. */
  const unfinished = useRef<Session | null>(null)
  const deliver = useRef(onSpoken)
  deliver.current = onSpoken

  function stop(): void {
    const session = active.current
    active.current = null
    setListening(false)
    setInterim('')
    if (!session) return
    session.isWanted = false
    session.recognition.stop()
  }

  function finished(session: Session): void {
    session.end()
    if (unfinished.current === session) unfinished.current = null
  }

  async function finish(): Promise<void> {
    const session = unfinished.current
    if (!session) return
    const wasListening = active.current === session
    stop()
    await Promise.race([session.ended, new Promise((resolve) => setTimeout(resolve, LONGEST_END_MS))])
    // After a session that the user stopped, the words have not been shown since.
    if (wasListening) session.close()
    finished(session)
  }

  function start(): void {
    const Recognition = recognitionClass()
    if (!Recognition) {
      notifyProblem(
        'Voice Recognition Unavailable',
        'This browser cannot turn speech into text. Please type your answer.',
      )
      return
    }
    const session = newSession(Recognition)
    let before: SpokenPiece | null = null
    /** When the current piece was first recognised; null between pieces. */
    let begun: number | null = null
    /** Recognised, but not for good yet. */
    let shown = ''
    const { recognition } = session
    recognition.lang = 'en-US'
    // Chrome on Android repeats earlier words in continuous mode; there, recognition is restarted after each piece.
    recognition.continuous = !/android/i.test(navigator.userAgent)
    recognition.interimResults = true
    const take = (text: string) => {
      if (!text.trim()) return
      const now = performance.now()
      const piece = { text, from: begun ?? before?.to ?? now, to: now }
      deliver.current(piece, before)
      before = piece
      begun = null
    }
    recognition.onresult = ({ resultIndex, results }) => {
      const fresh = Array.from(results).slice(resultIndex)
      const textOf = (isFinal: boolean) =>
        fresh.map((result) => (result.isFinal === isFinal ? (result[0]?.transcript ?? '') : '')).join('')
      shown = textOf(false)
      if (session.isWanted) setInterim(shown)
      take(textOf(true))
      if (shown.trim()) begun ??= performance.now()
    }
    session.close = () => {
      recognition.onresult = null
      take(shown)
      shown = ''
    }
    recognition.onerror = ({ error }) => {
      const sentence = voiceErrorSentence(error)
      if (session.isWanted && sentence) failed(sentence)
      if (active.current === session) stop()
    }
    recognition.onend = () => {
      if (!session.isWanted) return finished(session)
      try {
        recognition.start()
      } catch {
        stop()
        finished(session)
      }
    }
    // Otherwise the microphone would record the question that is being read aloud.
    if (canSpeak()) window.speechSynthesis.cancel()
    active.current = session
    unfinished.current = session
    setListening(true)
    try {
      recognition.start()
    } catch {
      stop()
      finished(session)
      failed('The microphone could not be started. Please type your answer.')
    }
  }

  // Stops listening when the question or the page changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on unmount only.
  useEffect(() => stop, [])

  return { isListening, interim, toggle: isListening ? stop : start, finish }
}
