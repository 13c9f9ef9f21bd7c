/** The commands that read the public sets, in a clone that has none. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { loadAccuracy } from '@/content/accuracy'
import { goalsOf } from '../../scripts/accuracy/goals'
import { PUBLIC_FILES, readPublicSetsIfAny } from '../../scripts/train/public-sets'

const folder = mkdtempSync(path.join(tmpdir(), 'greenroom-public-sets-'))
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => vi.unstubAllEnvs())

describe('the public sets', () => {
  it('are read from the folder that PUBLIC_SETS names, all of them or none', () => {
    vi.stubEnv('PUBLIC_SETS', folder)
    const row = { qid: 1, question: 'Why?', reference: 'So.', answer: 'So.', score: 5, score01: 1, label: 'correct' }
    const [first, ...rest] = Object.values(PUBLIC_FILES)
    for (const name of rest) writeFileSync(path.join(folder, name), JSON.stringify(row))
    expect(readPublicSetsIfAny()).toBeNull()
    writeFileSync(path.join(folder, first as string), JSON.stringify(row))
    expect(readPublicSetsIfAny()?.map(({ set }) => set)).toEqual(['mohler', 'saf', 'scientsbank'])
  })

  it.each([
    ['training', 'scripts/train/words.ts', []],
    ['storing figures', 'scripts/accuracy/main.ts', ['--write']],
  ])('are missed in one sentence by %s, which writes nothing', (_, script, given) => {
    const env = { ...process.env, PUBLIC_SETS: path.join(folder, 'none') }
    const { status, stdout, stderr } = spawnSync('npx', ['tsx', script, ...given], { env, encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stdout + stderr).toContain(`The public sets are not in ${env.PUBLIC_SETS}: set PUBLIC_SETS to a folder with`)
    expect(stderr).not.toContain('    at ')
  })

  it('are no condition for the goals on our own answers', () => {
    const { mohler: _, saf: _saf, scientsbank: _scientsbank, ...own } = loadAccuracy()
    const goals = goalsOf(own)
    expect(goals.length).toBeGreaterThan(10)
    expect(goals.filter(({ name }) => /Mohler|SAF|SciEnts/.test(name))).toEqual([])
  })
})
