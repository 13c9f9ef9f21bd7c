/** No locked package has a version with a weakness on the list in advisories.json that the product can reach. */
import list from '../advisories.json'
import type { Check } from '../check'
import { type LockedPackage, lockedPackages, readLock } from '../packages'

export type Advisory = {
  package: string
  /** First version with the weakness; the very first, if absent. */
  from?: string
  /** First version without it. */
  below: string
  /** CVE or GHSA number. */
  id: string
  what: string
  source: string
  /** Why the weakness cannot be reached here, though the version has it. */
  notReached?: string
}

export type Affected = { advisory: Advisory; path: string; version: string }

export const ADVISORIES: readonly Advisory[] = list.advisories

/** The locked packages whose versions an advisory names. */
export const affectedBy = (advisories: readonly Advisory[], packages: readonly LockedPackage[]): Affected[] =>
  advisories.flatMap((advisory) =>
    packages
      .filter(({ name, version }) => name === advisory.package && hasWeakness(advisory, version))
      .map(({ path, version }) => ({ advisory, path, version })),
  )

/** Advisories that explain why they do not matter, though no version is affected any more. */
export const idleReasons = (advisories: readonly Advisory[], packages: readonly LockedPackage[]): Advisory[] => {
  const affected = new Set(affectedBy(advisories, packages).map(({ advisory }) => advisory))
  return advisories.filter((advisory) => advisory.notReached !== undefined && !affected.has(advisory))
}

const hasWeakness = ({ from, below }: Advisory, version: string): boolean =>
  isBelow(version, below) && (from === undefined || !isBelow(version, from))

/** Order of versions as in semver, where a pre-release comes before its release. */
export function isBelow(version: string, bound: string): boolean {
  const [a, b] = [partsOf(version), partsOf(bound)]
  for (const [i, part] of a.numbers.entries()) {
    const other = b.numbers[i] ?? 0
    if (part !== other) return part < other
  }
  return a.isPreRelease && !b.isPreRelease
}

function partsOf(version: string): { numbers: number[]; isPreRelease: boolean } {
  const match = /^(\d+)\.(\d+)\.(\d+)(-)?/.exec(version)
  if (!match) throw new Error(`${version} is no version`)
  return { numbers: match.slice(1, 4).map(Number), isPreRelease: match[4] !== undefined }
}

const lineOf = ({ advisory: { id, below, what, notReached }, path, version }: Affected): string =>
  `${path.replace('node_modules/', '')} ${version}, ${id}: ${what}; fixed in ${below}. ` +
  (notReached === undefined ? 'REACHED, or nobody has said why not' : `Not reached: ${notReached}`)

export const advisories: Check = {
  name: 'advisories',
  promise: `No package has a weakness listed on ${list.date} that can be reached here`,
  goal: '0 reached',
  isShort: true,
  run: async () => {
    const packages = lockedPackages(readLock())
    const affected = affectedBy(ADVISORIES, packages)
    const reached = affected.filter(({ advisory }) => advisory.notReached === undefined)
    return {
      measured: `${reached.length} reached, ${affected.length - reached.length} not reached, of ${ADVISORIES.length} listed`,
      held: reached.length === 0,
      details: affected.map(lineOf),
    }
  },
}
