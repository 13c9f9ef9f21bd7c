import { Button } from './button'
import { DeferredMenu } from './deferred-menu'
import { LineIcon, MOON, SUN } from './line-icon'

const loadMenu = () => import('./theme-menu').then(({ ThemeMenu }) => ThemeMenu)

export function ThemeToggle() {
  const button = (
    <Button variant="ghost" size="icon" aria-label="Colour theme">
      {/* Both are rendered and CSS hides one, because the server does not know the theme. */}
      <LineIcon path={SUN} className="size-5 dark:hidden" />
      <LineIcon path={MOON} className="hidden size-5 dark:block" />
    </Button>
  )
  return <DeferredMenu button={button} load={loadMenu} />
}
