/**
 * `npm run bench`: builds, then measures with the embedded database and, with DATABASE_URL, with that server.
 * - `npm run bench -- answers`: answers that one core evaluates per second.
 * - `npm run bench -- scale [rows]`: read latency with ten thousand interviews relative to ten, on DATABASE_URL.
 * - `npm run bench -- jobs`: time from completing an interview to its result, on DATABASE_URL.
 * - `npm run bench -- user-cost`: cost of one interview in requests, rows, bytes and CPU time, on DATABASE_URL.
 * - `npm run bench -- landing`: latency of a page while sixteen clients write.
 * - `npm run bench -- pages [paths]`: script sizes of the pages, and Lighthouse scores of the public ones.
 * - `npm run bench -- attacks [name prefixes]`: latency of ordinary requests while one client attacks.
 */
import process from 'node:process'
import { build, generate, install, run } from './setup.mjs'

const [what, ...rest] = process.argv.slice(2)

install()
generate()
if (what === 'answers') {
  run('npx', ['tsx', 'bench/answers.ts'])
} else if (what === 'scale') {
  run('npx', ['tsx', 'bench/scale.ts', ...rest])
} else if (what === 'jobs' || what === 'user-cost' || what === 'landing') {
  // These need no pages, so only the server is built.
  run('node', ['scripts/build-server.mjs'])
  run('npx', ['tsx', `bench/${what}.ts`])
} else if (what === 'pages') {
  build()
  run('npx', ['tsx', 'bench/pages.ts', ...rest], { DATABASE_URL: '' })
} else {
  build()
  run('node', ['scripts/page-weights.mjs'])
  const measurement = ['tsx', what === 'attacks' ? 'bench/attacks.ts' : 'bench/run.ts', ...rest]
  run('npx', measurement, { DATABASE_URL: '' })
  if (process.env.DATABASE_URL) run('npx', measurement)
}
