import { useCallback, useEffect, useState } from 'react'
import type { TrialQuestion } from '@/domain/interview/trial'
import { paths } from '@/lib/paths'

async function fetchQuestions(role: string, signal: AbortSignal): Promise<TrialQuestion[]> {
  const response = await fetch(paths.trialQuestions(role), { signal })
  if (!response.ok) throw new Error(`The questions of ${role} were answered with ${response.status}`)
  return response.json()
}

/** The questions of a role that can be tried; undefined until they are there. */
export function useTrialQuestions(role: string) {
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
