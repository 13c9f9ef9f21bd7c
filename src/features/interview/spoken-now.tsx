import dynamic from 'next/dynamic'
import type { Spoken } from '@/domain/interview/spoken-answer'

// Fetched once something was spoken: most answers are typed.
const SpokenReport = dynamic(() => import('@/components/spoken-report').then((module) => module.SpokenReport))

/** How the answer at hand was spoken so far. */
export const SpokenNow = ({ spoken, text }: { spoken: Spoken | null; text: string }) =>
  spoken && <SpokenReport spoken={spoken} text={text} />
