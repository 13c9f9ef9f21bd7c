'use client'

import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'
import { useFieldControl } from './field'
import { controlClasses } from './input'

/** Text in any script: its direction is that of what is typed. */
export function Textarea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  const control = useFieldControl(props)
  return (
    <textarea
      dir="auto"
      rows={rows}
      {...props}
      {...control}
      className={cn(controlClasses, 'min-h-24 resize-y py-2.5 leading-relaxed', className)}
    />
  )
}
