'use client'

import * as Primitive from 'radix-ui/switch'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'
import { useFieldControl } from './field'

export function Switch({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  const control = useFieldControl(props)
  return (
    <Primitive.Root
      {...props}
      {...control}
      className={cn(
        'relative inline-flex h-6 w-11 shrink-0 items-center rounded-full border border-input bg-muted ' +
          'transition-colors',
        'after:absolute after:-inset-x-1 after:-inset-y-2.5 data-[state=checked]:border-primary ' +
          'data-[state=checked]:bg-primary',
        'disabled:cursor-not-allowed disabled:opacity-55',
        className,
      )}
    >
      <Primitive.Thumb
        className={cn(
          'block size-4 translate-x-[3px] rounded-full bg-input transition-[translate,background-color]',
          'data-[state=checked]:translate-x-[23px] data-[state=checked]:bg-primary-foreground',
        )}
      />
    </Primitive.Root>
  )
}
