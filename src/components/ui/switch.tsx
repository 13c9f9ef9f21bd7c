import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useFieldControl } from './field'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange'> & {
  onCheckedChange: (isOn: boolean) => void
}

/** The browser's own checkbox in the shape of a switch; in forced colours it keeps the system's look. */
export function Switch({ className, onCheckedChange, ...props }: SwitchProps) {
  const control = useFieldControl(props)
  return (
    <input
      {...props}
      {...control}
      type="checkbox"
      role="switch"
      aria-checked={props.checked}
      onChange={({ target }) => onCheckedChange(target.checked)}
      className={clsx(
        'relative inline-flex h-6 w-11 shrink-0 cursor-pointer appearance-none items-center rounded-full border ' +
          'border-input bg-muted transition-colors',
        'before:block before:size-4 before:translate-x-[3px] before:rounded-full before:bg-input ' +
          'before:transition-[translate,background-color]',
        'checked:border-primary checked:bg-primary checked:before:translate-x-[23px] ' +
          'checked:before:bg-primary-foreground',
        'after:absolute after:-inset-x-1 after:-inset-y-2.5',
        'disabled:cursor-not-allowed disabled:opacity-55 forced-colors:appearance-auto forced-colors:before:hidden',
        className,
      )}
    />
  )
}
