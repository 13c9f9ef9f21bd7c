import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import * as Primitive from 'radix-ui/dropdown-menu'
import type { ComponentProps } from 'react'
import type { MenuProps } from './deferred-menu'

export const MenuRadioGroup = Primitive.RadioGroup

/** A menu below its button. */
export const Menu = ({
  button,
  defaultOpen,
  className,
  ...props
}: MenuProps & ComponentProps<typeof Primitive.Content>) => (
  <Primitive.Root defaultOpen={defaultOpen}>
    <Primitive.Trigger asChild>{button}</Primitive.Trigger>
    <Primitive.Portal>
      <Primitive.Content
        sideOffset={8}
        collisionPadding={12}
        align="end"
        {...props}
        className={clsx(
          'z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-1.5rem)] overflow-y-auto ' +
            'rounded-lg border bg-card p-1 text-card-foreground shadow-lg outline-none',
          'data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in',
          className,
        )}
      />
    </Primitive.Portal>
  </Primitive.Root>
)

export const MenuItem = ({ className, ...props }: ComponentProps<typeof Primitive.Item>) => (
  <Primitive.Item {...props} className={clsx('menu-item', className)} />
)

export const MenuRadioItem = ({ className, children, ...props }: ComponentProps<typeof Primitive.RadioItem>) => (
  <Primitive.RadioItem {...props} className={clsx('menu-item data-[state=checked]:font-semibold', className)}>
    {children}
    <Primitive.ItemIndicator className="ml-auto">
      <Check aria-hidden />
    </Primitive.ItemIndicator>
  </Primitive.RadioItem>
)

export const MenuLabel = ({ className, ...props }: ComponentProps<typeof Primitive.Label>) => (
  <Primitive.Label {...props} className={clsx('px-2.5 py-2 text-sm', className)} />
)

export const MenuSeparator = ({ className, ...props }: ComponentProps<typeof Primitive.Separator>) => (
  <Primitive.Separator {...props} className={clsx('-mx-1 my-1 h-px bg-border', className)} />
)
