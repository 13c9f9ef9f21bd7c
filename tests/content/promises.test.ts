import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('every promise names an existing test', () => {
  const rows = readFileSync('docs/promises.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!What happens|---)/.test(line))
  expect(rows.length).toBeGreaterThan(10)
  let last: string[] = []
  for (const row of rows) {
    const named = row.match(/tests\/[\w/.-]+\.test\.ts/g) ?? (row.endsWith('| the same two |') ? last : [])
    expect(named.length, row).toBeGreaterThan(0)
    expect(named.filter((file) => !existsSync(file))).toEqual([])
    last = named
  }
})
