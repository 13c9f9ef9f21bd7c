import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { EnvError, parseEnv } from '@/server/env'

const dataDir = mkdtempSync(path.join(tmpdir(), 'greenroom-env-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

describe('the environment', () => {
  it('needs nothing: every value has a default', () => {
    expect(parseEnv({ DATA_DIR: dataDir })).toMatchObject({
      NODE_ENV: 'development',
      PORT: 3000,
      publicUrl: 'http://localhost:3000',
      LOG_LEVEL: 'info',
      PROCESS_ROLE: 'all',
    })
  })

  it('creates a secret once, stores it, and lets only the owner read it', () => {
    const { secret } = parseEnv({ DATA_DIR: dataDir })
    expect(secret.length).toBeGreaterThanOrEqual(32)
    expect(parseEnv({ DATA_DIR: dataDir }).secret).toBe(secret)
    const file = path.join(dataDir, 'secret')
    expect(readFileSync(file, 'utf8')).toBe(secret)
    expect(statSync(file).mode & 0o077).toBe(0)
  })

  it('derives the public URL from the port, unless it is set', () => {
    expect(parseEnv({ DATA_DIR: dataDir, PORT: '4100' }).publicUrl).toBe('http://localhost:4100')
    expect(parseEnv({ DATA_DIR: dataDir, NEXTAUTH_URL: 'https://greenroom.example/' }).publicUrl).toBe(
      'https://greenroom.example',
    )
  })

  it('offers the configured ways to sign in', () => {
    expect(parseEnv({ DATA_DIR: dataDir, GITHUB_CLIENT_ID: '' }).providers).toEqual({})
    const keys = { GITHUB_CLIENT_ID: 'a', GITHUB_CLIENT_SECRET: 'b' }
    expect(parseEnv({ DATA_DIR: dataDir, ...keys }).providers).toEqual({
      github: { clientId: 'a', clientSecret: 'b' },
    })
  })

  it('treats an empty value as unset', () => {
    expect(parseEnv({ DATA_DIR: dataDir, PORT: '', DATABASE_URL: '', LOG_LEVEL: '' })).toMatchObject({ PORT: 3000 })
  })

  it.each([
    [{ PORT: 'abc' }, /PORT .*must be a port number/],
    [{ PORT: '70000' }, /PORT/],
    [{ NEXTAUTH_URL: 'greenroom.example' }, /NEXTAUTH_URL .*http or https URL/],
    [{ NEXTAUTH_URL: 'https://greenroom.example/app' }, /NEXTAUTH_URL .*an origin without a path/],
    [{ NEXTAUTH_URL: 'https://greenroom.example/?a=1' }, /NEXTAUTH_URL .*an origin without a path/],
    [{ NEXTAUTH_URL: 'https://greenroom.example#top' }, /NEXTAUTH_URL .*an origin without a path/],
    [{ NEXTAUTH_URL: 'https://me:mine@greenroom.example' }, /NEXTAUTH_URL .*an origin without a path/],
    [{ NEXTAUTH_SECRET: 'short' }, /NEXTAUTH_SECRET .*16 characters/],
    [{ DATABASE_URL: 'mysql://localhost/x' }, /DATABASE_URL .*postgresql:/],
    [{ DATABASE_URL: 'postgresql://localhost' }, /DATABASE_URL .*must name a database/],
    [{ DATABASE_URL: 'postgresql://localhost/?pgbouncer=true' }, /DATABASE_URL .*must name a database/],
    [{ SMTP_URL: 'localhost:25' }, /SMTP_URL .*smtp:\/\/ or smtps:\/\/ URL/],
    [{ SMTP_URL: 'smtp://' }, /SMTP_URL .*must name a host/],
    [{ PRIVACY_CONTACT: 'ask us' }, /PRIVACY_CONTACT .*email address or a URL/],
    [{ SUPPORT_CONTACT: 'ask us' }, /SUPPORT_CONTACT .*email address or a URL/],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL .*must be one of/],
    [{ NODE_ENV: 'prod' }, /NODE_ENV cannot be used: must be one of development, production, test\.$/],
    [{ NODE_ENV: 'production', DATABASE_URL: 'postgresql://localhost/x' }, /NEXTAUTH_SECRET is missing/],
    [{ PROCESS_ROLE: 'worker' }, /PROCESS_ROLE needs DATABASE_URL/],
    [{ METRICS_PORT: '9100' }, /METRICS_PORT is for PROCESS_ROLE=worker/],
    [{ METRICS_TOKEN: 'two words' }, /METRICS_TOKEN .*without blanks/],
    [{ PAYSTACK_SECRET_KEY: 'pk_live_x' }, /PAYSTACK_SECRET_KEY .*begins with sk_test_ or sk_live_/],
    [{ PAYSTACK_PUBLIC_KEY: 'sk_live_x' }, /PAYSTACK_PUBLIC_KEY .*begins with pk_test_ or pk_live_/],
    [{ PAYSTACK_PUBLIC_KEY: 'pk_live_x' }, /PAYSTACK_SECRET_KEY is missing/],
    [{ PAYSTACK_SECRET_KEY: 'sk_live_x' }, /PAYSTACK_PUBLIC_KEY is missing/],
    [{ PAYSTACK_SECRET_KEY: 'sk_live_x', PAYSTACK_PUBLIC_KEY: 'pk_test_x' }, /do not belong together/],
    [{ PAYSTACK_BASE_URL: 'api.paystack.co' }, /PAYSTACK_BASE_URL .*http or https URL/],
    [{ ALLOW_SANDBOX_PAYMENTS: 'yes' }, /ALLOW_SANDBOX_PAYMENTS .*must be 1 or 0/],
    [{ TRUSTED_PROXIES: '-1' }, /TRUSTED_PROXIES .*whole number, 0 or more/],
    [{ TRUSTED_PROXIES: 'yes' }, /TRUSTED_PROXIES .*whole number, 0 or more/],
    [{ RATE_LIMIT_FACTOR: '0' }, /RATE_LIMIT_FACTOR .*above 0/],
    [{ GOOGLE_CLIENT_ID: 'a' }, /GOOGLE_CLIENT_SECRET is missing.*Google/],
    [{ LINKEDIN_CLIENT_SECRET: 'a' }, /LINKEDIN_CLIENT_ID is missing.*LinkedIn/],
  ])('reports the error of %j in one sentence', (wrong, message) => {
    const parse = () => parseEnv({ DATA_DIR: dataDir, ...wrong })
    expect(parse).toThrow(EnvError)
    expect(parse).toThrow(message)
    expect(() => parse()).not.toThrow(/\n/)
  })
})
