import { clsx } from 'clsx'
import { X } from 'lucide-react'
import * as Primitive from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { Button } from './button'
import { useReturnFocus } from './use-return-focus'

export const overlayClasses =
  'fixed inset-0 z-50 bg-overlay data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in'

const sizes = { sm: 'sm:max-w-md', md: 'sm:max-w-lg', lg: 'sm:max-w-3xl' }

/** Full-screen on phones; from 640 px a centred card. */
export function Dialog({
  open,
  onOpenChange,
  header,
  title,
  description,
  children,
  size = 'sm',
  closeLabel = 'Close',
  fallbackFocusId,
}: {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  title: ReactNode
  description: ReactNode
  /** Above the title. */
  header?: ReactNode
  size?: keyof typeof sizes
  closeLabel?: string
  /** Id of the element that gets the focus on closing if the opener no longer exists. */
  fallbackFocusId?: string
  children: ReactNode
}) {
  const focusHandlers = useReturnFocus({ fallbackFocusId })
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlayClasses} />
        <div className="pointer-events-none fixed inset-0 z-50 grid sm:place-items-center sm:p-6">
          <Primitive.Content
            {...focusHandlers}
            className={clsx(
              'pointer-events-auto relative flex h-dvh w-full flex-col gap-6 overflow-y-auto overscroll-contain ' +
                'bg-card p-5 text-card-foreground',
              'data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in',
              'sm:h-auto sm:max-h-[calc(100dvh-3rem)] sm:rounded-2xl sm:border sm:p-8 sm:shadow-lg',
              'sm:data-[state=closed]:animate-pop-out sm:data-[state=open]:animate-pop-in',
              sizes[size],
            )}
          >
            <div className="grid gap-1.5 pr-10">
              {header}
              <Primitive.Title className="text-2xl leading-tight tracking-tight">{title}</Primitive.Title>
              <Primitive.Description className="wrap-anywhere text-muted-foreground">
                {description}
              </Primitive.Description>
            </div>
            {children}
            <Primitive.Close asChild>
              <Button
                variant="ghost"
                size="icon"
                aria-label={closeLabel}
                className="absolute top-3 right-3 text-muted-foreground sm:top-4 sm:right-4"
              >
                <X aria-hidden className="size-5" />
              </Button>
            </Primitive.Close>
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
