/** The databases on which faults are tried: the embedded one, and a PostgreSQL server of this machine's programs. */
import { type Cluster, createCluster, whyNoCluster } from '../../../tests/helpers/postgres-cluster'

export type TriedDatabase = { name: 'embedded' | 'PostgreSQL'; env: Record<string, string>; cluster: Cluster | null }

/** Runs the work on each database in turn. */
export async function onEachDatabase<T>(work: (database: TriedDatabase) => Promise<T>): Promise<T[]> {
  const embedded = await work({ name: 'embedded', env: { DATABASE_URL: '' }, cluster: null })
  return [embedded, ...(await onPostgres(work))]
}

/** Runs the work on a PostgreSQL server of its own; not at all where this machine has none. */
export async function onPostgres<T>(work: (database: TriedDatabase) => Promise<T>): Promise<T[]> {
  const reason = whyNoCluster()
  if (reason) {
    console.warn(`Not on PostgreSQL: ${reason}.`)
    return []
  }
  const cluster = await createCluster()
  try {
    return [await work({ name: 'PostgreSQL', env: { DATABASE_URL: cluster.primary.url }, cluster })]
  } finally {
    await cluster.remove()
  }
}
