/** What the candidate should know about how an answer was read, in plain language. */
import type { AnswerFacts, DegenerateKind } from '@/domain/evaluation/facts'

const REMARKS: Readonly<Record<DegenerateKind, string>> = {
  empty: 'There are no words to score.',
  'no-answer': 'This says that there is no answer. A first attempt, however rough, can be scored and improved.',
  gibberish: 'Much of this is not made of words, so it could not be read as an answer.',
  'other-language': 'Answers are read in English only; this one seems to be in another language.',
  'question-repeated': 'Much of this repeats the question. Only your own words were scored.',
  'sentence-repeated': 'Some sentences appear more than once. Each was counted once.',
  'keyword-list': 'This reads as a list of terms. Terms count once a sentence says what you do with them.',
  filler: 'Most of the words repeat themselves or carry no content. Only what remains was scored.',
  instructions: 'Part of this speaks to whoever grades it. It was left out and changed nothing in the score.',
}

/** Longest answer that is easy to listen to, in words: some five minutes of speech. */
const LONG = 700
const SHORT = 25

export function remarksOn(facts: Omit<AnswerFacts, 'remarks'>): string[] {
  const remarks = facts.degenerate.map(({ kind }) => REMARKS[kind])
  const unread = facts.degenerate.some(({ kind }) => ['empty', 'no-answer', 'other-language'].includes(kind))
  if (facts.words > LONG) {
    remarks.push(
      `${facts.words} words take over five minutes to say. An interviewer will stop listening before the end.`,
    )
  }
  if (!unread) {
    if (facts.agreement === null && facts.ownWords < SHORT)
      remarks.push('There is little to go by here, so the score is uncertain.')
    if (facts.ownWords > 0 && facts.relevance.strength < 0.2) {
      remarks.push('Hardly anything of what was asked comes up, so this may answer another question.')
    }
  }
  return remarks
}
