/**
 * Partitions interviews and answers by a hash of the user id without downtime: new tables are filled beside the old
 * ones, kept in sync by triggers, and swapped in by one short transaction. A rehearsal on a temporary database;
 * docs/scaling.md lists the changes to the product's statements that the real migration needs.
 */
import type pg from 'pg'

type Query = Pick<pg.Client, 'query'>

type Options = {
  partitions: number
  /** Interviews per copy transaction. */
  batch?: number
  /** Called with the number of interviews copied so far. */
  onBatch?: (copied: number) => Promise<void>
}

/** Lock timeout of the swap in milliseconds, after which it lets other transactions go first. */
const LOCK_TIMEOUT_MS = 500
const SWITCH_TRIES = 50

const KEYS = { Interview: ['userId', 'id'], Answer: ['userId', 'interviewId', 'questionId'] } as const
const list = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')

const columnsOf = async (client: Query, table: string): Promise<string[]> =>
  (
    await client.query<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name = $1 ORDER BY ordinal_position`,
      [table],
    )
  ).rows.map(({ name }) => name)

/** @returns milliseconds during which writes were blocked */
export async function partitionByUser(client: Query, { partitions, batch = 500, onBatch }: Options): Promise<number> {
  await makeTables(client, partitions)
  const interview = await columnsOf(client, 'Interview')
  const answer = await columnsOf(client, 'Answer')
  await mirror(client, interview, answer)
  await copy(client, { interview, answer, batch, onBatch })
  await client.query('ANALYZE partitioned."Interview"; ANALYZE partitioned."Answer"')
  return switchOver(client)
}

async function makeTables(client: Query, partitions: number): Promise<void> {
  await client.query(`
    CREATE SCHEMA partitioned;
    CREATE TABLE partitioned."Interview" (LIKE public."Interview" INCLUDING DEFAULTS, PRIMARY KEY (${list(KEYS.Interview)}))
      PARTITION BY HASH ("userId");
    CREATE TABLE partitioned."Answer" (LIKE public."Answer" INCLUDING DEFAULTS, "userId" text NOT NULL,
      PRIMARY KEY (${list(KEYS.Answer)})) PARTITION BY HASH ("userId")`)
  for (const table of ['Interview', 'Answer']) {
    for (let n = 0; n < partitions; n++) {
      await client.query(`CREATE TABLE partitioned."${table}_${n}" PARTITION OF partitioned."${table}"
        FOR VALUES WITH (MODULUS ${partitions}, REMAINDER ${n})`)
    }
  }
  // For lookups by id alone, as the product does: one index lookup per partition.
  await client.query('CREATE INDEX ON partitioned."Interview" (id)')
  await client.query('CREATE INDEX ON partitioned."Answer" ("interviewId", "questionId")')
  const { rows } = await client.query<{ definition: string }>(
    `SELECT indexdef AS definition FROM pg_indexes
     WHERE schemaname = 'public' AND tablename = 'Interview' AND indexname <> 'Interview_pkey'`,
  )
  for (const { definition } of rows) {
    await client.query(
      definition
        .replace(/INDEX "?\w+"? ON public\./, 'INDEX ON partitioned.')
        // A unique index of a partitioned table must contain the partition key. A CV review belongs to one user, so
        // uniqueness per user is enough.
        .replace('("cvReviewId", focus)', '("userId", "cvReviewId", focus)'),
    )
  }
}

/** From now on, triggers replicate all writes to the new tables in the same transaction. */
async function mirror(client: Query, interview: readonly string[], answer: readonly string[]): Promise<void> {
  const upsert = (table: 'Interview' | 'Answer', columns: readonly string[], values: string) => {
    const rest = columns.filter((name) => !(KEYS[table] as readonly string[]).includes(name))
    return `INSERT INTO partitioned."${table}" (${list(columns)}) ${values}
      ON CONFLICT (${list(KEYS[table])}) DO UPDATE SET ${rest.map((name) => `"${name}" = EXCLUDED."${name}"`).join(', ')}`
  }
  const news = (columns: readonly string[]) => columns.map((name) => `NEW."${name}"`).join(', ')
  await client.query(`
    CREATE FUNCTION partitioned.mirror_interview() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF TG_OP = 'DELETE' THEN
        DELETE FROM partitioned."Interview" WHERE "userId" = OLD."userId" AND id = OLD.id;
      ELSE ${upsert('Interview', interview, `VALUES (${news(interview)})`)};
      END IF;
      RETURN NULL;
    END $$;
    CREATE FUNCTION partitioned.mirror_answer() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF TG_OP = 'DELETE' THEN
        DELETE FROM partitioned."Answer" WHERE "interviewId" = OLD."interviewId" AND "questionId" = OLD."questionId";
      ELSE ${upsert('Answer', [...answer, 'userId'], `SELECT ${news(answer)}, i."userId" FROM public."Interview" i WHERE i.id = NEW."interviewId"`)};
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER mirror AFTER INSERT OR UPDATE OR DELETE ON public."Interview"
      FOR EACH ROW EXECUTE FUNCTION partitioned.mirror_interview();
    CREATE TRIGGER mirror AFTER INSERT OR UPDATE OR DELETE ON public."Answer"
      FOR EACH ROW EXECUTE FUNCTION partitioned.mirror_answer()`)
}

type Copied = { interview: string[]; answer: string[]; batch: number; onBatch: Options['onBatch'] }

/**
 * Backfill in the order of ids, one transaction per batch. FOR KEY SHARE blocks concurrent deletions of the rows until
 * commit.
 */
async function copy(client: Query, { interview, answer, batch, onBatch }: Copied): Promise<void> {
  let last = ''
  let copied = 0
  for (;;) {
    await client.query('BEGIN')
    const { rows } = await client.query<{ id: string }>(
      `WITH next AS (
         SELECT * FROM public."Interview" WHERE id > $1 ORDER BY id LIMIT $2 FOR KEY SHARE
       ), kept AS (
         INSERT INTO partitioned."Interview" (${list(interview)}) SELECT ${list(interview)} FROM next ON CONFLICT DO NOTHING
       )
       SELECT id FROM next ORDER BY id`,
      [last, batch],
    )
    const ids = rows.map(({ id }) => id)
    await client.query(
      `WITH next AS (
         SELECT a.*, i."userId" FROM public."Answer" a JOIN public."Interview" i ON i.id = a."interviewId"
         WHERE a."interviewId" = ANY($1) FOR KEY SHARE OF a
       )
       INSERT INTO partitioned."Answer" (${list([...answer, 'userId'])}) SELECT ${list([...answer, 'userId'])} FROM next
       ON CONFLICT DO NOTHING`,
      [ids],
    )
    await client.query('COMMIT')
    if (ids.length === 0) return
    last = ids.at(-1) ?? last
    copied += ids.length
    await onBatch?.(copied)
  }
}

/** Foreign keys to an interview's id alone, which a partitioned table does not support without the partition key. */
const REFERENCES = `SELECT c.conname AS name, c.conrelid::regclass::text AS "from", c.confdeltype AS action,
    (SELECT attname FROM pg_attribute WHERE attrelid = c.conrelid AND attnum = c.conkey[1]) AS "column"
  FROM pg_constraint c WHERE c.contype = 'f' AND c.confrelid = 'public."Interview"'::regclass`

type Reference = { name: string; from: string; action: 'c' | 'n'; column: string }

/** A trigger that replaces the ON DELETE actions of those foreign keys. */
const followDeletion = (references: readonly Reference[]) => `
  CREATE FUNCTION public.follow_deleted_interview() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    ${references
      .filter(({ from }) => from !== '"Answer"')
      .map(({ from, action, column }) =>
        action === 'c'
          ? `DELETE FROM ${from} WHERE "${column}" = OLD.id;`
          : `UPDATE ${from} SET "${column}" = NULL WHERE "${column}" = OLD.id;`,
      )
      .join('\n')}
    RETURN NULL;
  END $$;
  CREATE TRIGGER follow_deleted AFTER DELETE ON public."Interview"
    FOR EACH ROW EXECUTE FUNCTION public.follow_deleted_interview()`

async function switchOver(client: Query): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await trySwitch(client)
    } catch (error) {
      await client.query('ROLLBACK')
      // Lock timeout: transactions queued behind ours go first.
      if ((error as { code?: string }).code !== '55P03' || attempt === SWITCH_TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}

async function trySwitch(client: Query): Promise<number> {
  await client.query(`BEGIN; SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`)
  const begun = performance.now()
  await client.query('LOCK TABLE public."Interview", public."Answer" IN ACCESS EXCLUSIVE MODE')
  const references = (await client.query<Reference>(REFERENCES)).rows
  for (const { from, name } of references) await client.query(`ALTER TABLE ${from} DROP CONSTRAINT "${name}"`)
  await client.query(`
    DROP TRIGGER mirror ON public."Interview";
    DROP TRIGGER mirror ON public."Answer";
    CREATE SCHEMA before_partitioning;
    ALTER TABLE public."Interview" SET SCHEMA before_partitioning;
    ALTER TABLE public."Answer" SET SCHEMA before_partitioning;
    ALTER TABLE partitioned."Interview" SET SCHEMA public;
    ALTER TABLE partitioned."Answer" SET SCHEMA public;
    ${followDeletion(references)}`)
  await client.query('COMMIT')
  const blocked = performance.now() - begun
  // After the swap. Each ADD FOREIGN KEY blocks writes while it validates all rows; the returned figure excludes this.
  await client.query(
    `ALTER TABLE public."Interview" ADD FOREIGN KEY ("userId") REFERENCES "User" (id) ON DELETE CASCADE`,
  )
  await client.query(
    `ALTER TABLE public."Answer" ADD FOREIGN KEY ("userId", "interviewId") REFERENCES "Interview" ("userId", id) ON DELETE CASCADE`,
  )
  return blocked
}
