import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

export const metadata: Metadata = { title: 'Guide Not Found' }

/** The response for unknown guides: a single static page for all such paths. */
export default function GuideNotFoundPage() {
  notFound()
}
