import Link from 'next/link'
import { useAuthDialog } from '@/components/auth-dialog-context'
import type { MenuProps } from '@/components/ui/deferred-menu'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { ThemeChoices } from '@/components/ui/theme-menu'
import { useSession } from '@/features/shared/session'
import { paths } from '@/lib/paths'

export function MobileMenu({ button, defaultOpen }: MenuProps) {
  const { user } = useSession()
  const { open } = useAuthDialog()
  return (
    <DropdownMenu defaultOpen={defaultOpen}>
      <DropdownMenuTrigger asChild>{button}</DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-56">
        {user && (
          <DropdownMenuItem asChild>
            <Link href={paths.dashboard}>Dashboard</Link>
          </DropdownMenuItem>
        )}
        <DropdownMenuItem asChild>
          <Link href={paths.guides}>Interview Guides</Link>
        </DropdownMenuItem>
        {user && (
          <DropdownMenuItem asChild>
            <Link href={paths.cvReview}>Analyse My CV</Link>
          </DropdownMenuItem>
        )}
        {!user && (
          <DropdownMenuItem className="sm:hidden" onSelect={() => open('sign-in')}>
            Sign In
          </DropdownMenuItem>
        )}
        {/* Below 640 px the navigation bar has no room for it. */}
        <DropdownMenuSeparator className="sm:hidden" />
        <DropdownMenuLabel className="pb-1 text-muted-foreground sm:hidden">Colour theme</DropdownMenuLabel>
        <ThemeChoices className="sm:hidden" />
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
