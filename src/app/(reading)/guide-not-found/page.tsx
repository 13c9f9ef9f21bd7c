import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

export const metadata: Metadata = { title: 'Guide Not Found' }

/** What addresses under /guides that are no guide are answered with: one page, made once for all of them. */
export default function GuideNotFoundPage() {
  notFound()
}
