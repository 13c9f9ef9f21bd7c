/** Style rules that the linter does not have. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const LONGEST_LINE = 120
const IMPORT = /(?:\bfrom|^import|\bimport\()\s*['"](\.{1,2}\/[^'"\n]*|\.\.?|@\/[^'"\n]+)['"]/gm

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => path.posix.join('src', file.replaceAll('\\', '/')))
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.startsWith('src/generated/'))

/** The specifier in canonical form: './' within the importer's folder and below it, '@/' for everything else. */
function inStyle(file: string, specifier: string): string {
  const folder = path.posix.dirname(file)
  const target = specifier.startsWith('@/') ? `src/${specifier.slice(2)}` : path.posix.join(folder, specifier)
  return target.startsWith(`${folder}/`) ? `./${path.posix.relative(folder, target)}` : target.replace(/^src\//, '@/')
}

describe('the sources', () => {
  it('have lines of at most 120 characters', () => {
    const long = files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, i) => (line.length > LONGEST_LINE ? [`${file}:${i + 1}`] : [])),
    )
    expect(long).toEqual([])
  })

  it("import with '@/' across folders and with './' inside one", () => {
    const others = files
      // Node runs these directly, and does not resolve '@/'.
      .filter((file) => !file.endsWith('.mjs'))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, specifier = '']) =>
          inStyle(file, specifier) === specifier ? [] : [`${file}: ${specifier}`],
        ),
      )
    expect(others).toEqual([])
  })
})
