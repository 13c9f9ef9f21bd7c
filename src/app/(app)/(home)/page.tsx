import type { Metadata } from 'next'
import { paths } from '@/lib/paths'

export const metadata: Metadata = { alternates: { canonical: paths.home } }

/** What is at / stands in @visitor and @own. */
export default function HomePage() {
  return null
}
