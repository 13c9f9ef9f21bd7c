import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useFieldControl } from './field'

/** A multi-line field for any script: the direction follows the text. */
export function Textarea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  const control = useFieldControl(props)
  return <textarea dir="auto" rows={rows} {...props} {...control} className={clsx('control', className)} />
}
