import { ArrowLeft } from 'lucide-react'
import Link from 'next/link'
import { paths } from '@/lib/paths'
import { ButtonLink } from './ui/button-link'

export const BackLink = () => (
  <Link
    href={paths.dashboard}
    className={
      '-my-2 inline-flex min-h-11 items-center gap-1.5 rounded-sm font-semibold text-foreground ' +
      'hover:underline print:hidden'
    }
  >
    <ArrowLeft aria-hidden className="size-4" />
    Back
  </Link>
)

export const BackToDashboard = () => (
  <ButtonLink href={paths.dashboard} size="lg" variant="outline">
    Back to Dashboard
  </ButtonLink>
)
