/** The packages of package-lock.json. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type LockedPackage = {
  name: string
  /** As in the lock file: "node_modules/next/node_modules/postcss". */
  path: string
  version: string
  /** As the lock file or the installed package states it; null if neither does. */
  licence: string | null
  /** Needed for development and tests only: no part of a production installation. */
  isDev: boolean
}

type Entry = { version?: string; license?: string; dev?: boolean; link?: boolean }
export type Lock = { packages: Record<string, Entry> }

export const readLock = (file = 'package-lock.json'): Lock => JSON.parse(readFileSync(file, 'utf8')) as Lock

/** @param licenceOf the licence that an installed package states, where the lock file has none */
export function lockedPackages(
  { packages }: Lock,
  licenceOf: (path: string) => string | null = statedLicence,
): LockedPackage[] {
  return Object.entries(packages).flatMap(([where, { version, license, dev, link }]) =>
    where === '' || link || version === undefined
      ? []
      : [
          {
            name: where.slice(where.lastIndexOf('node_modules/') + 'node_modules/'.length),
            path: where,
            version,
            licence: license ?? licenceOf(where),
            isDev: dev === true,
          },
        ],
  )
}

/** Packages for other platforms are locked but not installed: they state nothing here. */
function statedLicence(where: string): string | null {
  const file = path.join(where, 'package.json')
  if (!existsSync(file)) return null
  const { license } = JSON.parse(readFileSync(file, 'utf8')) as { license?: unknown }
  return typeof license === 'string' ? license : null
}
