import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import type { AuthDialogOptions, AuthMode } from '@/components/auth-dialog-context'
import { ProviderButtons } from '@/components/provider-buttons'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { notify, notifyProblem, notifySuccess } from '@/components/ui/notify'
import { useSession } from '@/features/shared/session'
import { askedPage, forgetAskedPage } from '@/lib/asked-page'
import { isBehindSignIn, paths } from '@/lib/paths'
import { rememberTypedEmail } from '@/lib/typed-email'
import type { UserDto } from '@/schemas/user'
import { client } from '@/trpc/api'
import { TrpcProvider, trpc } from '@/trpc/client'
import { authFailure, type TypedProps } from './auth-form'
import { SignInForm } from './sign-in-form'
import { SignUpForm } from './sign-up-form'

const TEXTS = {
  'sign-up': {
    title: 'Create Your Account',
    subtitle: 'Start your interview preparation journey',
    success: 'Account created successfully!',
    question: 'Already have an account?',
    other: 'Sign in',
  },
  'sign-in': {
    title: 'Welcome Back',
    subtitle: 'Sign in to continue your preparation',
    success: 'Welcome back!',
    question: 'New to Greenroom?',
    other: 'Create an account',
  },
} as const

const NOTHING_TYPED = { name: '', email: '' }

type Props = AuthDialogOptions & {
  mode: AuthMode | null
  onModeChange: (mode: AuthMode | null) => void
  /** See `AuthDialogHost`. */
  isForAll: boolean
}

/** The sign-in and sign-up dialog. Brings its own tRPC provider, because static pages have none. */
export const AuthDialog = (props: Props) => (
  <TrpcProvider>
    <AuthDialogContent {...props} />
  </TrpcProvider>
)

/** The protected page that was requested, for example before the session ended; otherwise the dashboard. */
function pageAskedFor(): string {
  const { pathname, search, hash } = window.location
  return isBehindSignIn(pathname) ? pathname + search + hash : (askedPage() ?? paths.dashboard)
}

function AuthDialogContent({ mode, onModeChange, isForAll, stay = false, returnTo = pageAskedFor(), notice }: Props) {
  const router = useRouter()
  const { setUser } = useSession()
  // The texts stay during the closing animation.
  const [shown, setShown] = useState<AuthMode>(mode ?? 'sign-up')
  const typed = useRef(NOTHING_TYPED)
  useEffect(() => {
    if (mode) setShown(mode)
    else typed.current = NOTHING_TYPED
  }, [mode])
  const identity: TypedProps = {
    typed: typed.current,
    onType: (changed) => {
      typed.current = { ...typed.current, ...changed }
    },
  }
  const texts = TEXTS[shown]
  const form = useRef<HTMLDivElement>(null)
  const isSwitched = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form of the other mode is mounted with `shown`.
  useEffect(() => {
    if (isSwitched.current) form.current?.querySelector('input')?.focus()
    isSwitched.current = false
  }, [shown])
  const switchMode = () => {
    isSwitched.current = true
    onModeChange(shown === 'sign-up' ? 'sign-in' : 'sign-up')
  }

  const enter = (user: UserDto) => {
    setUser(user)
    onModeChange(null)
    if (!stay) router.push(returnTo)
    forgetAskedPage()
    router.refresh()
  }
  const succeed = ({ user }: { user: UserDto }) => {
    notifySuccess('Success', texts.success, { isForNextPage: !stay })
    enter(user)
  }
  const isOpen = mode !== null
  const isVisitor = useForgottenUser({ isWanted: isOpen, isForAll, enter })
  useEffect(() => {
    if (isOpen && isVisitor && notice) notify(notice)
  }, [isOpen, isVisitor, notice])
  const refuse = (description: string) => notifyProblem('Error', description)
  const fail = (error: unknown) => refuse(authFailure(error))

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onModeChange(null)}
      title={texts.title}
      description={texts.subtitle}
    >
      <div ref={form}>
        {shown === 'sign-up' ? (
          <SignUpForm {...identity} onSuccess={succeed} onFailure={fail} onMismatch={refuse} />
        ) : (
          <SignInForm {...identity} onSuccess={succeed} onFailure={fail} />
        )}
      </div>
      {shown === 'sign-in' && (
        <Link
          href={paths.forgotPassword}
          onClick={() => {
            rememberTypedEmail(typed.current.email)
            onModeChange(null)
          }}
          className="-my-3 flex min-h-11 w-fit items-center text-primary text-sm underline underline-offset-4"
        >
          Forgot password?
        </Link>
      )}
      <OtherWays returnTo={stay ? window.location.pathname + window.location.search : returnTo} onFailure={fail} />
      <p className="text-muted-foreground text-sm">
        {texts.question}{' '}
        <Button variant="link" size="sm" onClick={switchMode}>
          {texts.other}
        </Button>
      </p>
    </Dialog>
  )
}

type ForgottenUser = { isWanted: boolean; isForAll: boolean; enter: (user: UserDto) => void }

/**
 * On a page that is the same for everyone, enters with a session whose user this browser has forgotten, which needs no
 * sign-in. The dialog is open meanwhile, since most who open it are visitors.
 * @returns whether there is no such user
 */
function useForgottenUser({ isWanted, isForAll, enter }: ForgottenUser): boolean {
  const [isVisitor, setVisitor] = useState(!isForAll)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `enter` of the moment when the dialog was wanted.
  useEffect(() => {
    if (!isWanted || isVisitor) return
    let isOver = false
    const settle = (user: UserDto | null) => {
      if (isOver) return
      if (user) enter(user)
      else setVisitor(true)
    }
    client.user.current.query().then(settle, () => settle(null))
    return () => {
      isOver = true
    }
  }, [isWanted, isVisitor])
  return isVisitor
}

/** Sign-in through providers; renders nothing if none is configured. */
function OtherWays(props: { returnTo: string; onFailure: (error: unknown) => void }) {
  const { data: providers } = trpc.auth.providers.useQuery()
  if (!providers?.length) return null
  return (
    <div className="grid gap-2.5">
      <p
        className={
          'flex items-center gap-3 text-muted-foreground text-sm before:h-px before:flex-1 ' +
          'before:bg-border after:h-px after:flex-1 after:bg-border'
        }
      >
        or
      </p>
      <ProviderButtons providers={providers} {...props} />
    </div>
  )
}
