import { initials } from '@/domain/account/initials'
import { cn } from '@/lib/cn'

/** A person as initials. Decorative where the name stands beside it: pass `decorative` there. */
export function Avatar({ name, decorative, className }: { name: string; decorative?: boolean; className?: string }) {
  return (
    <span
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name || 'User' })}
      className={cn(
        'inline-flex size-9 shrink-0 select-none items-center justify-center rounded-full bg-primary font-semibold text-primary-foreground text-sm',
        className,
      )}
    >
      {initials(name)}
    </span>
  )
}
