import { CircleCheck, OctagonAlert, X } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { drawNotices, type Notice } from './notify'

/** Milliseconds that a notice is shown; one for the next page longer, because that page may take seconds to come. */
const [SHOWN_MS, CARRIED_MS] = [6_000, 12_000]

/** A destructive notice interrupts screen readers, other notices do not. */
function draw({ title, description, variant = 'default', action, isForNextPage: isCarried = false }: Notice): void {
  toast.dismiss()
  isForNextPage = isCarried
  const duration = isCarried ? CARRIED_MS : SHOWN_MS
  const shared = { action, duration, ...(isOnSheet() && { position: 'top-center' as const }) }
  if (variant === 'destructive') toast.error(<Assertive title={title} description={description} />, shared)
  else if (variant === 'success') toast.success(title, { description, ...shared })
  else toast(title, { description, ...shared })
}

/** Whether a dialog fills the window of a phone: its button is at the bottom, where toasts would cover it. */
const isOnSheet = () => !matchMedia('(width >= 40rem)').matches && document.querySelector('[role="dialog"]') !== null

// The list of toasts is a polite live region; an alert inside it is announced at once, title and text together.
const Assertive = ({ title, description }: Pick<Notice, 'title' | 'description'>) => (
  <div role="alert">
    <p>{title}</p>
    {description && <p className="mt-0.5 font-normal text-muted-foreground">{description}</p>}
  </div>
)

let isForNextPage = false

/** Dismisses a notice when its page is left. */
function useGoneWithPage(): void {
  const pathname = usePathname()
  const shownOn = useRef(pathname)
  useEffect(() => {
    if (shownOn.current === pathname) return
    shownOn.current = pathname
    if (!isForNextPage) toast.dismiss()
    isForNextPage = false
  }, [pathname])
}

/** Shows the notices of `notify`; mounted once. Always the light theme: the colours come from our tokens. */
export function Toaster() {
  useEffect(() => drawNotices(draw), [])
  useGoneWithPage()
  return (
    <Sonner
      theme="light"
      // At the bottom, because at the top it would cover headings and menus. Elements that stick to the bottom are
      // marked with `data-foot`, and the toast is placed above them (globals.css).
      position="bottom-right"
      visibleToasts={1}
      closeButton
      offset={{ bottom: 20, right: 20 }}
      mobileOffset={{ bottom: 12, left: 12, right: 12 }}
      className="!font-sans"
      icons={{
        success: <CircleCheck aria-hidden className="size-5 text-success" />,
        error: <OctagonAlert aria-hidden className="size-5 text-destructive" />,
        close: <X aria-hidden className="size-4" />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: 'Close message',
        classNames: {
          toast:
            'flex w-full flex-wrap items-start gap-x-3 gap-y-2.5 rounded-lg border border-input/60 bg-card p-4 ' +
            'pr-12 text-card-foreground shadow-lg sm:w-(--width)',
          error: '!border-destructive/60',
          icon: 'mt-0.5 shrink-0',
          // Leaves no room for a button beside it.
          content: 'min-w-0 grow basis-48',
          title: 'font-semibold leading-snug',
          description: 'mt-0.5 !text-muted-foreground leading-snug',
          actionButton:
            'min-h-9 rounded-md bg-primary px-3 font-semibold text-primary-foreground text-sm ' +
            'in-data-[type=error]:ml-8 in-data-[type=success]:ml-8 hover:bg-primary-hover pointer-coarse:min-h-11',
          closeButton:
            'absolute top-1.5 right-1.5 inline-flex size-9 items-center justify-center rounded-md ' +
            'text-muted-foreground hover:bg-muted hover:text-foreground pointer-coarse:size-11',
        },
      }}
    />
  )
}
