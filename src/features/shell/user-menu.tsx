import { LogOut, Settings } from 'lucide-react'
import Link from 'next/link'
import { Badge } from '@/components/ui/badge'
import type { MenuProps } from '@/components/ui/deferred-menu'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@/components/ui/dropdown-menu'
import { heldPlanName } from '@/domain/plans/plans'
import { useSession, useUser } from '@/features/shared/session'
import { paths } from '@/lib/paths'
import { serverNow } from '@/lib/server-clock'

export function UserMenu(menu: MenuProps) {
  const user = useUser()
  const { signOut } = useSession()
  return (
    <Menu {...menu} className="w-64">
      <MenuLabel className="grid gap-0.5">
        <span dir="auto" className="truncate text-foreground">
          {user.name}
        </span>
        <span className="truncate font-normal text-muted-foreground text-sm">{user.email}</span>
        <Badge variant="outline" className="mt-1 justify-self-start lg:hidden">
          {heldPlanName(user, serverNow())}
        </Badge>
      </MenuLabel>
      <MenuSeparator />
      <MenuItem asChild>
        <Link href={paths.settings}>
          <Settings aria-hidden />
          Settings
        </Link>
      </MenuItem>
      <MenuItem onSelect={() => signOut()}>
        <LogOut aria-hidden />
        Log out
      </MenuItem>
    </Menu>
  )
}
