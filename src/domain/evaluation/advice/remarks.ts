/** What the candidate should know about how an answer was read, in plain language. */
import { EVALUATED_CHARS } from '@/domain/interview/evaluated-part'
import type { AnswerFacts, SetAside, Unreadable } from '../facts'
import type { Score } from '../score/score-facts'
import { SURE } from './limits'

const UNREADABLE: Readonly<Record<Unreadable, string>> = {
  empty: 'There are no words to score.',
  'no-answer': 'This says that there is no answer. A first attempt, however rough, can be scored and improved.',
  'not-english': 'Too few of the words are English, so this could not be read as an answer.',
}

const SET_ASIDE: Readonly<Record<SetAside['kind'], string>> = {
  instructions: 'Part of this speaks to whoever grades it. It was left out and changed nothing in the score.',
  question: 'A sentence repeats the question. It was left out; only your own words were scored.',
  repeated: 'Some sentences stand here more than once. Each was counted once.',
}

const NO_CONTENT =
  'No points were given for this question. The score says how the answer is told and how concrete it is; whether what it says is right was not judged.'

const KILO = new Intl.NumberFormat('en')

/** Longest answer that is easy to listen to, in words: some five minutes of speech. */
const LONG = 700
/** A story with this little to do with the question may answer another one. */
const HARDLY_KNOWN = 0.02

/** @param hasContent whether there are points, or model answers, to hold the answer against */
export function remarksOn(facts: AnswerFacts, { judged }: Score, hasContent: boolean): string[] {
  const remarks: string[] = facts.unreadable ? [UNREADABLE[facts.unreadable]] : []
  for (const kind of new Set(facts.setAside.map((aside) => aside.kind))) remarks.push(SET_ASIDE[kind])
  if (facts.isCut)
    remarks.push(
      `This answer is longer than what is evaluated: its first ${KILO.format(EVALUATED_CHARS)} characters count, the rest was not read.`,
    )
  if (facts.unreadable) return remarks
  if (!hasContent) remarks.push(NO_CONTENT)
  if (facts.words > LONG) {
    remarks.push(
      `${facts.words} words take over five minutes to say. An interviewer will stop listening before the end.`,
    )
  }
  if (!judged) remarks.push('There is little to go by here, so the score is uncertain.')
  else if (facts.guard >= SURE.guard) {
    remarks.push('This does not read like speech: words in lists or out of order. Say it in sentences.')
  } else if (
    facts.points.length > 0 &&
    facts.points.every(({ verdict }) => verdict === 'missing') &&
    facts.known < HARDLY_KNOWN
  ) {
    remarks.push('We cannot tell whether this answers the question, so the range is wide.')
  }
  return remarks
}
