import { contentSecurityPolicy } from './src/server/http/content-security-policy.mjs'
import { PAGE_HEADERS, SHARED_PAGE_HEADERS } from './src/server/http/page-headers.mjs'
import { transportSecurity } from './src/server/http/transport-security.mjs'

const isDevelopment = process.env.NODE_ENV === 'development'

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Types are checked by `npm run typecheck`; a build need not do it again.
  typescript: { ignoreBuildErrors: true },
  // Loaded from node_modules as they are: native code, WebAssembly, or one instance for the whole process.
  serverExternalPackages: [
    '@electric-sql/pglite',
    '@node-rs/argon2',
    '@prisma/adapter-pg',
    '@prisma/client',
    '@prisma/schema-engine-wasm',
    'fs-native-extensions',
    'nodemailer',
    'openai',
    'pg',
    'pg-boss',
    'pglite-prisma-adapter',
    'pino',
    'piscina',
    'prom-client',
    'rate-limiter-flexible',
  ],
  turbopack: { root: import.meta.dirname },
  experimental: {
    optimizePackageImports: ['radix-ui'],
    // Loading all pages takes 0.3 s of the start; the first visit to one takes 0.1 s longer without it.
    preloadEntriesOnStart: false,
  },
  // Pictures go out as they are: nothing resizes them on demand, and keeps what it made.
  images: { unoptimized: true },
  rewrites: async () => ({
    // Asked last, so only for what is no guide.
    fallback: [{ source: '/guides/:slug', destination: '/guide-not-found' }],
  }),
  headers: async () => [
    {
      source: '/:path*',
      headers: [
        // Where Next runs alone; our own process says it by the address that it was started with.
        ...transportSecurity(process.env.NEXTAUTH_URL),
        ...PAGE_HEADERS,
        // Of what is no page; src/proxy.ts gives each page its own.
        {
          key: 'Content-Security-Policy',
          value: contentSecurityPolicy({ isDevelopment, checkout: isDevelopment }),
        },
      ],
    },
    // Behind the others, so that theirs hold.
    { source: '/shared/:path*', headers: SHARED_PAGE_HEADERS },
  ],
}

export default config
