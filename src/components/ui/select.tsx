'use client'

import { Check, ChevronDown } from 'lucide-react'
import * as Primitive from 'radix-ui/select'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'
import { controlClasses } from './control-classes'
import { useFieldControl } from './field'

export const Select = Primitive.Root
export const SelectGroup = Primitive.Group

export function SelectTrigger({
  className,
  placeholder,
  ...props
}: ComponentProps<typeof Primitive.Trigger> & { placeholder?: string }) {
  const control = useFieldControl(props)
  return (
    <Primitive.Trigger
      {...props}
      {...control}
      className={cn(
        controlClasses,
        'flex h-11 items-center justify-between gap-2 text-left data-placeholder:text-muted-foreground',
        className,
      )}
    >
      <span className="truncate">
        <Primitive.Value placeholder={placeholder} />
      </span>
      <Primitive.Icon asChild>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-muted-foreground" />
      </Primitive.Icon>
    </Primitive.Trigger>
  )
}

export function SelectContent({ className, children, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        position="popper"
        sideOffset={6}
        collisionPadding={12}
        {...props}
        className={cn(
          'z-50 max-h-(--radix-select-content-available-height) w-(--radix-select-trigger-width) min-w-48 ' +
            'overflow-hidden',
          'rounded-lg border bg-card text-card-foreground shadow-lg data-[state=open]:animate-pop-in',
          className,
        )}
      >
        <Primitive.Viewport className="max-h-80 p-1">{children}</Primitive.Viewport>
      </Primitive.Content>
    </Primitive.Portal>
  )
}

export function SelectLabel({ className, ...props }: ComponentProps<typeof Primitive.Label>) {
  return <Primitive.Label {...props} className={cn('px-2.5 py-1.5 text-muted-foreground text-sm', className)} />
}

export function SelectItem({ className, children, ...props }: ComponentProps<typeof Primitive.Item>) {
  return (
    <Primitive.Item
      {...props}
      className={cn(
        'flex min-h-10 cursor-pointer select-none items-center justify-between gap-3 rounded-sm px-2.5 ' +
          'py-1.5 outline-none pointer-coarse:min-h-11',
        'data-highlighted:bg-secondary data-highlighted:text-secondary-foreground data-[state=checked]:font-semibold',
        'data-disabled:pointer-events-none data-disabled:text-muted-foreground data-disabled:opacity-70',
        className,
      )}
    >
      <Primitive.ItemText>{children}</Primitive.ItemText>
      <Primitive.ItemIndicator>
        <Check aria-hidden className="size-4" />
      </Primitive.ItemIndicator>
    </Primitive.Item>
  )
}
