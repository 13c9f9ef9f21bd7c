import { Square, Volume2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { notifyProblem } from '@/components/ui/notify'
import { canSpeak } from './speech-support'

/** @param begins whether a question is read as soon as it appears, where the browser allows it */
export function ReadAloud({ text, begins }: { text: string; begins: boolean }) {
  const [isReading, setReading] = useState(false)
  /** What is being read: the end of an earlier reading is reported after the next one has begun. */
  const current = useRef<SpeechSynthesisUtterance>(null)

  const fail = () => {
    setReading(false)
    notifyProblem(
      'The question could not be read aloud',
      'Your browser has no voice for it. You can read the question above your answer.',
    )
  }
  /** @param isAsked by a press; without one, browsers may refuse to speak, which needs no message */
  const read = (isAsked: boolean) => {
    const refuse = () => (isAsked ? fail() : setReading(false))
    if (!canSpeak()) return refuse()
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.lang = 'en'
    current.current = utterance
    utterance.onend = () => current.current === utterance && setReading(false)
    utterance.onerror = ({ error }) => {
      if (current.current !== utterance) return
      if (error === 'canceled' || error === 'interrupted') setReading(false)
      else refuse()
    }
    window.speechSynthesis.cancel()
    window.speechSynthesis.speak(utterance)
    setReading(true)
  }
  // Reading stops when the question or the page changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is read, or its reading stopped.
  useEffect(() => {
    if (begins) read(false)
    return () => {
      if (canSpeak()) window.speechSynthesis.cancel()
      setReading(false)
    }
  }, [text])
  const stop = () => {
    window.speechSynthesis.cancel()
    setReading(false)
  }

  return (
    <Button
      variant="ghost"
      size="sm"
      onClick={isReading ? stop : () => read(true)}
      className="-my-1 -mr-1 shrink-0 px-2"
    >
      {isReading ? <Square aria-hidden /> : <Volume2 aria-hidden />}
      {isReading ? 'Stop reading' : 'Read aloud'}
    </Button>
  )
}
