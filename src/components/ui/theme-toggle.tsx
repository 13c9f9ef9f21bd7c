'use client'

import { Moon, Sun } from 'lucide-react'
import { Button } from './button'
import { DeferredMenu } from './deferred-menu'

const loadMenu = () => import('./theme-menu').then(({ ThemeMenu }) => ThemeMenu)

/** Opens the choice of the colour theme. */
export function ThemeToggle() {
  const button = (
    <Button variant="ghost" size="icon" aria-label="Colour theme">
      {/* Both are drawn and CSS picks one: the server cannot know which theme holds. */}
      <Sun aria-hidden className="size-5 dark:hidden" />
      <Moon aria-hidden className="hidden size-5 dark:block" />
    </Button>
  )
  return <DeferredMenu button={button} load={loadMenu} />
}
