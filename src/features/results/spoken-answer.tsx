import dynamic from 'next/dynamic'
import { useState } from 'react'
import { readSpoken } from '@/lib/spoken-storage'
import { useAttempts } from './attempts-context'

// Most answers are typed.
const SpokenReport = dynamic(() => import('@/components/spoken-report').then((module) => module.SpokenReport))

/** How an answer was spoken, where it was spoken in this browser. */
export function SpokenAnswer({ questionId, text }: { questionId: string; text: string }) {
  const { interviewId } = useAttempts()
  const [spoken] = useState(() => readSpoken(interviewId, questionId))
  return spoken && <SpokenReport spoken={spoken} text={text} />
}
