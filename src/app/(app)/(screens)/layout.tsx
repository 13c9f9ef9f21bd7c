import type { ReactNode } from 'react'
import { WithServer } from '@/app/with-server'

/** All screens but the first, which most see as visitors. */
export default function ScreensLayout({ children }: { children: ReactNode }) {
  return <WithServer>{children}</WithServer>
}
