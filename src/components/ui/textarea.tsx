'use client'

import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'
import { controlClasses } from './control-classes'
import { useFieldControl } from './field'

/** A multi-line field for any script: the direction follows the text. */
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
