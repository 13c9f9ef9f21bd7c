/** `npm run desk -- <command>`: operators' commands, from the same build as the server. */
import { existsSync } from 'node:fs'
import process from 'node:process'

const built = new URL('../dist/desk.js', import.meta.url)
if (existsSync(built)) {
  process.env.NODE_ENV ??= 'production'
  await import(built.href)
} else {
  console.error('Greenroom is not built yet: run npm run build, or npm start, first.')
  process.exitCode = 1
}
