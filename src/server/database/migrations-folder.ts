import { readdirSync } from 'node:fs'
import path from 'node:path'

export const MIGRATIONS_DIR = path.join('prisma', 'migrations')

/** Names of the migrations in the repository, oldest first. */
export const listMigrations = (): string[] =>
  readdirSync(MIGRATIONS_DIR, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
