'use client'

import { clsx } from 'clsx'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { useAuthDialog } from '@/components/auth-dialog-context'
import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { DeferredMenu } from '@/components/ui/deferred-menu'
import { LineIcon, MENU } from '@/components/ui/line-icon'
import { LinkPending } from '@/components/ui/link-pending'
import { Skeleton } from '@/components/ui/skeleton'
import { ThemeToggle } from '@/components/ui/theme-toggle'
import { initials } from '@/domain/account/initials'
import { effectivePlan, heldPlanName } from '@/domain/plans/plans'
import { useSession } from '@/features/shared/session'
import { paths } from '@/lib/paths'
import { serverNow } from '@/lib/server-clock'
import type { UserDto } from '@/schemas/user'

const loadMobileMenu = () => import('./mobile-menu').then(({ MobileMenu }) => MobileMenu)
const loadUserMenu = () => import('./user-menu').then(({ UserMenu }) => UserMenu)

/** @param home the link to the home page, which looks at `data-user` */
export function TopBar({ home }: { home: ReactNode }) {
  const { user } = useSession()
  const pathname = usePathname()
  // The interview screen fills the window and has its own exit button.
  if (user && pathname === paths.interview) return null
  return (
    <header
      data-user={user ? '' : undefined}
      className="group/bar enlarged:static sticky top-0 z-40 border-b bg-background print:hidden"
    >
      <div className="container-page flex min-h-16 flex-wrap items-center justify-end gap-2 py-2 lg:gap-4">
        {home}
        <nav aria-label="Main" className="mr-auto hidden items-center md:flex lg:gap-1">
          <NavLink href={paths.guides}>
            Interview Guides
            <LinkPending>Loading interview guides...</LinkPending>
          </NavLink>
          {user && <NavLink href={paths.cvReview}>Analyse My CV</NavLink>}
          {user && <NavLink href={paths.dashboard}>Dashboard</NavLink>}
        </nav>
        {/* While the session is unknown: a visitor's bar, unless a user is remembered (app/mark-remembered.ts). */}
        {user === undefined && <Skeleton className="hidden h-10 w-28 in-[[data-remembered]]:block" />}
        {!user && (
          <div className={user === undefined ? 'contents in-[[data-remembered]]:hidden' : 'contents'}>
            <VisitorActions />
          </div>
        )}
        {user && <UserActions user={user} now={serverNow()} />}
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

const UserActions = ({ user, now }: { user: UserDto; now: Date }) => (
  <>
    <Badge variant="outline" className="hidden lg:inline-flex sm:max-md:inline-flex">
      {heldPlanName(user, now)}
    </Badge>
    <div className="hidden sm:block">
      <ThemeToggle />
    </div>
    {effectivePlan(user, now).id === 'free' && (
      <ButtonLink
        href={paths.upgrade}
        size="sm"
        variant="secondary"
        className="in-[body:has([data-limit-reached])]:hidden"
      >
        Upgrade
      </ButtonLink>
    )}
    <DeferredMenu
      load={loadUserMenu}
      button={
        // A voice user may say what is visible, so the label contains it.
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Your account, ${initials(user.name)}`}
          className="rounded-full"
        >
          <Avatar name={user.name} />
        </Button>
      }
    />
    <MobileMenuButton />
  </>
)

const MobileMenuButton = () => (
  <DeferredMenu
    load={loadMobileMenu}
    button={
      <Button variant="ghost" size="icon" aria-label="Menu" className="md:hidden">
        <LineIcon path={MENU} />
      </Button>
    }
  />
)

function NavLink({ href, children }: { href: string; children: ReactNode }) {
  const pathname = usePathname()
  const isCurrent = pathname === href || pathname.startsWith(`${href}/`)
  return (
    <Link
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={clsx(
        'whitespace-nowrap rounded-lg px-2 py-2 lg:px-3 font-medium text-sm hover:bg-muted hover:text-foreground',
        isCurrent
          ? 'text-foreground underline decoration-2 decoration-accent underline-offset-8'
          : 'text-muted-foreground',
      )}
    >
      {children}
    </Link>
  )
}
