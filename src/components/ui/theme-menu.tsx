import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { chooseTheme, readTheme, type Theme } from '@/lib/theme'
import type { MenuProps } from './deferred-menu'
import { Menu, MenuRadioGroup, MenuRadioItem } from './dropdown-menu'

const CHOICES: { value: Theme; label: string; icon: LucideIcon }[] = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'system', label: 'System', icon: Monitor },
]

export function ThemeChoices({ className }: { className?: string }) {
  const [theme, setTheme] = useState(readTheme)
  const choose = (value: string) => {
    const wanted = CHOICES.find((choice) => choice.value === value)?.value ?? 'system'
    setTheme(wanted)
    chooseTheme(wanted)
  }
  return (
    <MenuRadioGroup aria-label="Colour theme" value={theme} onValueChange={choose} className={className}>
      {CHOICES.map(({ value, label, icon: Icon }) => (
        <MenuRadioItem key={value} value={value}>
          <Icon aria-hidden />
          {label}
        </MenuRadioItem>
      ))}
    </MenuRadioGroup>
  )
}

export const ThemeMenu = (menu: MenuProps) => (
  <Menu {...menu} className="min-w-40">
    <ThemeChoices />
  </Menu>
)
