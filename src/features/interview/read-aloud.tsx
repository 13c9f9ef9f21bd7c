import { Square, Volume2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { notifyProblem } from '@/components/ui/notify'
import { canSpeak } from './speech-support'

export function ReadAloud({ text }: { text: string }) {
  const [isReading, setReading] = useState(false)

  // Reading stops when the question or the page changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the text stops the reading.
  useEffect(
    () => () => {
      if (canSpeak()) window.speechSynthesis.cancel()
      setReading(false)
    },
    [text],
  )

  const fail = () => {
    setReading(false)
    notifyProblem(
      'The question could not be read aloud',
      'Your browser has no voice for it. You can read the question above your answer.',
    )
  }
  const read = () => {
    if (!canSpeak()) return fail()
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.lang = 'en'
    utterance.onend = () => setReading(false)
    utterance.onerror = ({ error }) => (error === 'canceled' || error === 'interrupted' ? setReading(false) : fail())
    window.speechSynthesis.cancel()
    window.speechSynthesis.speak(utterance)
    setReading(true)
  }
  const stop = () => {
    window.speechSynthesis.cancel()
    setReading(false)
  }

  return (
    <Button variant="ghost" size="sm" onClick={isReading ? stop : read} className="-my-1 -mr-1 shrink-0 px-2">
      {isReading ? <Square aria-hidden /> : <Volume2 aria-hidden />}
      {isReading ? 'Stop reading' : 'Read aloud'}
    </Button>
  )
}
