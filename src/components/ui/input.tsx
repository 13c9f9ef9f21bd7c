import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useFieldControl } from './field'

/** A single-line field for any script: the direction follows the text. */
export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  const control = useFieldControl(props)
  return (
    <input
      dir="auto"
      type={type}
      {...props}
      {...control}
      className={clsx(
        'control h-11 file:mr-3 file:h-full file:border-0 file:bg-transparent file:font-semibold file:text-sm',
        className,
      )}
    />
  )
}
