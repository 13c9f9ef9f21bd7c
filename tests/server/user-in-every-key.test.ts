/** What tables have to fulfil to be partitioned, or spread over servers, by user; read from the migrated database. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../helpers/test-app'

/** Keys and unique indexes without the user, and why each may stay in one place. */
const WITHOUT_USER: Record<string, string> = {
  User_pkey: 'the user themselves: rows are spread by it',
  User_email_key: 'one account for each address, among all users; a sign-in knows the address alone',
  Identity_pkey: 'one account for each account at a provider; a sign-in knows that alone',
  EmailToken_pkey: 'a few rows for each user, deleted when they expire',
  EmailToken_tokenHash_key: 'the visitor who opens a mailed link is known by its token alone',
  EndedSession_pkey: 'deleted when the session would have expired',
  RateLimit_pkey: 'counts by address too, deleted when they expire',
  Payment_pkey: 'kept without the user after the account is deleted',
  Payment_reference_key: "the provider's events know the reference alone",
  PaymentEvent_pkey: 'belongs to a payment',
  AuditEntry_pkey: "grows with the operators' work, and outlives the account",
}

/** Indexes that are not unique and do not begin with the user: what is looked for without knowing the user. */
const FOUND_WITHOUT_USER: Record<string, string> = {
  Interview_id_idx: 'jobs know the interview alone',
  CvReview_id_idx: 'jobs know the review alone',
  MentorLink_tokenHash_idx: 'the mentor is known by the token alone',
  MentorLink_expiresAt_idx: 'links that have ended are deleted for all users',
  EndedSession_expiresAt_idx: 'not of a user',
  RateLimit_expire_idx: 'not of a user',
  AuditEntry_createdAt_idx: "the operators' own list",
  AuditEntry_subject_idx: "the operators' own list",
}

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

type Index = { name: string; unique: boolean; columns: string[] }

async function indexes(): Promise<Index[]> {
  const { rows } = await app.database.executeSql(
    `SELECT c.relname AS name, i.indisunique AS unique, array_agg(a.attname::text ORDER BY k.place) AS columns
     FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_class t ON t.oid = i.indrelid
     JOIN pg_namespace n ON n.oid = t.relnamespace
     CROSS JOIN LATERAL unnest(i.indkey::int2[]) WITH ORDINALITY AS k (number, place)
     JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = k.number
     WHERE n.nspname = 'public' AND t.relname <> '_prisma_migrations'
     GROUP BY 1, 2 ORDER BY 1`,
  )
  return rows as Index[]
}

const startsElsewhere = ({ columns }: Index) => columns[0] !== 'userId'

it('every key and unique index begins with the user, but for those that are listed', async () => {
  const all = (await indexes()).filter(({ unique }) => unique)
  expect(all.length).toBeGreaterThan(20)
  const without = all.filter(startsElsewhere).map(({ name }) => name)
  expect(without).toEqual(Object.keys(WITHOUT_USER).sort())
})

it('every other index too, but for those that are listed', async () => {
  const without = (await indexes()).filter((index) => !index.unique && startsElsewhere(index))
  expect(without.map(({ name }) => name)).toEqual(Object.keys(FOUND_WITHOUT_USER).sort())
})

it('a foreign key into a table that is keyed by the user refers to the same user', async () => {
  const { rows } = await app.database.executeSql(
    `SELECT c.conname AS name, pg_get_constraintdef(c.oid) AS definition FROM pg_constraint c
     JOIN pg_class t ON t.oid = c.confrelid JOIN pg_namespace n ON n.oid = t.relnamespace
     WHERE c.contype = 'f' AND n.nspname = 'public' AND t.relname NOT IN ('User', 'Payment') ORDER BY 1`,
  )
  const keys = rows as { name: string; definition: string }[]
  expect(keys.length).toBeGreaterThan(8)
  for (const { name, definition } of keys) {
    expect(definition, name).toMatch(/^FOREIGN KEY \("userId", .+\) REFERENCES "\w+"\("userId", /)
  }
})
