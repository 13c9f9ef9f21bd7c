import { useEffect, useRef, useState } from 'react'
import type { Evaluation } from '@/domain/evaluation/evaluate'
import { cleanText } from '@/domain/interview/answers'
import type { TrialQuestion } from '@/domain/interview/trial'
import { draftKeys, readDraftText } from '@/lib/draft-text'
import { writeTrial } from '@/lib/trial-storage'
import { type Evaluator, startEvaluator } from './evaluator'

export type ReadTrial = { answer: string; evaluation: Evaluation }

/** The answer to a question, stored in the browser, and its evaluation. */
export function useTrialAnswer(role: string, question: TrialQuestion) {
  const [text, setText] = useState(() => readDraftText(draftKeys.trial(question.id)))
  const [isKept, setKept] = useState(true)
  const [reading, setReading] = useState<'idle' | 'reading' | 'failed'>('idle')
  const [result, setResult] = useState<ReadTrial | null>(null)
  const evaluator = useRef<Evaluator>(null)

  useEffect(() => {
    // Loaded while the answer is being written.
    const started = startEvaluator()
    evaluator.current = started
    return () => {
      evaluator.current = null
      started.close()
    }
  }, [])

  const write = (next: string) => {
    const clean = cleanText(next)
    setText(clean)
    setKept(writeTrial({ role, questionId: question.id, question: question.text, text: clean }))
  }
  const read = async () => {
    const current = evaluator.current
    if (!current || reading === 'reading') return
    setReading('reading')
    try {
      const evaluation = await current.evaluate({ question, answer: text })
      if (evaluator.current !== current) return
      setResult({ answer: text, evaluation })
      setReading('idle')
    } catch {
      if (evaluator.current === current) setReading('failed')
    }
  }
  return { text, isKept, write, read, reading, result }
}
