import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const DECISIONS = 'docs/decisions'
const pages = readdirSync(DECISIONS).filter((file) => file !== 'README.md')
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...['architecture', 'coach', 'desk', 'matching', 'promises', 'scaling', 'speed'].map((name) => `docs/${name}.md`),
  ...readdirSync(DECISIONS).map((file) => `${DECISIONS}/${file}`),
]

const read = (file: string) => readFileSync(file, 'utf8')

/** Files and folders that a document names in backticks; for a glob pattern, the part before it. */
const namedPaths = (text: string): string[] =>
  [...text.matchAll(/`((?:\.ci|\.github|bench|data|docs|examples|prisma|scripts|src|tests)\/[^`\s]*)`/g)].map(
    ([, named = '']) => (/[<*]/.test(named) ? path.dirname(named.replace(/[<*].*/, 'x')) : named),
  )

const SOURCES = ['bench', 'scripts', 'src', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true }).map((file) => `/${folder}/${String(file).replaceAll(path.sep, '/')}`),
)

/** Source files that a document names by the end of their path: `no-content.ts`, `points/figures.ts`. */
const namedFiles = (text: string): string[] =>
  [...text.matchAll(/`((?:[\w-]+\/)?[\w.-]+\.(?:ts|tsx|mjs))`/g)].map(([, named = '']) => named)

/** Files that a document links to, relative to its folder. */
const linkedFiles = (file: string, text: string): string[] =>
  [...text.matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, link = '']) => path.join(path.dirname(file), link))

describe('every document', () => {
  it.each(documents)('%s names existing files', (file) => {
    const text = read(file)
    expect([...namedPaths(text), ...linkedFiles(file, text)].filter((named) => !existsSync(named))).toEqual([])
    expect(namedFiles(text).filter((named) => !SOURCES.some((source) => source.endsWith(`/${named}`)))).toEqual([])
  })
})

describe('every decision', () => {
  it('has its page in the index, under its own title', () => {
    const index = [...read(`${DECISIONS}/README.md`).matchAll(/^- \[(.+)\]\((.+)\)$/gm)]
    const listed = index.map(([, title, file]) => `${file}: ${title}`)
    expect(listed.sort()).toEqual(
      pages.map((file) => `${file}: ${read(`${DECISIONS}/${file}`).match(/^# (.+)/)?.[1]}`).sort(),
    )
  })

  it.each(pages)('%s says why, what, at what cost and where', (file) => {
    const parts = [...read(`${DECISIONS}/${file}`).matchAll(/^## (.+)$/gm)].map(([, part]) => part)
    expect(parts).toEqual(['Context', 'Decision', 'Consequences', 'Where'])
  })
})

it('each important rule has one file', () => {
  const rows = [...read('CONTRIBUTING.md').matchAll(/^\| (?!Rule)[^|]+\| ([^|]+) \|$/gm)].map(([, file = '']) => file)
  expect(rows.length).toBeGreaterThanOrEqual(20)
  for (const file of rows) expect(file).toMatch(/^`[\w./-]+`$/)
})

it('each threat and each requirement of the security page names what holds it', () => {
  const rows = read('SECURITY.md')
    .split('\n## ')
    .flatMap((part) => part.split('\n### Not met')[0]?.split('\n') ?? [])
    .filter((line) => line.startsWith('| ') && !/^\| (Who|Requirement) \|/.test(line))
  expect(rows.length).toBeGreaterThan(60)
  // Below the head of a table, the last cell.
  const holders = rows.map((row) => row.split(' | ').at(-1) ?? '')
  expect(rows.filter((_, i) => !/`|\]\(/.test(holders[i] ?? ''))).toEqual([])
})
