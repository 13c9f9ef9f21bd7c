/** The commands for operators with exactly the files that the image has. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createPlace, type Place, SECRET } from '../helpers/server-process'

let place: Place
let image: string
beforeAll(async () => {
  place = await createPlace(inject('templateDatabase'))
  image = mkdtempSync(path.join(tmpdir(), 'greenroom-image-'))
  const dockerfile = readFileSync('Dockerfile', 'utf8').replaceAll('\\\n', ' ')
  for (const [, copied = ''] of dockerfile.matchAll(/^COPY --from=build \S+ (.*)$/gm)) {
    const names = copied.trim().split(/\s+/)
    const target = path.join(image, names.pop() ?? '')
    for (const name of names.map((one) => path.relative('/app', one))) {
      // The build leaves folders, which need no copy of their own here.
      if (statSync(name, { throwIfNoEntry: false })?.isDirectory()) symlinkSync(path.resolve(name), target)
      else if (name !== '.next') {
        mkdirSync(target, { recursive: true })
        cpSync(name, path.join(target, path.basename(name)))
      }
    }
  }
})
afterAll(async () => {
  rmSync(image, { recursive: true })
  await place.remove()
})

function npm(script: string, ...args: string[]) {
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXTAUTH_SECRET: SECRET, ...place.env }
  const ran = spawnSync('npm', ['run', '-s', script, '--', ...args], { cwd: image, env, encoding: 'utf8' })
  return { status: ran.status, stderr: ran.stderr, stdout: ran.stdout }
}

it('has the desk, backups and restoring', () => {
  const file = path.join(place.dataDir, 'copy.jsonl.gz')
  expect(npm('desk', 'payments')).toEqual({ status: 0, stderr: '', stdout: 'No payment waits for a person.\n' })
  expect(npm('backup', file)).toEqual({ status: 0, stderr: '', stdout: `The backup is ${file}.\n` })
  const restored = npm('restore', file)
  expect(restored).toMatchObject({ status: 0, stderr: '' })
  expect(restored.stdout).toMatch(/Restored \d+ rows of \d+ tables\./)
}, 120_000)
