/**
 * Partitions interviews and answers by a hash of the user id without downtime: new tables are filled beside the old
 * ones, kept in sync by triggers, and swapped in by one short transaction. Run on a temporary database by its test; an
 * operator runs the same steps on a server whose tables have become too large for one piece.
 */
import type pg from 'pg'

type Query = Pick<pg.Client, 'query'>

type Options = {
  partitions: number
  /** Rows per copy transaction. */
  batch?: number
  /** Called with the number of rows copied so far. */
  onBatch?: (copied: number) => Promise<void>
}

/** Lock timeout of the swap in milliseconds, after which it lets other transactions go first. */
const LOCK_TIMEOUT_MS = 500
const SWITCH_TRIES = 50

/** Referenced tables first. */
const TABLES = ['Interview', 'Answer']

const list = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')

type Table = { name: string; columns: string[]; key: string[] }

async function describe(client: Query, name: string): Promise<Table> {
  const { rows } = await client.query<{ name: string; place: number | null }>(
    `SELECT a.attname AS name, array_position(i.indkey::int2[], a.attnum) AS place
     FROM pg_attribute a JOIN pg_index i ON i.indrelid = a.attrelid AND i.indisprimary
     WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum`,
    [`public."${name}"`],
  )
  const key = rows.flatMap(({ name: column, place }) => (place === null ? [] : [{ column, place }]))
  return {
    name,
    columns: rows.map((row) => row.name),
    key: key.sort((a, b) => a.place - b.place).map(({ column }) => column),
  }
}

/**
 * A failure before the exchange removes what was made. After it the tables are complete, and only foreign keys may be
 * left to validate.
 * @returns milliseconds during which writes were blocked
 */
export async function partitionByUser(client: Query, options: Options): Promise<number> {
  // Refused when it exists: the partitions of an earlier run are in it.
  await client.query('CREATE SCHEMA partitioned')
  const { blocked, references } = await exchange(client, options).catch(async (error: unknown) => {
    for (const name of TABLES) await client.query(`DROP TRIGGER IF EXISTS mirror ON public."${name}"`)
    await client.query('DROP SCHEMA partitioned CASCADE')
    throw error
  })
  await validate(client, references, options.partitions)
  return blocked
}

async function exchange(client: Query, { partitions, batch = 500, onBatch }: Options): Promise<Switched> {
  const tables: Table[] = []
  for (const name of TABLES) tables.push(await describe(client, name))
  for (const table of tables) await makeTable(client, table, partitions)
  for (const table of tables) await mirror(client, table)
  let copied = 0
  const onCopied = async (rows: number) => {
    copied += rows
    await onBatch?.(copied)
  }
  for (const table of tables) await copy(client, table, batch, onCopied)
  for (const { name } of tables) await client.query(`ANALYZE partitioned."${name}"`)
  return switchOver(client, partitions)
}

async function makeTable(client: Query, { name, key }: Table, partitions: number): Promise<void> {
  await client.query(`CREATE TABLE partitioned."${name}" (
    LIKE public."${name}" INCLUDING DEFAULTS, PRIMARY KEY (${list(key)})) PARTITION BY HASH ("userId")`)
  for (let n = 0; n < partitions; n++) {
    await client.query(`CREATE TABLE partitioned."${name}_${n}" PARTITION OF partitioned."${name}"
      FOR VALUES WITH (MODULUS ${partitions}, REMAINDER ${n})`)
  }
  const { rows } = await client.query<{ definition: string }>(
    `SELECT indexdef AS definition FROM pg_indexes
     WHERE schemaname = 'public' AND tablename = $1 AND indexname <> $1 || '_pkey'`,
    [name],
  )
  for (const { definition } of rows) {
    await client.query(definition.replace(/INDEX "?\w+"? ON public\./, 'INDEX ON partitioned.'))
  }
}

/** From now on, triggers replicate all writes to the new table in the same transaction. */
async function mirror(client: Query, { name, columns, key }: Table): Promise<void> {
  const rest = columns.filter((column) => !key.includes(column))
  await client.query(`
    CREATE FUNCTION partitioned."mirror_${name}"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF TG_OP = 'DELETE' THEN
        DELETE FROM partitioned."${name}" WHERE ${key.map((column) => `"${column}" = OLD."${column}"`).join(' AND ')};
      ELSE
        INSERT INTO partitioned."${name}" (${list(columns)}) VALUES (${columns.map((c) => `NEW."${c}"`).join(', ')})
        ON CONFLICT (${list(key)}) DO UPDATE SET ${rest.map((column) => `"${column}" = EXCLUDED."${column}"`).join(', ')};
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER mirror AFTER INSERT OR UPDATE OR DELETE ON public."${name}"
      FOR EACH ROW EXECUTE FUNCTION partitioned."mirror_${name}"()`)
}

/**
 * Backfill in the order of the key, one transaction per batch. FOR KEY SHARE blocks concurrent deletions of the rows
 * until commit.
 */
async function copy(
  client: Query,
  { name, columns, key }: Table,
  batch: number,
  onCopied: (rows: number) => Promise<void>,
): Promise<void> {
  let last = key.map(() => '')
  for (;;) {
    const { rows } = await client.query<{ last: string[] }>(
      `WITH next AS (
         SELECT * FROM public."${name}" WHERE (${list(key)}) > (${key.map((_, n) => `$${n + 2}`).join(', ')})
         ORDER BY ${list(key)} LIMIT $1 FOR KEY SHARE
       ), kept AS (
         INSERT INTO partitioned."${name}" (${list(columns)}) SELECT ${list(columns)} FROM next ON CONFLICT DO NOTHING
       )
       SELECT ARRAY[${list(key)}] AS last FROM next ORDER BY ${list(key)}`,
      [batch, ...last],
    )
    const reached = rows.at(-1)?.last
    if (!reached) return
    last = reached
    await onCopied(rows.length)
  }
}

type Reference = { name: string; from: string; definition: string }

/** The foreign keys from and to these tables. */
const REFERENCES = `SELECT c.conname AS name, r.relname AS "from", pg_get_constraintdef(c.oid) AS definition
  FROM pg_constraint c JOIN pg_class r ON r.oid = c.conrelid
  WHERE c.contype = 'f' AND (c.confrelid = ANY($1::regclass[]) OR c.conrelid = ANY($1::regclass[]))`

type Switched = { blocked: number; references: Reference[] }

async function switchOver(client: Query, partitions: number): Promise<Switched> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await trySwitch(client, partitions)
    } catch (error) {
      await client.query('ROLLBACK')
      // Lock timeout: transactions queued behind ours go first.
      if ((error as { code?: string }).code !== '55P03' || attempt === SWITCH_TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}

/** The tables that a foreign key is declared on while it is not validated, quoted. */
const holdersOf = (from: string, partitions: number): string[] =>
  TABLES.includes(from)
    ? Array.from({ length: partitions }, (_, n) => `partitioned."${from}_${n}"`)
    : [`public."${from}"`]

async function trySwitch(client: Query, partitions: number): Promise<Switched> {
  const names = TABLES.map((name) => `public."${name}"`)
  await client.query(`BEGIN; SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`)
  const begun = performance.now()
  await client.query(`LOCK TABLE ${names.join(', ')} IN ACCESS EXCLUSIVE MODE`)
  const { rows: references } = await client.query<Reference>(REFERENCES, [names])
  for (const { from, name } of references) await client.query(`ALTER TABLE "${from}" DROP CONSTRAINT "${name}"`)
  await client.query('CREATE SCHEMA before_partitioning')
  for (const name of TABLES) {
    await client.query(`DROP TRIGGER mirror ON public."${name}";
      ALTER TABLE public."${name}" SET SCHEMA before_partitioning;
      ALTER TABLE partitioned."${name}" SET SCHEMA public`)
  }
  // Enforced for every write from now on, cascades included, and validated for earlier rows later. A partitioned table
  // cannot have a key that is not validated, so its partitions get theirs one by one.
  for (const { from, name, definition } of references) {
    for (const holder of holdersOf(from, partitions))
      await client.query(`ALTER TABLE ${holder} ADD CONSTRAINT "${name}" ${definition} NOT VALID`)
  }
  await client.query('COMMIT')
  return { blocked: performance.now() - begun, references }
}

/**
 * Validates the foreign keys without blocking writes. A partitioned table then adopts those of its partitions without
 * another scan.
 */
async function validate(client: Query, references: readonly Reference[], partitions: number): Promise<void> {
  for (const { from, name, definition } of references) {
    for (const holder of holdersOf(from, partitions))
      await client.query(`ALTER TABLE ${holder} VALIDATE CONSTRAINT "${name}"`)
    if (TABLES.includes(from)) await client.query(`ALTER TABLE "${from}" ADD CONSTRAINT "${name}" ${definition}`)
  }
}
