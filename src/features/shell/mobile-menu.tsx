import Link from 'next/link'
import { useAuthDialog } from '@/components/auth-dialog-context'
import type { MenuProps } from '@/components/ui/deferred-menu'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@/components/ui/dropdown-menu'
import { ThemeChoices } from '@/components/ui/theme-menu'
import { useSession } from '@/features/shared/session'
import { paths } from '@/lib/paths'

export function MobileMenu(menu: MenuProps) {
  const { user } = useSession()
  const { open } = useAuthDialog()
  return (
    <Menu {...menu} className="w-56">
      {user && (
        <MenuItem asChild>
          <Link href={paths.dashboard}>Dashboard</Link>
        </MenuItem>
      )}
      <MenuItem asChild>
        <Link href={paths.guides}>Interview Guides</Link>
      </MenuItem>
      {user && (
        <MenuItem asChild>
          <Link href={paths.cvReview}>Analyse My CV</Link>
        </MenuItem>
      )}
      {!user && (
        <MenuItem className="sm:hidden" onSelect={() => open('sign-in')}>
          Sign In
        </MenuItem>
      )}
      {/* Below 640 px the navigation bar has no room for it. */}
      <MenuSeparator className="sm:hidden" />
      <MenuLabel className="pb-1 text-muted-foreground sm:hidden">Colour theme</MenuLabel>
      <ThemeChoices className="sm:hidden" />
    </Menu>
  )
}
