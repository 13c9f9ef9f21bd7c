import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import type { Spoken } from '@/domain/interview/spoken-answer'
import { readSpoken } from '@/lib/spoken-storage'
import { useAttempts } from './attempts-context'

// Most answers are typed.
const SpokenReport = dynamic(() => import('@/components/spoken-report').then((module) => module.SpokenReport))

/** How an answer was spoken, where it was spoken in this browser. */
export function SpokenAnswer({ questionId, text }: { questionId: string; text: string }) {
  const { interviewId } = useAttempts()
  const [spoken, setSpoken] = useState<Spoken | null>(null)
  // The server, which draws the page first, knows nothing of it.
  useEffect(() => setSpoken(readSpoken(interviewId, questionId)), [interviewId, questionId])
  return spoken && <SpokenReport spoken={spoken} text={text} />
}
