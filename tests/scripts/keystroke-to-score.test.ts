/** The list in docs/architecture.md names every file between a keystroke and its score, at most 70. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const FILES_AT_MOST = 70

const listed = (() => {
  const document = readFileSync('docs/architecture.md', 'utf8')
  const [, section = ''] = /^## From keystroke to score$(.*?)^## /ms.exec(document) ?? []
  return [...section.matchAll(/^\d+\. `([^`]+)`: /gm)].flatMap(([, file]) => file ?? [])
})()

/** Modules that a module imports from `src` at run time. */
function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8')
  return [...code.matchAll(/^import ([^'"]*?) from '([^']+)'$/gm)].flatMap(([, clause = '', name = '']) => {
    const names = /\{(.*)\}/s
      .exec(clause)?.[1]
      ?.split(',')
      .filter((part) => part.trim() !== '')
    const isOfTypes = clause.startsWith('type ') || names?.every((part) => part.trim().startsWith('type '))
    const target = name.startsWith('@/') ? `src/${name.slice(2)}` : path.posix.join(path.dirname(file), name)
    return isOfTypes || !existsSync(`${target}.ts`) ? [] : [`${target}.ts`]
  })
}

function closureOf(entries: readonly string[]): string[] {
  const known = new Set(entries)
  for (const file of known) for (const next of importsOf(file)) known.add(next)
  return [...known]
}

it('names files that exist, each once', () => {
  expect(listed.length).toBeGreaterThan(0)
  expect(new Set(listed).size).toBe(listed.length)
  expect(listed.filter((file) => !existsSync(file))).toEqual([])
})

it(`is of at most ${FILES_AT_MOST} files`, () => expect(listed.length).toBeLessThanOrEqual(FILES_AT_MOST))

it('leaves out nothing that the evaluation imports', () => {
  const evaluation = closureOf([
    'src/domain/evaluation/find-facts.ts',
    'src/domain/evaluation/evaluate.ts',
    'src/domain/evaluation/score/score-interview.ts',
  ])
  expect(evaluation.filter((file) => !listed.includes(file))).toEqual([])
})
