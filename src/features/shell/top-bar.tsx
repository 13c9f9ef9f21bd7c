'use client'

import { Menu } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useAuthDialog } from '@/components/auth-dialog-context'
import { Logo, LogoMark } from '@/components/brand/logo'
import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { DeferredMenu } from '@/components/ui/deferred-menu'
import { LinkPending } from '@/components/ui/link-pending'
import { Skeleton } from '@/components/ui/skeleton'
import { ThemeToggle } from '@/components/ui/theme-toggle'
import { planName } from '@/domain/plans/plans'
import { paths } from '@/lib/paths'
import type { UserDto } from '@/schemas/user'
import { useSession } from '@/trpc/session'
import { NavLink } from './nav-link'

const loadMobileMenu = () => import('./mobile-menu').then(({ MobileMenu }) => MobileMenu)
const loadUserMenu = () => import('./user-menu').then(({ UserMenu }) => UserMenu)

/** The bar at the top of every screen. */
export function TopBar() {
  const { user } = useSession()
  const pathname = usePathname()
  // An interview has the window to itself, with a way out of its own.
  if (user && pathname === paths.interview) return null
  return (
    <header className="sticky top-0 z-40 border-b bg-background print:hidden">
      <div className="container-page flex h-16 items-center gap-2 lg:gap-4">
        <Link href={paths.home} prefetch={false} aria-label="Greenroom, home" className="mr-auto rounded-md lg:mr-4">
          {/* Beside the buttons a narrow phone has room for the mark only. */}
          <LogoMark className={user ? 'min-[26rem]:hidden' : 'min-[22rem]:hidden'} />
          <Logo className={user ? 'max-[26rem]:hidden' : 'max-[22rem]:hidden'} />
        </Link>
        <nav aria-label="Main" className="mr-auto hidden items-center md:flex lg:gap-1">
          <NavLink href={paths.guides}>
            Interview Guides
            <LinkPending>Loading interview guides...</LinkPending>
          </NavLink>
          {user && <NavLink href={paths.cvReview}>Analyse My CV</NavLink>}
          {user && <NavLink href={paths.dashboard}>Dashboard</NavLink>}
        </nav>
        {user === undefined && <Skeleton className="h-10 w-28" />}
        {user === null && <VisitorActions />}
        {user && <UserActions user={user} />}
      </div>
    </header>
  )
}

function VisitorActions() {
  const { open } = useAuthDialog()
  return (
    <>
      <div className="hidden sm:block">
        <ThemeToggle />
      </div>
      <Button variant="ghost" onClick={() => open('sign-in')} className="hidden sm:inline-flex">
        Sign In
      </Button>
      <Button onClick={() => open('sign-up')}>Get Started</Button>
      <MobileMenuButton />
    </>
  )
}

function UserActions({ user }: { user: UserDto }) {
  return (
    <>
      <Badge variant="outline" className="hidden lg:inline-flex sm:max-md:inline-flex">
        {planName(user.plan)}
      </Badge>
      <div className="hidden sm:block">
        <ThemeToggle />
      </div>
      {user.plan === 'free' && (
        <Button asChild size="sm" variant="secondary" className="in-[body:has([data-limit-reached])]:hidden">
          <Link href={paths.upgrade}>Upgrade</Link>
        </Button>
      )}
      <DeferredMenu
        load={loadUserMenu}
        button={
          <Button variant="ghost" size="icon" aria-label="Your account" className="rounded-full">
            <Avatar name={user.name} decorative />
          </Button>
        }
      />
      <MobileMenuButton />
    </>
  )
}

const MobileMenuButton = () => (
  <DeferredMenu
    load={loadMobileMenu}
    button={
      <Button variant="ghost" size="icon" aria-label="Menu" className="md:hidden">
        <Menu aria-hidden />
      </Button>
    }
  />
)
