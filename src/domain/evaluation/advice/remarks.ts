/** What the candidate should know about how an answer was read, in plain language. */
import { EVALUATED_CHARS } from '@/domain/interview/evaluated-part'
import type { AnswerFacts, SetAside, Unreadable } from '../facts'
import type { Score } from '../score/score-facts'
import { SURE } from './limits'

const KILO = new Intl.NumberFormat('en')

/** Every remark by its name. @param words how many words the answer has */
export const REMARKS = {
  empty: () => 'There are no words to score.',
  'no-answer': () => 'This says that there is no answer. A first attempt, however rough, can be scored and improved.',
  'not-english': () => 'Too few of the words are English, so this could not be read as an answer.',
  instructions: () => 'Part of this speaks to whoever grades it. It was left out and changed nothing in the score.',
  question: () => 'A sentence repeats the question. It was left out; only your own words were scored.',
  repeated: () => 'Some sentences stand here more than once. Each was counted once.',
  cut: () =>
    `This answer is longer than what is evaluated: its first ${KILO.format(EVALUATED_CHARS)} characters count, the rest was not read.`,
  'no-content': () =>
    'No points were given for this question. The score says how the answer is told and how concrete it is; whether what it says is right was not judged.',
  'too-long': (words) =>
    `${words} words take over five minutes to say. An interviewer will stop listening before the end.`,
  uncertain: () => 'There is little to go by here, so the score is uncertain.',
  'not-speech': () => 'This does not read like speech: words in lists or out of order. Say it in sentences.',
  'off-question': () => 'We cannot tell whether this answers the question, so the range is wide.',
} as const satisfies Record<Unreadable | SetAside['kind'] | OnReading, (words: string) => string>

type OnReading = 'cut' | 'no-content' | 'too-long' | 'uncertain' | 'not-speech' | 'off-question'
export type RemarkName = keyof typeof REMARKS

/** Longest answer that is easy to listen to, in words: some five minutes of speech. */
const LONG = 700
/** A story with this little to do with the question may answer another one. */
const HARDLY_KNOWN = 0.02

/** @param hasContent whether there are points, or model answers, to hold the answer against */
export function remarksOn(facts: AnswerFacts, score: Score, hasContent: boolean): string[] {
  return namesOf(facts, score, hasContent).map((name) => REMARKS[name](String(facts.words)))
}

function namesOf(facts: AnswerFacts, { judged }: Score, hasContent: boolean): RemarkName[] {
  const names: RemarkName[] = facts.unreadable ? [facts.unreadable] : []
  names.push(...new Set(facts.setAside.map((aside) => aside.kind)))
  if (facts.isCut) names.push('cut')
  if (facts.unreadable) return names
  if (!hasContent) names.push('no-content')
  if (facts.words > LONG) names.push('too-long')
  if (!judged) names.push('uncertain')
  else if (facts.guard >= SURE.guard) names.push('not-speech')
  else if (
    facts.points.length > 0 &&
    facts.points.every(({ verdict }) => verdict === 'missing') &&
    facts.known < HARDLY_KNOWN
  ) {
    names.push('off-question')
  }
  return names
}
