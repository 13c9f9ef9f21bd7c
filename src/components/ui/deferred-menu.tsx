'use client'

import { type ComponentType, cloneElement, type ReactElement, useCallback, useId, useState } from 'react'
import type { ButtonProps } from './button'
import { useFirstInteraction } from './use-first-interaction'

export type MenuProps = {
  /** What opens the menu. */
  button: ReactElement<ButtonProps>
  /** Whether it was pressed before the menu was there. */
  defaultOpen: boolean
}

type DeferredMenuProps = {
  button: ReactElement<ButtonProps>
  /** Fetches the menu; must be stable. */
  load: () => Promise<ComponentType<MenuProps>>
}

/** As in the menu's own button. */
const OPENING_KEYS = new Set(['Enter', ' ', 'ArrowDown'])

/** A menu that is fetched after the page. Its button is there from the start, and remembers that it was pressed. */
export function DeferredMenu({ button, load }: DeferredMenuProps) {
  const id = useId()
  const [menu, setMenu] = useState<{ Menu: ComponentType<MenuProps>; hasFocus: boolean } | null>(null)
  const [isPressed, setIsPressed] = useState(false)
  const fetchMenu = useCallback(() => {
    load().then(
      (Menu) => setMenu({ Menu, hasFocus: document.activeElement?.id === id }),
      // The next press tries again.
      () => setIsPressed(false),
    )
  }, [load, id])
  useFirstInteraction(fetchMenu)
  if (menu) {
    const { Menu, hasFocus } = menu
    return <Menu button={cloneElement(button, { autoFocus: hasFocus })} defaultOpen={isPressed} />
  }
  const press = () => {
    setIsPressed(true)
    fetchMenu()
  }
  return cloneElement(button, {
    id,
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    'aria-busy': isPressed,
    // The menu may take the button's place while it is still held down, and then no click comes.
    onPointerDown: ({ button: pressed, ctrlKey }) => {
      if (pressed === 0 && !ctrlKey) press()
    },
    onKeyDown: ({ key }) => {
      if (OPENING_KEYS.has(key)) press()
    },
    onClick: press,
  })
}
