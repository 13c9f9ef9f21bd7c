import { describe, expect, it } from 'vitest'
import {
  ADVISORIES,
  type Advisory,
  advisories,
  affectedBy,
  idleReasons,
  isBelow,
} from '../../scripts/verify/checks/advisories'
import { lockedPackages, readLock } from '../../scripts/verify/packages'

const XMLDOM: Advisory = {
  package: '@xmldom/xmldom',
  below: '0.8.15',
  id: 'CVE-2026-83613',
  what: 'a document exhausts the processor',
  source: 'https://example.com',
}
const locked = (version: string) =>
  lockedPackages({
    packages: {
      'node_modules/@xmldom/xmldom': { version: '0.8.15', license: 'MIT' },
      'node_modules/mammoth/node_modules/@xmldom/xmldom': { version, license: 'MIT' },
    },
  })

describe('advisories', () => {
  it('name no version in the lock file whose weakness can be reached', async () => {
    const { held, details } = await advisories.run()
    expect(held, details.join('\n')).toBe(true)
  })

  it('find a version below the fixed one, also inside another package', () => {
    expect(affectedBy([XMLDOM], locked('0.8.10'))).toEqual([
      { advisory: XMLDOM, path: 'node_modules/mammoth/node_modules/@xmldom/xmldom', version: '0.8.10' },
    ])
    expect(affectedBy([XMLDOM], locked('0.8.15'))).toEqual([])
    expect(affectedBy([{ ...XMLDOM, from: '0.8.11' }], locked('0.8.10'))).toEqual([])
  })

  it('excuse only what is installed, and name packages of the lock file', () => {
    const packages = lockedPackages(readLock())
    expect(idleReasons(ADVISORIES, packages)).toEqual([])
    expect(idleReasons([{ ...XMLDOM, notReached: 'no document is read' }], locked('0.8.15'))).toHaveLength(1)
    const names = new Set(packages.map(({ name }) => name))
    expect(ADVISORIES.filter((advisory) => !names.has(advisory.package))).toEqual([])
  })

  it('compare versions by number, a pre-release before its release', () => {
    expect(isBelow('0.8.9', '0.8.15')).toBe(true)
    expect(isBelow('10.0.0', '9.9.9')).toBe(false)
    expect(isBelow('4.0.0-alpha.0', '4.0.0')).toBe(true)
    expect(isBelow('4.0.0', '4.0.0')).toBe(false)
    expect(() => isBelow('latest', '1.0.0')).toThrow('latest')
  })
})
