import { clsx } from 'clsx'

/** The logo: a lamp over an open door. */
export const LogoMark = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 32 32" aria-hidden="true" className={clsx('size-8', className)}>
    <rect width="32" height="32" rx="8" className="fill-primary" />
    <path d="M9.4 22.6 12.6 13h6.8l3.2 9.6Z" className="fill-accent" />
    <path
      d="M16 5.5V9m-4.2 4.2a4.2 4.2 0 0 1 8.4 0"
      fill="none"
      strokeWidth="2.2"
      strokeLinecap="round"
      className="stroke-primary-foreground"
    />
    <path d="M7.5 25.4h17" fill="none" strokeWidth="2.2" strokeLinecap="round" className="stroke-primary-foreground" />
  </svg>
)

export const Logo = ({ className }: { className?: string }) => (
  <span className={clsx('flex w-fit items-center gap-2.5', className)}>
    <LogoMark />
    <span className="wordmark">Greenroom</span>
  </span>
)
