/** Rows with values that are easily lost in a file format. */
import type { Database } from '@/server/database/database'

export const HARD_TEXT = 'Zażółć "gęślą" jaźń \\ \\N {1,NULL} \'$$\'\n\r\t[1]\u2028 🦉 e\u0301 <null>'

/** A user with one row in nearly every table, and a pending job. */
export async function insertRows({ prisma, executeSql }: Pick<Database, 'prisma' | 'executeSql'>): Promise<void> {
  const { id: userId } = await prisma.user.create({
    data: {
      email: 'ada@example.com',
      name: HARD_TEXT,
      passwordHash: null,
      planExpiresAt: new Date('2026-03-10T12:34:56.789Z'),
      identities: { create: { provider: 'google', providerAccountId: '1' } },
      tokens: { create: { kind: 'reset_password', tokenHash: 'x', expiresAt: new Date('2026-04-01T00:00:00.001Z') } },
    },
  })
  const questions = [{ text: HARD_TEXT, n: 1e21, small: 0.1 + 0.2, none: null, list: [[], {}] }]
  await prisma.interview.create({
    data: {
      userId,
      role: 'accountant',
      cvContent: HARD_TEXT.repeat(2_000),
      questions,
      questionCount: 1,
      answers: {
        create: Array.from({ length: 30 }, (_, i) => ({
          questionId: `q${i}`,
          text: `${HARD_TEXT} ${i}`,
          timeSpent: i,
          wordCount: 1,
        })),
      },
      usage: { create: { kind: 'interview', month: '2026-03', amount: 1, reason: 'started' } },
    },
  })
  await prisma.cvReview.create({
    data: { userId, cvContent: '', jobDescription: 'x', fileWarnings: ['', 'NULL', HARD_TEXT, '{"a"}'] },
  })
  await prisma.rateLimit.create({ data: { key: 'k', points: 3, expire: 9_007_199_254_740_993n } })
  await prisma.payment.create({
    data: {
      userId: null,
      reference: 'r1',
      provider: 'paystack',
      plan: 'monthly',
      amount: 500_000,
      currency: 'NGN',
      events: { create: { name: 'refund.processed', key: '1', amount: null } },
    },
  })
  await executeSql(
    `INSERT INTO pgboss.job (name, data, state, start_after) VALUES
     ('send-mail', '{"kind":"verify-email","userId":"waiting"}', 'created', now() + interval '1 day'),
     ('tidy', '{"was":"running"}', 'active', now()), ('tidy', '{"was":"done"}', 'completed', now())`,
  )
}

/** All rows, as the product reads them. */
export async function allRows({ prisma }: Pick<Database, 'prisma'>) {
  return {
    users: await prisma.user.findMany({ include: { identities: true, tokens: true, cvReviews: true, usage: true } }),
    interviews: await prisma.interview.findMany({ include: { answers: { orderBy: { questionId: 'asc' } } } }),
    payments: await prisma.payment.findMany({ include: { events: true } }),
    limits: await prisma.rateLimit.findMany(),
  }
}

/** The pending jobs. */
export async function openJobs({ executeSql }: Pick<Database, 'executeSql'>) {
  const { rows } = await executeSql(
    `SELECT name, data, state, start_after > now() AS later FROM pgboss.job
     WHERE state < 'completed' AND data ? ANY (ARRAY['was', 'userId']) ORDER BY name`,
  )
  return rows
}
