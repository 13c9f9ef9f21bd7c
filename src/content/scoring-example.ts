/** The example answer on the page about scoring; its question is from the bank. */

import { ContentError } from './content-error'
import type { BankQuestion } from './question-bank'
import { questionsFor } from './question-bank'

const QUESTION_ID = 'shared.dull-part-for-the-team'

const ANSWER =
  'In my final year, four of us had one goal: a working stock app for a small pharmacy, in six weeks. ' +
  'Somebody had to clean the old stock list first: 1,900 rows, and a dull job that nobody wanted. I ' +
  'volunteered. I asked my classmates which fields their screens needed and by when, and agreed the ' +
  'order with them. Then I checked every row against the shelf labels and wrote down my rules. The app ' +
  'was good and the pharmacist was happy.'

/** @throws ContentError when the bank no longer contains the question */
export function scoringExample(): { question: BankQuestion; answer: string } {
  const question = questionsFor('accountant').find(({ id }) => id === QUESTION_ID)
  if (!question) throw new ContentError(`scoring-example.ts: the question bank has no ${QUESTION_ID}`)
  return { question, answer: ANSWER }
}
