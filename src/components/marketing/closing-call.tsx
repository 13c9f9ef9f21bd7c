import { AuthButton } from './auth-button'
import { FREE_PROMISE } from './free-promise'
import { START_LABEL } from './texts'

export const ClosingCall = () => (
  <section aria-labelledby="closing-title" className="container-page pb-16 sm:pb-24">
    <div
      className={
        'relative grid justify-items-center gap-6 overflow-hidden rounded-2xl bg-secondary px-6 ' +
        'pt-36 pb-14 text-center text-secondary-foreground sm:pb-20'
      }
    >
      <Lamp />
      <h2 id="closing-title" className="relative max-w-[18ch] text-title">
        Say it here first, then in the room
      </h2>
      <AuthButton size="lg" className="relative">
        {START_LABEL}
      </AuthButton>
      <p className="relative max-w-[40ch] text-balance">{FREE_PROMISE}</p>
    </div>
  </section>
)

const Lamp = () => (
  <>
    <div
      aria-hidden
      className={
        'absolute inset-x-0 top-26 bottom-0 mx-auto max-w-3xl bg-accent/20 ' +
        '[clip-path:polygon(calc(50%-2rem)_0,calc(50%+2rem)_0,100%_100%,0_100%)]'
      }
    />
    <svg viewBox="0 0 84 113" aria-hidden="true" className="absolute top-0 left-1/2 w-21 -translate-x-1/2">
      <path d="M42 0v63" fill="none" strokeWidth="4" className="stroke-current" />
      <path d="M0 104a42 42 0 0 1 84 0Z" className="fill-primary" />
      <rect x="18" y="104" width="48" height="9" rx="4.5" className="fill-accent" />
    </svg>
  </>
)
