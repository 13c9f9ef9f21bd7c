import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const CHECKS = 'scripts/verify/checks'
/** The last cell of a promise that only `npm run verify` measures; its first cell names the check. */
const MEASURED_ONLY = /^\| `([\w-]+)` \|.*\| this command alone \|$/

const lines = readFileSync('docs/promises.md', 'utf8').split('\n')
const isRule = (line = '') => line.startsWith('| ---')
// The line above the rule is the head of a table.
const rows = lines.filter((line, i) => line.startsWith('| ') && !isRule(line) && !isRule(lines[i + 1]))

it('every promise names an existing test', () => {
  expect(rows.length).toBeGreaterThan(10)
  let last: string[] = []
  for (const row of rows) {
    const check = MEASURED_ONLY.exec(row)?.[1]
    const known = check ? [`${CHECKS}/${check}.ts`] : row.endsWith('| the same two |') ? last : []
    const named = row.match(/tests\/[\w/.-]+\.test\.ts/g) ?? known
    expect(named.length, row).toBeGreaterThan(0)
    expect(named.filter((file) => !existsSync(file))).toEqual([])
    last = named
  }
})

it('every check of `npm run verify` is a promise of the page', () => {
  const checks = readdirSync(CHECKS).map((file) => file.replace(/\.ts$/, ''))
  const named = rows.flatMap((row) => /^\| `([\w-]+)` \|/.exec(row)?.[1] ?? [])
  expect(named.sort()).toEqual(checks.sort())
})
