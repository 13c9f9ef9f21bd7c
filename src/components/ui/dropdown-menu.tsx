'use client'

import { Check } from 'lucide-react'
import * as Primitive from 'radix-ui/dropdown-menu'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

export const DropdownMenu = Primitive.Root
export const DropdownMenuTrigger = Primitive.Trigger
export const DropdownMenuRadioGroup = Primitive.RadioGroup

export function DropdownMenuContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        sideOffset={8}
        collisionPadding={12}
        align="end"
        {...props}
        className={cn(
          'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto rounded-lg ' +
            'border bg-card p-1 text-card-foreground shadow-lg outline-none',
          'data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in',
          className,
        )}
      />
    </Primitive.Portal>
  )
}

const itemClasses = [
  'flex min-h-10 cursor-pointer select-none items-center gap-2.5 rounded-sm px-2.5 py-1.5 ' +
    'text-[0.9375rem] outline-none pointer-coarse:min-h-11',
  'data-highlighted:bg-secondary data-highlighted:text-secondary-foreground ' +
    'data-disabled:pointer-events-none data-disabled:opacity-60',
  '[&_svg:not([class*=size-])]:size-4 [&_svg]:shrink-0',
]

export const DropdownMenuItem = ({ className, ...props }: ComponentProps<typeof Primitive.Item>) => (
  <Primitive.Item {...props} className={cn(itemClasses, className)} />
)

export function DropdownMenuRadioItem({ className, children, ...props }: ComponentProps<typeof Primitive.RadioItem>) {
  return (
    <Primitive.RadioItem {...props} className={cn(itemClasses, 'data-[state=checked]:font-semibold', className)}>
      {children}
      <Primitive.ItemIndicator className="ml-auto">
        <Check aria-hidden />
      </Primitive.ItemIndicator>
    </Primitive.RadioItem>
  )
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof Primitive.Label>) {
  return <Primitive.Label {...props} className={cn('px-2.5 py-2 text-sm', className)} />
}

export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof Primitive.Separator>) {
  return <Primitive.Separator {...props} className={cn('-mx-1 my-1 h-px bg-border', className)} />
}
