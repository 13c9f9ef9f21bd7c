import { TRPCError } from '@trpc/server'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { OpenedTooOften } from '@/features/shared-result/link-problems'
import { SharedResultScreen } from '@/features/shared-result/shared-result-screen'
import { serverCaller } from '@/trpc/server'

export const metadata: Metadata = {
  title: 'A shared result',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

export default async function SharedResultPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params
  const caller = await serverCaller()
  const result = await caller.mentor.result({ token }).catch((error: unknown) => {
    if (error instanceof TRPCError && (error.code === 'NOT_FOUND' || error.code === 'BAD_REQUEST')) notFound()
    if (error instanceof TRPCError && error.code === 'TOO_MANY_REQUESTS') return error
    throw error
  })
  if (result instanceof TRPCError) return <OpenedTooOften message={result.message} />
  return <SharedResultScreen token={token} result={result} />
}
