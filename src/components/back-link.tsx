import { ArrowLeft } from 'lucide-react'
import Link from 'next/link'
import { paths } from '@/lib/paths'

/** The way back to the dashboard above a screen's heading; not on paper. */
export const BackLink = () => (
  <Link
    href={paths.dashboard}
    className="-my-2 inline-flex min-h-11 items-center gap-1.5 rounded-sm font-semibold text-foreground hover:underline print:hidden"
  >
    <ArrowLeft aria-hidden className="size-4" />
    Back
  </Link>
)
