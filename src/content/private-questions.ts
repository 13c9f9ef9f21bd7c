/** Questions about private matters that interviewers should not ask and do ask, with a calm reply to each. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { readYaml } from './read-yaml'

const sentence = z.string().trim().min(20).max(400)

const fileSchema = z.strictObject({
  /** Month and year in which the law was read. */
  lawRead: z.string().regex(/^[A-Z][a-z]{2,8} \d{4}$/),
  questions: z
    .array(
      z.strictObject({
        asked: sentence,
        /** What the interviewer may want to know. */
        behind: sentence,
        /** In the candidate's words: an answer to that, something from work, and back to the post. */
        reply: sentence,
        mistake: sentence,
        /** What the law of Nigeria says, without advice. */
        law: sentence,
      }),
    )
    .min(1),
})

type PrivateQuestions = z.infer<typeof fileSchema>

export const PRIVATE_QUESTIONS_FILE = path.join(process.cwd(), 'src', 'content', 'private-questions.yaml')

/** @throws ContentError with `file:line: path: error` for each error */
export const parsePrivateQuestions = (text: string): PrivateQuestions =>
  readYaml(fileSchema, text, path.basename(PRIVATE_QUESTIONS_FILE))

export const privateQuestions = (): PrivateQuestions =>
  parsePrivateQuestions(readFileSync(PRIVATE_QUESTIONS_FILE, 'utf8'))
