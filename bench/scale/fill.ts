/** Fills a database with the interviews of a thousand users, generated in SQL. */
import type pg from 'pg'

export type Measured = { few: string; many: string }

/** Interviews of the two measured users. */
export const COUNTS = { few: 10, many: 10_000 } as const

const OTHERS = 998

/** An interview's questions, of about the same size as real ones: 5 KB. */
const QUESTIONS = Array.from({ length: 5 }, (_, n) => ({
  id: `q${n}`,
  text: 'Tell me about a time when you had to decide with less than you wanted to know.',
  category: 'behavioral',
  timeEstimate: 3,
  source: 'bank',
  keyPoints: Array.from({ length: 5 }, (_, k) => ({
    id: `k${k}`,
    text: 'What was known, and what was not.',
    says: [],
  })),
}))

const RESULT = {
  score: 60,
  range: { low: 50, high: 70 },
  strengths: ['You say what you did yourself.'],
  improvements: ['Name a figure.'],
  evidence: [{ quote: 'I asked three customers first.', note: 'Your own step.' }],
  dimensions: { structure: 60, substance: 60 },
  modelAnswer: QUESTIONS[0]?.keyPoints.map(({ text }) => text),
  remarks: [],
}

const SUMMARY = {
  metrics: { technicalSkills: 60, communication: 60, problemSolving: 60, leadership: 60 },
  range: { low: 50, high: 70 },
  recommendations: ['Name figures.'],
  evaluator: 'local',
}

const TEXT = 'I asked three customers first, then I wrote down what would change my mind. '.repeat(8)

/** Of ten interviews, seven are completed, two saved and one in progress; the latest are in this month. */
const INTERVIEWS = `
  INSERT INTO "Interview" (id, "userId", role, questions, "questionCount", status, "createdAt", "savedAt", "completedAt",
    "feedbackStatus", score, "scoreLow", "scoreHigh", "answeredCount", summary)
  SELECT 'i' || n, owner, 'accountant', $4::jsonb, 5,
    (CASE WHEN n % 10 < 7 THEN 'completed' WHEN n % 10 < 9 THEN 'saved' ELSE 'in_progress' END)::"InterviewStatus",
    made, CASE WHEN n % 10 IN (7, 8) THEN made END, CASE WHEN n % 10 < 7 THEN made END,
    (CASE WHEN n % 10 < 7 THEN 'ready' ELSE 'none' END)::"FeedbackStatus",
    CASE WHEN n % 10 < 7 THEN 40 + n % 50 END, CASE WHEN n % 10 < 7 THEN 30 + n % 50 END,
    CASE WHEN n % 10 < 7 THEN 50 + n % 50 END, CASE WHEN n % 10 < 7 THEN 5 ELSE 0 END,
    CASE WHEN n % 10 < 7 THEN $5::jsonb END
  FROM (
    SELECT n, CASE WHEN n <= ${COUNTS.few} THEN $1 WHEN n <= ${COUNTS.few + COUNTS.many} THEN $2
        ELSE 'other' || n % ${OTHERS} END AS owner,
      now() - (n % ${COUNTS.many}) * interval '150 minutes' AS made
    FROM generate_series(1, $3::int) n
  ) numbered`

const isMeasured = `i."userId" IN ($1, $2)`

const ANSWERS = `
  INSERT INTO "Answer" ("userId", "interviewId", "questionId", text, "timeSpent", "wordCount", "updatedAt")
  SELECT i."userId", i.id, 'q' || q, CASE WHEN ${isMeasured} THEN $3 ELSE 'x' END, 60, 100, i."createdAt"
  FROM "Interview" i, generate_series(0, 4) q WHERE q < CASE WHEN ${isMeasured} THEN 5 ELSE 1 END`

const SCORES = `
  INSERT INTO "AnswerScore" ("userId", "interviewId", "questionId", evaluator, score, result)
  SELECT i."userId", i.id, 'q' || q, 'local', 60, $3::jsonb || jsonb_build_object('questionId', 'q' || q)
  FROM "Interview" i, generate_series(0, 4) q
  WHERE i.status = 'completed' AND q < CASE WHEN ${isMeasured} THEN 5 ELSE 1 END`

const ATTEMPTS = `
  INSERT INTO "AnswerAttempt" ("userId", "interviewId", "questionId", number, text, status, evaluator, score, result,
    "createdAt")
  SELECT i."userId", i.id, 'q0', 2, $3, 'ready', 'local', 60, $4::jsonb || '{"questionId": "q0"}', i."createdAt"
  FROM "Interview" i WHERE ${isMeasured} AND i.status = 'completed'`

const USAGE = `
  INSERT INTO "UsageEntry" (id, "userId", kind, month, amount, reason, "interviewId", "createdAt")
  SELECT 'e' || id, "userId", 'interview', to_char("createdAt" AT TIME ZONE 'UTC', 'YYYY-MM'), 1, 'started', id, "createdAt"
  FROM "Interview"`

const REVIEWS = `
  INSERT INTO "CvReview" (id, "userId", "cvContent", "jobDescription", status, "createdAt")
  SELECT 'r' || id, "userId", 'A CV', 'An advert', 'failed', "createdAt" FROM "Interview" i WHERE ${isMeasured}`

const PAYMENTS = `
  INSERT INTO "Payment" (id, "userId", reference, provider, plan, amount, currency, "createdAt")
  SELECT 'p' || id, "userId", 'ref' || id, 'sandbox', 'monthly', 250000, 'NGN', "createdAt"
  FROM "Interview" i WHERE ${isMeasured}`

/** @param rows total number of interviews */
export async function fill(client: pg.Client, { few, many }: Measured, rows: number): Promise<void> {
  // Disables foreign key checks, which would take most of the time; the references are valid.
  await client.query('SET session_replication_role = replica')
  await client.query(`INSERT INTO "User" (id, email, name)
    SELECT 'other' || n, 'other' || n || '@example.com', 'Other' FROM generate_series(0, ${OTHERS - 1}) n`)
  await client.query(INTERVIEWS, [few, many, rows, JSON.stringify(QUESTIONS), JSON.stringify(SUMMARY)])
  await client.query(ANSWERS, [few, many, TEXT])
  await client.query(SCORES, [few, many, JSON.stringify(RESULT)])
  await client.query(ATTEMPTS, [few, many, TEXT, JSON.stringify(RESULT)])
  await client.query(USAGE)
  await client.query(REVIEWS, [few, many])
  await client.query(PAYMENTS, [few, many])
  await client.query('VACUUM ANALYZE')
}
