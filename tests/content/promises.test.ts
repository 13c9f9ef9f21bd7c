import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('every promise names an existing test', () => {
  const lines = readFileSync('docs/promises.md', 'utf8').split('\n')
  const isRule = (line = '') => line.startsWith('| ---')
  // The line above the rule is the head of a table.
  const rows = lines.filter((line, i) => line.startsWith('| ') && !isRule(line) && !isRule(lines[i + 1]))
  expect(rows.length).toBeGreaterThan(10)
  let last: string[] = []
  for (const row of rows) {
    const named = row.match(/tests\/[\w/.-]+\.test\.ts/g) ?? (row.endsWith('| the same two |') ? last : [])
    expect(named.length, row).toBeGreaterThan(0)
    expect(named.filter((file) => !existsSync(file))).toEqual([])
    last = named
  }
})
