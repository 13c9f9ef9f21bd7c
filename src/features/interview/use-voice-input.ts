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

const failed = (description: string) => notifyProblem('Voice Recognition Error', description)

/**
 * Speech to text.
 * @param onSpoken receives each finished piece, and the previous one of the same recording; also a piece that arrives
 * after listening was stopped
 */
export function useVoiceInput(onSpoken: (piece: SpokenPiece, before: SpokenPiece | null) => void) {
  const [isListening, setListening] = useState(false)
  const [interim, setInterim] = useState('')
  const active = useRef<{ recognition: Recognition; isWanted: boolean } | null>(null)
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

  function start(): void {
    const Recognition = recognitionClass()
    if (!Recognition) {
      notifyProblem(
        'Voice Recognition Unavailable',
        'This browser cannot turn speech into text. Please type your answer.',
      )
      return
    }
    const session = { recognition: new Recognition(), isWanted: true }
    let before: SpokenPiece | null = null
    /** When the current piece was first recognised; null between pieces. */
    let begun: number | null = null
    const { recognition } = session
    recognition.lang = 'en-US'
    // Chrome on Android repeats earlier words in continuous mode; there, recognition is restarted after each piece.
    recognition.continuous = !/android/i.test(navigator.userAgent)
    recognition.interimResults = true
    recognition.onresult = ({ resultIndex, results }) => {
      const fresh = Array.from(results).slice(resultIndex)
      const textOf = (isFinal: boolean) =>
        fresh.map((result) => (result.isFinal === isFinal ? (result[0]?.transcript ?? '') : '')).join('')
      const now = performance.now()
      const unfinished = textOf(false)
      if (session.isWanted) setInterim(unfinished)
      const text = textOf(true)
      if (text.trim()) {
        const piece = { text, from: begun ?? before?.to ?? now, to: now }
        deliver.current(piece, before)
        before = piece
        begun = null
      }
      if (unfinished.trim()) begun ??= now
    }
    recognition.onerror = ({ error }) => {
      const sentence = voiceErrorSentence(error)
      if (session.isWanted && sentence) failed(sentence)
      if (active.current === session) stop()
    }
    recognition.onend = () => {
      if (!session.isWanted) return
      try {
        recognition.start()
      } catch {
        stop()
      }
    }
    // Otherwise the microphone would record the question that is being read aloud.
    if (canSpeak()) window.speechSynthesis.cancel()
    active.current = session
    setListening(true)
    try {
      recognition.start()
    } catch {
      stop()
      failed('The microphone could not be started. Please type your answer.')
    }
  }

  // Stops listening when the question or the page changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on unmount only.
  useEffect(() => stop, [])

  return { isListening, interim, toggle: isListening ? stop : start }
}
