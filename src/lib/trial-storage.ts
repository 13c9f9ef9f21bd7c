/** Answers that are tried before there is an account, as this browser keeps them until an account has them. */
import { readStored, removeStored, writeStored } from './browser-storage'
import { draftKeys, readDraftText, writeDraftText } from './draft-text'
import { hasSessionFlag, setSessionFlag, takeSessionFlag } from './session-flag'
import { TRIAL_KEY as KEY } from './trial-role'

/** Somebody is signing up in order to keep the answer. */
const WANTED = 'greenroom:trial-wanted'

type TriedQuestion = {
  role: string
  questionId: string
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
  const text = readDraftText(draftKeys.trial(stored.questionId))
  return /\S/.test(text) ? { ...stored, text } : null
}

/** Whether the text could be kept; an empty one is forgotten. */
export function writeTrial({ text, ...tried }: KeptTrial): boolean {
  return writeDraftText(draftKeys.trial(tried.questionId), text) && (text === '' || writeStored(KEY, tried))
}

export function removeTrial({ questionId }: KeptTrial): void {
  removeStored(draftKeys.trial(questionId))
  removeStored(KEY)
}

/** Whoever signs up now in this tab wants the answer in the account. */
export const wantTrialKept = (): void => setSessionFlag(WANTED)
export const isTrialWanted = (): boolean => hasSessionFlag(WANTED)
export const endTrialWanted = (): void => void takeSessionFlag(WANTED)
