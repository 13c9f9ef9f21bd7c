import type { ReactNode } from 'react'
import { AuthDialogHost } from '@/features/auth/auth-dialog-host'
import { SessionProvider } from '@/features/shared/session'
import { HomeLink } from '@/features/shell/home-link'
import { TopBar } from '@/features/shell/top-bar'
import type { UserDto } from '@/schemas/user'

/** The frame of every page: session, auth dialog and navigation bar. Static pages have no other scripts. */
export const Frame = ({
  user,
  footer,
  children,
}: {
  user?: UserDto | null
  footer?: ReactNode
  children: ReactNode
}) => (
  <SessionProvider {...(user === undefined ? {} : { initialUser: user })}>
    <AuthDialogHost isForAll={user === undefined}>
      <a
        href="#content"
        className={
          'sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 ' +
          'focus:rounded-lg focus:bg-card focus:px-4 focus:py-2'
        }
      >
        Skip to the content
      </a>
      {/* Keeps the footer of a short page at the bottom of the window. */}
      <div className="flex min-h-dvh flex-col print:block print:min-h-0">
        <TopBar home={<HomeLink />} />
        <main id="content" tabIndex={-1} className="min-w-0 grow outline-none">
          {children}
        </main>
        {footer}
      </div>
    </AuthDialogHost>
  </SessionProvider>
)
