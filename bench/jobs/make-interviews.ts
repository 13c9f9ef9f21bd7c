/** Creates fully answered interviews that are ready to be completed, from questions of the bank and graded answers. */
import type pg from 'pg'
import { readGraded } from '../../scripts/train/graded'

/** Answers per interview: the middle of the selectable lengths. */
export const ANSWERS = 10

const words = (text: string) => text.split(/\s+/).filter(Boolean).length

/** Good and weak answers alternately, each to a different question. */
function gradedAnswers() {
  const chosen = new Map<string, ReturnType<typeof readGraded>[number]>()
  for (const graded of readGraded()) {
    const isWanted = graded.kind === (chosen.size % 2 === 0 ? 'excellent' : 'vague')
    if (isWanted && chosen.size < ANSWERS && !chosen.has(graded.questionId)) chosen.set(graded.questionId, graded)
  }
  return [...chosen.values()]
}

const USERS = `INSERT INTO "User" (id, email, name)
  SELECT $1 || n, $1 || n || '@example.com', 'Bench' FROM generate_series(1, $2::int) n`

const INTERVIEWS = `INSERT INTO "Interview" (id, "userId", role, questions, "questionCount", status)
  SELECT $1 || u || '-' || n, $1 || u, $4, $5::jsonb, ${ANSWERS}, 'in_progress'
  FROM generate_series(1, $2::int) u, generate_series(1, $3::int) n`

const TEXTS = `INSERT INTO "Answer" ("userId", "interviewId", "questionId", text, "timeSpent", "wordCount", "updatedAt")
  SELECT $1 || u, $1 || u || '-' || n, a->>'id', a->>'text', 60, (a->>'words')::int, now()
  FROM generate_series(1, $2::int) u, generate_series(1, $3::int) n, jsonb_array_elements($4::jsonb) a`

/**
 * Creates `people` users with `each` interviews.
 * @param group prefix of all ids
 * @returns the interviews' ids
 */
export async function makeInterviews(
  client: pg.Client,
  { group, people, each }: { group: string; people: number; each: number },
): Promise<string[]> {
  const answers = gradedAnswers()
  const questions = answers.map(({ question }) => ({ timeEstimate: 3, source: 'bank', ...question }))
  const texts = answers.map(({ question, answer }) => ({ id: question.id, text: answer, words: words(answer) }))
  await client.query(USERS, [group, people])
  await client.query(INTERVIEWS, [group, people, each, 'accountant', JSON.stringify(questions)])
  await client.query(TEXTS, [group, people, each, JSON.stringify(texts)])
  return Array.from({ length: people * each }, (_, i) => `${group}${(i % people) + 1}-${Math.floor(i / people) + 1}`)
}
