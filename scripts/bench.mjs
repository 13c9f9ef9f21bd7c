/**
 * `npm run bench`: builds, then measures on the embedded database and, with DATABASE_URL, on that server.
 * `npm run bench -- answers` measures how many answers a core evaluates in a second.
 * `npm run bench -- scale [rows]` measures on DATABASE_URL what reading costs with ten thousand interviews, and with ten.
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
} else {
  build()
  const measurement = ['tsx', what === 'attacks' ? 'bench/attacks.ts' : 'bench/run.ts', ...rest]
  run('npx', measurement, { DATABASE_URL: '' })
  if (process.env.DATABASE_URL) run('npx', measurement)
}
