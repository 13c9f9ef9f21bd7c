/** Every package in package-lock.json has a licence that licences.json allows. */
import type { Check } from '../check'
import config from '../licences.json'
import { type LockedPackage, lockedPackages, readLock } from '../packages'

export type LicenceVerdict = {
  name: string
  version: string
  isDev: boolean
  /** As an SPDX expression; null if nothing states one. */
  licence: string | null
  isAllowed: boolean
}

const PERMISSIVE: ReadonlySet<string> = new Set([...config.allowed, ...Object.keys(config.withReason)])
const FOR_DEVELOPMENT: ReadonlySet<string> = new Set(Object.keys(config.developmentOnly))
const SPELLINGS: Readonly<Record<string, string>> = config.otherSpellings

/** A name that ends with `*` stands for every package that begins so. */
const FOUND = Object.entries(config.found).map(([pattern, { licence }]) => ({
  isFor: (name: string) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern),
  licence,
}))

/** Verdict on each package. An allowed licence that the package states precedes the one in licences.json. */
export const licenceVerdicts = (packages: readonly LockedPackage[]): LicenceVerdict[] =>
  packages.map(({ name, version, licence: stated, isDev }) => {
    const spelled = stated === null ? null : (SPELLINGS[stated] ?? stated)
    const isStated = spelled !== null && isAllowed(spelled, isDev)
    const licence = isStated ? spelled : (FOUND.find(({ isFor }) => isFor(name))?.licence ?? spelled)
    return { name, version, isDev, licence, isAllowed: licence !== null && isAllowed(licence, isDev) }
  })

/** @param expression of SPDX, with AND or OR, but not one inside the other */
function isAllowed(expression: string, isDev: boolean): boolean {
  const allows = (licence: string) => PERMISSIVE.has(licence) || (isDev && FOR_DEVELOPMENT.has(licence))
  const plain = expression.replace(/^\((.*)\)$/, '$1')
  if (plain.includes(' OR ')) return plain.split(' OR ').some(allows)
  return plain.split(' AND ').every(allows)
}

/** A line per licence, the most frequent first, with how many packages of either kind have it. */
function linesOf(verdicts: readonly LicenceVerdict[]): string[] {
  const names = new Map<string, LicenceVerdict[]>()
  for (const verdict of verdicts) {
    const licence = verdict.licence ?? 'none'
    names.set(licence, [...(names.get(licence) ?? []), verdict])
  }
  const few = 12
  return [...names]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([licence, all]) => {
      const dev = all.filter(({ isDev }) => isDev).length
      const list = all.length > few ? '' : `: ${all.map(({ name, version }) => `${name} ${version}`).join(', ')}`
      return `${licence}: ${all.length - dev} in production, ${dev} for development${list}`
    })
}

export const licences: Check = {
  name: 'licences',
  promise: 'Every package has a licence that allows this use',
  goal: '0 without',
  isShort: true,
  run: async () => {
    const verdicts = licenceVerdicts(lockedPackages(readLock()))
    const refused = verdicts.filter((verdict) => !verdict.isAllowed)
    const dev = verdicts.filter(({ isDev }) => isDev).length
    return {
      measured: `${refused.length} of ${verdicts.length} without (${verdicts.length - dev} production, ${dev} development)`,
      held: refused.length === 0,
      details: [
        ...refused.map(({ name, version, licence }) => `NOT ALLOWED: ${name} ${version}, ${licence ?? 'no licence'}`),
        ...linesOf(verdicts),
      ],
    }
  },
}
