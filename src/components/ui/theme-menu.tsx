'use client'

import { Monitor, Moon, Sun } from 'lucide-react'
import { useTheme } from 'next-themes'
import type { MenuProps } from './deferred-menu'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from './dropdown-menu'

const themes = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'system', label: 'System', icon: Monitor },
]

/** The three themes, as items of a menu. */
export function ThemeChoices({ className }: { className?: string }) {
  const { theme, setTheme } = useTheme()
  return (
    <DropdownMenuRadioGroup
      aria-label="Colour theme"
      value={theme ?? 'system'}
      onValueChange={setTheme}
      className={className}
    >
      {themes.map(({ value, label, icon: Icon }) => (
        <DropdownMenuRadioItem key={value} value={value}>
          <Icon aria-hidden />
          {label}
        </DropdownMenuRadioItem>
      ))}
    </DropdownMenuRadioGroup>
  )
}

/** Opens the choice of a theme. */
export function ThemeMenu({ button, defaultOpen }: MenuProps) {
  return (
    <DropdownMenu defaultOpen={defaultOpen}>
      <DropdownMenuTrigger asChild>{button}</DropdownMenuTrigger>
      <DropdownMenuContent className="min-w-40">
        <ThemeChoices />
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
