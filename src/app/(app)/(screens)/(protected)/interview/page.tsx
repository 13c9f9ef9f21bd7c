import type { Metadata } from 'next'
import { InterviewScreen } from '@/features/interview/interview-screen'

export const metadata: Metadata = { title: 'Interview' }

export default async function InterviewPage({ searchParams }: { searchParams: Promise<{ id?: string | string[] }> }) {
  const { id } = await searchParams
  return <InterviewScreen resumeId={typeof id === 'string' ? id : null} />
}
