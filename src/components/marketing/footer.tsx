import Link from 'next/link'
import { Logo } from '@/components/brand/logo'
import { paths } from '@/lib/paths'

const LINKS = [
  { href: paths.home, label: 'Home' },
  { href: paths.guides, label: 'Interview Guides' },
  { href: paths.pricing, label: 'Pricing' },
  { href: paths.howWeScore, label: 'How we score' },
  { href: paths.privacy, label: 'Privacy' },
  { href: paths.developers, label: 'Developers' },
] as const

export const Footer = () => (
  <footer className="border-t">
    <div className="container-page grid gap-x-16 gap-y-6 py-10 lg:grid-cols-[1fr_auto] lg:items-start">
      <div className="grid gap-3">
        <Logo />
        <p className="max-w-[58ch] text-muted-foreground text-sm">
          A score is an estimate with a range. It says how an answer reads, not what you are worth or whether you get
          the job.
        </p>
      </div>
      <nav aria-label="Footer" className="flex flex-wrap gap-x-6">
        {LINKS.map(({ href, label }) => (
          <Link
            key={href}
            href={href}
            className="inline-flex min-h-11 min-w-11 items-center rounded-sm underline-offset-4 hover:underline"
          >
            {label}
          </Link>
        ))}
      </nav>
    </div>
  </footer>
)
