import { useCallback, useEffect, useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import type { TrialQuestion } from '@/domain/interview/trial'
import { paths } from '@/lib/paths'
import { readTrial } from '@/lib/trial-storage'
import { TrialSheet } from './trial-sheet'

export type TrialPanelProps = {
  role: string
  /** How often a question was requested: each time, the focus moves to it. */
  times: number
}

export function TrialPanel({ role, times }: TrialPanelProps) {
  const { questions, hasFailed, retry } = useTrialQuestions(role)
  const [chosen, setChosen] = useState(() => readTrial()?.questionId)
  const heading = useRef<HTMLHeadingElement>(null)
  const question = questions?.find(({ id }) => id === chosen) ?? questions?.[0]
  const questionId = question?.id

  // biome-ignore lint/correctness/useExhaustiveDependencies: each question, and each press that asks for one
  useEffect(() => heading.current?.focus(), [questionId, times])

  if (hasFailed) {
    return (
      <Alert
        live
        variant="destructive"
        title="The question could not be loaded"
        action={<Button onClick={retry}>Retry</Button>}
      >
        Check your connection. What you have written is kept on this device.
      </Alert>
    )
  }
  if (!question || !questions) return <Spinner label="Loading the question" />
  const next = questions[(questions.indexOf(question) + 1) % questions.length]
  return (
    <TrialSheet
      key={question.id}
      role={role}
      question={question}
      headingRef={heading}
      onNext={next && next !== question ? () => setChosen(next.id) : null}
    />
  )
}

async function fetchQuestions(role: string, signal: AbortSignal): Promise<TrialQuestion[]> {
  const response = await fetch(paths.trialQuestions(role), { signal })
  if (!response.ok) throw new Error(`The questions of ${role} were answered with ${response.status}`)
  return response.json()
}

function useTrialQuestions(role: string) {
  const [questions, setQuestions] = useState<TrialQuestion[]>()
  const [hasFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try fetches anew
  useEffect(() => {
    const leaving = new AbortController()
    fetchQuestions(role, leaving.signal).then(setQuestions, () => setFailed(!leaving.signal.aborted))
    return () => leaving.abort()
  }, [role, tries])

  const retry = useCallback(() => {
    setFailed(false)
    setTries((count) => count + 1)
  }, [])
  return { questions, hasFailed, retry }
}
