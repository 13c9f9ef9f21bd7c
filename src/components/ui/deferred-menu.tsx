import { type ComponentType, cloneElement, type ReactElement, useCallback, useId, useState } from 'react'
import type { ButtonProps } from './button'
import { notifyNotLoaded } from './notify'
import { useFirstInteraction } from './use-first-interaction'

export type MenuProps = {
  button: ReactElement<ButtonProps>
  /** Whether the button was pressed before the menu was loaded. */
  defaultOpen: boolean
}

type DeferredMenuProps = {
  button: ReactElement<ButtonProps>
  /** Loads the menu; must be a stable function. */
  load: () => Promise<ComponentType<MenuProps>>
}

/** The same keys that open the loaded menu. */
const OPENING_KEYS = new Set(['Enter', ' ', 'ArrowDown'])

/** A menu that is loaded after the page. Its button is rendered from the start and remembers an early press. */
export function DeferredMenu({ button, load }: DeferredMenuProps) {
  const id = useId()
  const [menu, setMenu] = useState<{ Menu: ComponentType<MenuProps>; hasFocus: boolean } | null>(null)
  const [isPressed, setIsPressed] = useState(false)
  const fetchMenu = useCallback(
    () => load().then((Menu) => setMenu({ Menu, hasFocus: document.activeElement?.id === id })),
    [load, id],
  )
  useFirstInteraction(
    useCallback(() => {
      fetchMenu().catch(() => {
        // A press tries again.
      })
    }, [fetchMenu]),
  )
  if (menu) {
    const { Menu, hasFocus } = menu
    return <Menu button={cloneElement(button, { autoFocus: hasFocus })} defaultOpen={isPressed} />
  }
  const press = () => {
    setIsPressed(true)
    fetchMenu().catch(() => {
      setIsPressed(false)
      notifyNotLoaded()
    })
  }
  return cloneElement(button, {
    id,
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    'aria-busy': isPressed,
    // The menu may replace the button while it is held down, and then there is no click event.
    onPointerDown: ({ button: pressed, ctrlKey }) => {
      if (pressed === 0 && !ctrlKey) press()
    },
    onKeyDown: ({ key }) => {
      if (OPENING_KEYS.has(key)) press()
    },
    onClick: press,
  })
}
