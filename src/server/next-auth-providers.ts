/**
 * next-auth configurations for Google, LinkedIn and GitHub. A profile has an email address only if the provider reports
 * it as verified.
 */
import type { OAuthConfig } from 'next-auth/providers/oauth'
import { PROVIDER_IDS, PROVIDERS, type ProviderId } from '@/domain/account/providers'
import type { ProviderKey, ProviderKeys } from './ports'

type Profile = { sub: string; name?: string; email?: string; email_verified?: boolean | string }

/** LinkedIn sometimes sends the flag as a string. */
const isTrue = (flag: boolean | string | undefined) => flag === true || flag === 'true'

const fromClaims = ({ sub, name, email, email_verified }: Profile) => ({
  id: sub,
  name: name ?? null,
  email: email && isTrue(email_verified) ? email : null,
})

type Common = Pick<OAuthConfig<Profile>, 'id' | 'name' | 'type' | 'clientId' | 'clientSecret' | 'profile'>

const common = (id: ProviderId, { clientId, clientSecret }: ProviderKey): Common => ({
  id,
  name: PROVIDERS[id],
  type: 'oauth',
  clientId,
  clientSecret,
  profile: fromClaims,
})

const CONFIGS: Record<ProviderId, (key: ProviderKey) => OAuthConfig<Profile>> = {
  google: (key) => ({
    ...common('google', key),
    wellKnown: `${key.origin ?? 'https://accounts.google.com'}/.well-known/openid-configuration`,
    authorization: { params: { scope: 'openid email profile' } },
    idToken: true,
    checks: ['pkce', 'state'],
  }),
  linkedin: (key) => ({
    ...common('linkedin', key),
    wellKnown: `${key.origin ?? 'https://www.linkedin.com'}/oauth/.well-known/openid-configuration`,
    authorization: { params: { scope: 'openid profile email' } },
    client: { token_endpoint_auth_method: 'client_secret_post' },
    idToken: true,
    checks: ['state'],
  }),
  github: (key) => {
    const site = `${key.origin ?? 'https://github.com'}/login/oauth`
    const api = key.origin ?? 'https://api.github.com'
    return {
      ...common('github', key),
      issuer: site,
      authorization: { url: `${site}/authorize`, params: { scope: 'read:user user:email' } },
      token: `${site}/access_token`,
      userinfo: { url: `${api}/user`, request: ({ tokens }) => githubProfile(api, tokens.access_token ?? '') },
      checks: ['pkce', 'state'],
    }
  },
}

export const nextAuthProviders = (keys: ProviderKeys): OAuthConfig<Profile>[] =>
  PROVIDER_IDS.flatMap((id) => {
    const key = keys[id]
    return key ? [CONFIGS[id](key)] : []
  })

type GithubUser = { id: number; login: string; name: string | null }
type GithubEmail = { email: string; primary: boolean; verified: boolean }

/** GitHub's profile does not say whether its address is verified; GET /user/emails does. */
async function githubProfile(api: string, accessToken: string): Promise<Profile> {
  const headers = { authorization: `Bearer ${accessToken}`, accept: 'application/vnd.github+json' }
  const read = async <T>(path: string): Promise<T> => {
    const response = await fetch(`${api}${path}`, { headers, signal: AbortSignal.timeout(5_000) })
    if (!response.ok) throw new Error(`GitHub answered ${path} with ${response.status}`)
    return (await response.json()) as T
  }
  const [user, emails] = await Promise.all([read<GithubUser>('/user'), read<GithubEmail[]>('/user/emails')])
  const email = emails.find(({ primary, verified }) => primary && verified)?.email
  return { sub: String(user.id), name: user.name ?? user.login, ...(email ? { email, email_verified: true } : {}) }
}
