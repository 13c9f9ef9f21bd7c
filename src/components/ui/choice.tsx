'use client'

import type { ReactNode, Ref } from 'react'
import { Select, SelectContent, SelectGroup, SelectItem, SelectLabel, SelectTrigger } from './select'

type Option<V extends string> = { value: V; label: ReactNode }
type Group<V extends string> = { name: string; options: readonly Option<V>[] }

type ChoiceProps<V extends string> = {
  /** Empty while nothing is selected. */
  value: V | ''
  options: readonly (Option<V> | Group<V>)[]
  onChange: (value: V) => void
  onBlur?: () => void
  placeholder?: string | undefined
  disabled?: boolean | undefined
  ref?: Ref<HTMLButtonElement>
  className?: string
  'aria-label'?: string
}

/** A select with options, optionally in named groups. */
export const Choice = <V extends string>({
  value,
  options,
  onChange,
  disabled = false,
  ...trigger
}: ChoiceProps<V>) => (
  <Select value={value} onValueChange={(next) => onChange(next as V)} disabled={disabled}>
    <SelectTrigger {...trigger} />
    <SelectContent>
      {options.map((option) =>
        'name' in option ? (
          <SelectGroup key={option.name}>
            <SelectLabel>{option.name}</SelectLabel>
            <Items options={option.options} />
          </SelectGroup>
        ) : (
          <Items key={option.value} options={[option]} />
        ),
      )}
    </SelectContent>
  </Select>
)

const Items = ({ options }: { options: readonly Option<string>[] }) =>
  options.map(({ value, label }) => (
    <SelectItem key={value} value={value}>
      {label}
    </SelectItem>
  ))
