import { describe, expect, it } from 'vitest'
import { licences, licenceVerdicts } from '../../scripts/verify/checks/licences'
import { type LockedPackage, lockedPackages } from '../../scripts/verify/packages'

const verdictOn = (given: Partial<LockedPackage>) => {
  const locked = { name: 'some', path: 'node_modules/some', version: '1.0.0', licence: null, isDev: false, ...given }
  return licenceVerdicts([locked])[0]?.isAllowed
}

describe('licences of packages', () => {
  it('of every locked package are allowed', async () => {
    const { held, measured, details } = await licences.run()
    expect(held, details.filter((line) => line.startsWith('NOT ALLOWED')).join('\n')).toBe(true)
    expect(Number(/of (\d+)/.exec(measured)?.[1])).toBeGreaterThan(500)
  })

  it('are refused if they are unknown, missing, or for development only in a production package', () => {
    expect(verdictOn({ licence: 'MIT' })).toBe(true)
    expect(verdictOn({ licence: 'SSPL-1.0' })).toBe(false)
    expect(verdictOn({ licence: null })).toBe(false)
    expect(verdictOn({ licence: 'MPL-2.0', isDev: true })).toBe(true)
    expect(verdictOn({ licence: 'MPL-2.0' })).toBe(false)
  })

  it('need one part of an OR and every part of an AND', () => {
    expect(verdictOn({ licence: '(MIT OR GPL-3.0-or-later)' })).toBe(true)
    expect(verdictOn({ licence: 'MIT AND GPL-3.0-or-later' })).toBe(false)
  })

  it('are read from the installed package where the lock file states none', () => {
    const lock = { packages: { '': {}, 'node_modules/a/node_modules/@b/c': { version: '2.0.0', dev: true } } }
    expect(lockedPackages(lock, () => 'ISC')).toEqual([
      { name: '@b/c', path: 'node_modules/a/node_modules/@b/c', version: '2.0.0', licence: 'ISC', isDev: true },
    ])
  })
})
