import type { Metadata } from 'next'
import { DeadLink } from '@/features/shared-result/link-problems'

export const metadata: Metadata = { title: 'Link does not work', robots: { index: false, follow: false } }

export default function NotFound() {
  return <DeadLink />
}
