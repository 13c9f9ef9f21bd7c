/**
 * Simulates the passing of days. The production build has only the system clock, so the data is moved instead: while
 * the server is stopped, every stored time is moved back by this many days. For the product, the next actions then
 * happen that many days later. The browser's clock stays, since it agrees with the server's.
 */
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { type Place, startServer } from './server-process'
import type { Site } from './site'

/** Moves every timestamp column of every table, including future tables. */
const moveBack = (days: number) => `
  DO $$ DECLARE place record; BEGIN
    FOR place IN
      SELECT c.table_name AS t, c.column_name AS c FROM information_schema.columns c
      JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND data_type = 'timestamp with time zone'
        AND table_name <> '_prisma_migrations'
    LOOP
      EXECUTE format('UPDATE %I SET %I = %I - interval ''${days} days''', place.t, place.c, place.c);
    END LOOP;
  END $$;
  UPDATE "PracticeGoal" SET "interviewOn" = to_char("interviewOn"::date - ${days}, 'YYYY-MM-DD');
  UPDATE "UsageEntry" SET month = to_char("createdAt" AT TIME ZONE 'UTC', 'YYYY-MM');
  UPDATE "Answer" SET revision = greatest(0, revision - ${days}::bigint * 86400000);`

async function execute({ env, dataDir }: Place, statements: string): Promise<void> {
  if (env.DATABASE_URL) {
    const client = new pg.Client({ connectionString: env.DATABASE_URL })
    await client.connect()
    await client.query(statements)
    await client.end()
    return
  }
  const database = await PGlite.create(path.join(dataDir, 'db'))
  await database.exec(statements)
  await database.close()
}

/** Stops the server, moves its data, and restarts it at the same address; cookies and open pages stay valid. */
export async function passDays(site: Site, days: number): Promise<void> {
  await site.server.stop()
  await execute(site.place, moveBack(days))
  site.server = await startServer(site.place.env, Number(new URL(site.server.url).port))
}
