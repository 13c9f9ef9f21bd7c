import { PGlite } from '@electric-sql/pglite'
import { PrismaPGlite } from 'pglite-prisma-adapter'
import { describe, expect, it } from 'vitest'
import { embeddedDatabase, embeddedFactory, embeddedSql } from '@/server/database/embedded'
import { applyMigrations, pendingMigrations } from '@/server/database/migrate'
import { listMigrations } from '@/server/database/migrations-folder'
import { nextMigrationSql } from '@/server/database/schema-engine'

describe('migrations', () => {
  it('lead to the current schema', async () => {
    const pglite = await PGlite.create()
    await embeddedDatabase(pglite)
    const sql = await nextMigrationSql(new PrismaPGlite(pglite))
    await pglite.close()
    expect(sql).toBe('')
  })

  it('are recorded, and not applied twice', async () => {
    const pglite = await PGlite.create()
    const steps: string[] = []
    const first = await embeddedDatabase(pglite, { onStep: (step) => steps.push(step) })
    expect(steps).toEqual([`Migrating the database (${listMigrations().length} to apply) …`])
    await embeddedDatabase(pglite, { onStep: (step) => steps.push(step) })
    expect(steps).toHaveLength(1)
    expect(await pendingMigrations(first.executeSql)).toEqual([])
    await pglite.close()
  })

  it('that were begun and never finished, in a process that was killed, are applied at the next start', async () => {
    const pglite = await PGlite.create()
    const { executeSql } = await embeddedDatabase(pglite)
    const last = listMigrations().at(-1) ?? ''
    // As after a kill: the work is rolled back, its record still open.
    await executeSql('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
    const again = await embeddedDatabase(pglite)
    await again.executeSql('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
    await again.executeSql(`CREATE TABLE _prisma_migrations (id varchar(36) PRIMARY KEY, checksum varchar(64) NOT NULL,
      finished_at timestamptz, migration_name varchar(255) NOT NULL, logs text, rolled_back_at timestamptz,
      started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0)`)
    await again.executeSql(`INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('1', 'x', $1)`, [
      listMigrations()[0] ?? last,
    ])
    const mended = await embeddedDatabase(pglite)
    expect(await pendingMigrations(mended.executeSql)).toEqual([])
    expect(await mended.prisma.user.count()).toBe(0)
    await pglite.close()
  })

  it('keep the progress of evaluations under way, and the feedback of those that are done', async () => {
    const pglite = await PGlite.create()
    const migrateTo = async (migrations: readonly string[]) =>
      applyMigrations(await embeddedFactory(pglite), embeddedSql(pglite), () => {}, migrations)
    const all = listMigrations()
    await migrateTo(all.filter((_, at) => at < all.findIndex((name) => name.endsWith('_evaluation_progress'))))
    await pglite.query(`INSERT INTO "User" (id, email, name) VALUES ('u', 'u@example.com', 'U')`)
    const insert = `INSERT INTO "Interview" (id, "userId", role, questions, "questionCount", "feedbackStatus", summary)
      VALUES ($1, 'u', 'data-analyst', '[]', 0, $2, $3)`
    await pglite.query(insert, ['running', 'processing', '{"spent":{"ms":5,"calls":2,"failure":"too-slow"}}'])
    await pglite.query(insert, ['done', 'ready', '{"evaluator":"local"}'])
    await pglite.query(insert, ['new', 'none', null])
    await migrateTo(all)
    const { rows } = await pglite.query('SELECT id, summary, "evaluationProgress" FROM "Interview" ORDER BY id')
    await pglite.close()
    expect(rows).toEqual([
      { id: 'done', summary: { evaluator: 'local' }, evaluationProgress: null },
      { id: 'new', summary: null, evaluationProgress: null },
      { id: 'running', summary: null, evaluationProgress: { ms: 5, calls: 2, failure: 'too-slow' } },
    ])
  })
})
