import type { ReactNode } from 'react'
import { WithServer } from '@/app/with-server'

/** All screens except the home page, which is mostly seen by visitors. */
export default function ScreensLayout({ children }: { children: ReactNode }) {
  return <WithServer>{children}</WithServer>
}
