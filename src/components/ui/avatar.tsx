import { initials } from '@/domain/account/initials'

/** A user's initials; decorative, because the name is beside it or in the label of its button. */
export const Avatar = ({ name }: { name: string }) => (
  <span
    aria-hidden
    className={
      'inline-flex size-9 shrink-0 select-none items-center justify-center rounded-full ' +
      'bg-primary font-semibold text-primary-foreground text-sm'
    }
  >
    {initials(name)}
  </span>
)
