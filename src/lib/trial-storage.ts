/** Answers that are tried before there is an account, as this browser keeps them until an account has them. */
import { readStored, removeStored, writeStored } from './browser-storage'
import { hasSessionFlag, setSessionFlag, takeSessionFlag } from './session-flag'
import { TRIAL_KEY as KEY } from './trial-role'

const textKey = (questionId: string) => `${KEY}:${questionId}`
/** Somebody is signing up in order to keep the answer. */
const WANTED = 'greenroom:trial-wanted'

type TriedQuestion = {
  role: string
  questionId: string
  /** The question's text. */
  question: string
}
export type KeptTrial = TriedQuestion & { text: string }

const isTried = (stored: unknown): stored is TriedQuestion =>
  typeof stored === 'object' &&
  stored !== null &&
  ['role', 'questionId', 'question'].every((key) => typeof (stored as Record<string, unknown>)[key] === 'string')

/** The answer that was written last; null where there is none. */
export function readTrial(): KeptTrial | null {
  const stored = readStored(KEY)
  if (!isTried(stored)) return null
  const text = readTrialText(stored.questionId)
  return /\S/.test(text) ? { ...stored, text } : null
}

/** The answer to a question as last typed here; empty when there is none. */
export function readTrialText(questionId: string): string {
  const stored = readStored(textKey(questionId))
  return typeof stored === 'string' ? stored : ''
}

/** Whether the text could be kept; an empty one is forgotten. */
export function writeTrial({ text, ...tried }: KeptTrial): boolean {
  if (text !== '') return writeStored(textKey(tried.questionId), text) && writeStored(KEY, tried)
  removeStored(textKey(tried.questionId))
  return true
}

/** Forgets the answer that was written last. */
export function removeTrial({ questionId }: KeptTrial): void {
  removeStored(textKey(questionId))
  removeStored(KEY)
}

/** Whoever signs up now in this tab wants the answer in the account. */
export const wantTrialKept = (): void => setSessionFlag(WANTED)
export const isTrialWanted = (): boolean => hasSessionFlag(WANTED)
export const endTrialWanted = (): void => void takeSessionFlag(WANTED)
