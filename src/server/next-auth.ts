/** next-auth options; it shares accounts and session cookie with our own procedures. */
import type { NextAuthOptions } from 'next-auth'
import CredentialsProvider from 'next-auth/providers/credentials'
import type { ProviderId } from '@/domain/account/providers'
import { loginInput } from '@/schemas/auth'
import { nextAuthProviders } from './next-auth-providers'
import type { Deps } from './ports'
import { withinLimits } from './rate-limit'
import { checkSession, endSession, login, signInWithProvider } from './services/auth'
import { getUser } from './services/user'
import { type NewSession, newSessionClaims, SESSION_MAX_AGE, sessionOf } from './session'

/** The user object that next-auth passes from `signIn` to `jwt`. */
type SigningIn = { id: string; version?: number }

/** @param address the client address used as the rate-limit key */
export function authOptions(deps: Deps, address: string): NextAuthOptions {
  const signInWithPassword = async (credentials: unknown): Promise<NewSession | null> => {
    const input = loginInput.safeParse(credentials)
    if (!input.success) return null
    const account = input.data.email
    const attempt = withinLimits(deps, 'sign-in', { address, account }, () => login(deps, input.data))
    return attempt.then(({ session }) => session).catch(() => null)
  }
  return {
    secret: deps.secret,
    session: { strategy: 'jwt', maxAge: SESSION_MAX_AGE },
    pages: { signIn: '/', error: '/' },
    providers: [
      CredentialsProvider({
        name: 'Email and password',
        credentials: {
          email: { label: 'Email Address', type: 'email' },
          password: { label: 'Password', type: 'password' },
        },
        authorize: async (credentials) => {
          const session = await signInWithPassword(credentials)
          return session && { id: session.userId, version: session.version }
        },
      }),
      ...nextAuthProviders(deps.providers),
    ],
    callbacks: {
      signIn: async ({ user, account }) => {
        if (account?.type !== 'oauth') return true
        const session = await signInWithProvider(deps, {
          provider: account.provider as ProviderId,
          providerAccountId: account.providerAccountId,
          email: user.email ?? null,
          name: user.name ?? null,
        }).catch((error: unknown) => {
          // Otherwise next-auth would put the error message into the URL.
          deps.log.error({ err: error }, 'unexpected error in a sign-in with a provider')
          return 'fault' as const
        })
        if (session === 'fault') return '/?error=Callback'
        if (!session) return '/?error=UnverifiedEmail'
        // From here on the id is our account's, not the provider's.
        Object.assign(user, { id: session.userId, version: session.version } satisfies SigningIn)
        return true
      },
      // Like our own tokens: ids, version and times only. Names and addresses stay in the database.
      jwt: ({ token, user }) => {
        if (user) return newSessionClaims({ userId: user.id, version: (user as SigningIn).version ?? -1 })
        const { sub, version, sid, endsAt, seenAt } = token
        return { sub, version, sid, endsAt, seenAt }
      },
      session: async ({ session, token }) => {
        const state = await checkSession(deps, sessionOf(token))
        if (state.state !== 'active') return { expires: session.expires } as typeof session
        const { name, email } = await getUser(deps, state.userId)
        return { ...session, user: { name, email } }
      },
      redirect: ({ url, baseUrl }) => ownUrl(url, baseUrl),
    },
    events: { signOut: ({ token }) => endSession(deps, sessionOf(token)) },
    logger: {
      // next-auth's other log fields contain tokens and profiles.
      error: (code, details: { message?: string; error?: { message?: string } }) =>
        deps.log.warn({ code, reason: details.message ?? details.error?.message }, 'a sign-in failed'),
      warn: () => {},
      debug: () => {},
    },
  }
}

/** Prevents open redirects: the URL if it has our own origin, otherwise the home page. */
function ownUrl(url: unknown, baseUrl: string): string {
  if (typeof url !== 'string' || !URL.canParse(url, baseUrl)) return baseUrl
  const target = new URL(url, baseUrl)
  return target.origin === new URL(baseUrl).origin ? target.href : baseUrl
}
