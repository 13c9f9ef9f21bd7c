import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const scripts = path.resolve('scripts')

/** All modules that a script loads at start-up, including transitive imports. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  return [...source.matchAll(/^(?:import|export) (?:[^'"]* from )?['"]([^'"]+)['"]/gm)].flatMap(([, name = '']) =>
    name.startsWith('.') ? importsOf(path.resolve(path.dirname(file), name)) : [name],
  )
}

/** The scripts behind `npm start`, `npm test` and other commands that install packages themselves. */
test.each(['start', 'test', 'dev', 'build', 'seed', 'bench'])(
  "in a clone without packages %s.mjs starts with Node's built-in modules",
  (name) => {
    const imports = importsOf(path.join(scripts, `${name}.mjs`))
    expect(imports.length).toBeGreaterThan(0)
    expect(imports.filter((imported) => !imported.startsWith('node:'))).toEqual([])
  },
)
