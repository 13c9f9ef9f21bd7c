import { startTransition, useEffect, useState } from 'react'
import { type LiveHelp, readLive } from '@/domain/interview/live-help'
import type { QuestionDto } from '@/schemas/interview'
import { whenIdle } from './when-idle'

/** Milliseconds without a keystroke after which the answer is read again. */
const PAUSE = 600

/** What stands in the answer, read in pauses of the typing. */
export function useLiveReading(question: QuestionDto, text: string): LiveHelp {
  const [reading, setReading] = useState(() => ({ text, help: readLive(question, text) }))

  useEffect(() => {
    if (text === reading.text) return
    let cancel = () => {}
    const timer = setTimeout(() => {
      cancel = whenIdle(() => startTransition(() => setReading({ text, help: readLive(question, text) })))
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      cancel()
    }
  }, [question, text, reading.text])

  return reading.help
}
