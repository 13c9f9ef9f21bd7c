import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useFieldControl } from './field'

type Option<V extends string> = { value: V; label: string }
type Group<V extends string> = { name: string; options: readonly Option<V>[] }

type ChoiceProps<V extends string> = {
  /** Empty while nothing is chosen. */
  value: V | ''
  options: readonly (Option<V> | Group<V>)[]
  onChange: (value: V) => void
  placeholder?: string | undefined
  disabled?: boolean | undefined
  className?: string
  'aria-label'?: string
}

/** One of several options, in named groups or none. The browser's own list: a phone shows it as its users know it. */
export function Choice<V extends string>({
  value,
  options,
  onChange,
  placeholder = '',
  className,
  ...select
}: ChoiceProps<V>) {
  const control = useFieldControl({})
  return (
    <span className={clsx('relative block', className)}>
      <select
        {...select}
        {...control}
        value={value}
        onChange={(event) => onChange(event.target.value as V)}
        className={clsx(
          'control h-11 enabled:cursor-pointer appearance-none truncate pr-10',
          value === '' && 'text-muted-foreground',
        )}
      >
        {value === '' && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map((option) =>
          'name' in option ? (
            <optgroup key={option.name} label={option.name}>
              <Options options={option.options} />
            </optgroup>
          ) : (
            <Options key={option.value} options={[option]} />
          ),
        )}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-muted-foreground"
      />
    </span>
  )
}

const Options = ({ options }: { options: readonly Option<string>[] }) =>
  options.map(({ value, label }) => (
    <option key={value} value={value} className="bg-card text-card-foreground">
      {label}
    </option>
  ))
