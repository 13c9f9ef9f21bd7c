import { existsSync } from 'node:fs'
import process from 'node:process'

/**
 * Runs a command from the same build as the server, or from its source where nothing is built yet. An image has the
 * build only.
 * @param name of its bundle in `dist`
 * @param source its entry
 */
export async function runBuilt(name, source) {
  const built = new URL(`../dist/${name}.js`, import.meta.url)
  if (existsSync(built)) return void (await import(built.href))
  const { generate, install, run } = await import('./setup.mjs')
  install()
  generate()
  run('npx', ['tsx', source, ...process.argv.slice(2)])
}
