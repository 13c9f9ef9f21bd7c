/** Shared first steps of `npm start` and `npm test`: install and build, but only if something changed. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Greenroom needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

/** Runs a command synchronously; exits with its code if it fails. */
export function run(command, args, env = {}) {
  const windows = process.platform === 'win32'
  const result = spawnSync(command, args, { stdio: 'inherit', shell: windows, env: { ...process.env, ...env } })
  if (result.status !== 0) {
    console.error(`${command} ${args.join(' ')} failed.`)
    process.exit(result.status ?? 1)
  }
}

const hashOf = (files) => {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/** Runs the work unless the stamp file has the same content hash. */
function once(stamp, files, work, settings = '') {
  const hash = hashOf(files) + settings
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  work()
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
}

function filesIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(path.join('src', 'generated')))
    .sort()
}

export function install() {
  once(path.join('node_modules', '.installed'), ['package-lock.json'], () => {
    console.log('Installing packages …')
    run('npm', ['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'])
  })
}

/** Generates the Prisma client, and the embedded database that a first start copies. */
export function generate() {
  const folder = path.join('src', 'generated')
  once(path.join(folder, '.generated'), ['prisma/schema.prisma', 'package-lock.json'], () => {
    console.log('Generating the database client …')
    // `prisma generate` does not use the schema engine, but checks that its binary exists: any existing file will do.
    run('npx', ['prisma', 'generate', '--no-hints'], { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath })
  })
  const sources = [...filesIn('prisma'), 'package-lock.json', 'scripts/empty-database.ts']
  once(path.join(folder, '.empty-database'), sources, () => {
    console.log('Preparing the embedded database …')
    run('npx', ['tsx', 'scripts/empty-database.ts'])
  })
}

/** What the bundles depend on beside `src`. */
const BUNDLED = [
  'scripts/backup.ts',
  'scripts/build-server.mjs',
  'scripts/end-with.ts',
  'scripts/given-file.ts',
  'scripts/restore.ts',
]

/** Bundles the server, its worker entry points and the commands from the current sources. */
export function buildServer() {
  const files = [...filesIn('src'), ...BUNDLED, 'package-lock.json', 'tsconfig.json']
  once(path.join('dist', '.built'), files, () => run('node', ['scripts/build-server.mjs']))
}

export function build() {
  const files = [
    ...filesIn('src'),
    ...filesIn('public'),
    ...filesIn('prisma'),
    ...BUNDLED,
    'next.config.mjs',
    'package-lock.json',
    'postcss.config.mjs',
    'scripts/compress-static.mjs',
    'scripts/page-scripts.mjs',
    'scripts/prepare-pages.mjs',
    'scripts/prepare-questions.ts',
    'tsconfig.json',
  ]
  // Static pages contain the public URL, the contact and, in guides, the year.
  if (existsSync('.env')) process.loadEnvFile('.env')
  const { NEXTAUTH_URL, PORT, PRIVACY_CONTACT } = process.env
  once(
    path.join('.next', '.built'),
    files,
    () => {
      console.log('Building …')
      run('npx', ['tsx', 'scripts/check-content.ts'])
      buildServer()
      // Before the pages, which are built from the prepared questions.
      run('npx', ['tsx', 'scripts/prepare-questions.ts'])
      run('npx', ['next', 'build'], { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' })
      run('node', ['scripts/compress-static.mjs'])
      run('node', ['scripts/prepare-pages.mjs'])
    },
    `${NEXTAUTH_URL} ${PORT} ${PRIVACY_CONTACT} ${new Date().getUTCFullYear()}`,
  )
}
