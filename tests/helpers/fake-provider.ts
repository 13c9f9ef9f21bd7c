/** Local fakes of Google, LinkedIn and GitHub, whose users always give consent. */
import { createHash, createSign, generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The user who is signed in at the provider. */
export type Person = { id: string; name: string; email: string; isVerified: boolean }

const CLIENT = { clientId: 'greenroom', clientSecret: 'only for tests' }

type Grant = { challenge: string | null; redirectUri: string; clientId: string }

export async function startFakeProvider() {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const grants = new Map<string, Grant>()
  const fake = {
    person: { id: '1', name: 'Ada Obi', email: 'ada@example.com', isVerified: true } as Person,
    /** Requests in order, as 'METHOD path'. */
    seen: [] as string[],
    origin: '',
    key: { ...CLIENT, origin: '' },
    close: async () => {},
  }

  const idToken = (issuer: string) => {
    const now = Math.floor(Date.now() / 1000)
    const { id, name, email, isVerified } = fake.person
    const claims = { iss: issuer, aud: CLIENT.clientId, sub: id, iat: now, exp: now + 600 }
    const parts = [
      { alg: 'RS256', kid: 'k' },
      { ...claims, name, email, email_verified: isVerified },
    ]
    const text = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
    return `${text}.${createSign('sha256').update(text).sign(keys.privateKey, 'base64url')}`
  }

  const discovery = (issuer: string) => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  })

  const authorize = (url: URL, response: ServerResponse) => {
    const code = randomUUID()
    const redirectUri = url.searchParams.get('redirect_uri') ?? ''
    const clientId = url.searchParams.get('client_id') ?? ''
    grants.set(code, { challenge: url.searchParams.get('code_challenge'), redirectUri, clientId })
    const back = new URL(redirectUri)
    back.searchParams.set('code', code)
    back.searchParams.set('state', url.searchParams.get('state') ?? '')
    response.writeHead(302, { location: back.href }).end()
  }

  /** An authorisation code works once, for the same client, redirect URI and PKCE verifier. */
  const isGenuine = (form: URLSearchParams, request: IncomingMessage): boolean => {
    const code = form.get('code') ?? ''
    const grant = grants.get(code)
    grants.delete(code)
    const basic = Buffer.from(`${CLIENT.clientId}:${encodeURIComponent(CLIENT.clientSecret)}`).toString('base64')
    const loose = Buffer.from(`${CLIENT.clientId}:${CLIENT.clientSecret.replaceAll(' ', '+')}`).toString('base64')
    const isClient =
      form.get('client_secret') === CLIENT.clientSecret ||
      [`Basic ${basic}`, `Basic ${loose}`].includes(request.headers.authorization ?? '')
    if (!grant || !isClient || grant.redirectUri !== form.get('redirect_uri')) return false
    const verifier = form.get('code_verifier') ?? ''
    return grant.challenge === null || createHash('sha256').update(verifier).digest('base64url') === grant.challenge
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', fake.origin)
    fake.seen.push(`${request.method} ${url.pathname}`)
    const json = (body: unknown, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const prefix = url.pathname.startsWith('/oauth') ? '/oauth' : ''
    const isSignedIn = request.headers.authorization === 'Bearer access'
    const { id, name, email, isVerified } = fake.person
    switch (url.pathname.slice(prefix.length)) {
      case '/.well-known/openid-configuration':
        return json(discovery(fake.origin + prefix))
      case '/jwks':
        return json({ keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'k', use: 'sig', alg: 'RS256' }] })
      case '/authorize':
      case '/login/oauth/authorize':
        return authorize(url, response)
      case '/token':
      case '/login/oauth/access_token': {
        const chunks: Buffer[] = []
        for await (const chunk of request) chunks.push(chunk as Buffer)
        if (!isGenuine(new URLSearchParams(Buffer.concat(chunks).toString()), request)) {
          return json({ error: 'invalid_grant' }, 400)
        }
        const isGithub = url.pathname.startsWith('/login')
        const token = { access_token: 'access', token_type: 'bearer' }
        return json(isGithub ? token : { ...token, id_token: idToken(fake.origin + prefix) })
      }
      case '/user':
        return isSignedIn ? json({ id: Number(id), login: 'ada', name, email: null }) : json({}, 401)
      case '/user/emails':
        return isSignedIn
          ? json([
              { email: 'other@example.com', primary: false, verified: true },
              { email, primary: true, verified: isVerified },
            ])
          : json({}, 401)
      default:
        return json({ error: 'not found' }, 404)
    }
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  fake.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  fake.key.origin = fake.origin
  fake.close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return fake
}
