import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'

const CONTENT = path.join('src', 'content')
const QUESTIONS = path.join(CONTENT, 'questions', 'accountant.yaml')

it('a fault is named with file and line, without a stack trace, where figures are measured as well', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'))
  try {
    for (const part of ['questions', 'guides', 'guide-links.yaml', 'competencies.yaml'])
      cpSync(path.join(CONTENT, part), path.join(folder, CONTENT, part), { recursive: true })
    writeFileSync(path.join(folder, QUESTIONS), readFileSync(QUESTIONS, 'utf8').replace('minutes: 4', 'minutes: 40'))
    const [tsx, script, tsconfig] = ['node_modules/tsx/dist/cli.mjs', 'scripts/check-content.ts', 'tsconfig.json'].map(
      (file) => path.resolve(file),
    ) as [string, string, string]
    const command = [tsx, '--tsconfig', tsconfig, script, 'figures', 'accountant']
    const { status, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' })
    expect(stderr.trim()).toMatch(/^src\/content\/questions\/accountant\.yaml:\d+: questions\.0\.minutes: [^\n]+$/)
    expect(status).toBe(1)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
