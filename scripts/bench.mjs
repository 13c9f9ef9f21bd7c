/**
 * `npm run bench`: builds, then measures on the embedded database and, with DATABASE_URL, on that server.
 * `npm run bench -- answers` measures how many answers a core evaluates in a second.
 * `npm run bench -- scale [rows]` measures on DATABASE_URL what reading costs with ten thousand interviews, and with ten.
 * `npm run bench -- jobs` measures on DATABASE_URL how long people wait for their results.
 * `npm run bench -- user-cost` measures on DATABASE_URL what one interview costs in requests, rows, bytes and time.
 * `npm run bench -- landing` measures how long a page takes while sixteen clients write.
 * `npm run bench -- pages [paths]` measures the scripts of the pages, and what Lighthouse says of those for visitors.
 * `npm run bench -- attacks [beginnings of their names]` measures what people notice of one client that attacks.
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
  // No pages are measured.
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
