/** Trial answers, stored in the browser until an account has them. */
import { readStored, removeStored, writeStored } from './browser-storage'
import { draftKeys, readDraftText, writeDraftText } from './draft-text'
import { hasSessionFlag, setSessionFlag, takeSessionFlag } from './session-storage'
import { TRIAL_KEY as KEY } from './trial-role'

/** Set while a user is signing up in order to keep the answer. */
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

/** The last trial answer; null if there is none. */
export function readTrial(): KeptTrial | null {
  const stored = readStored(KEY)
  if (!isTried(stored)) return null
  const text = readDraftText(draftKeys.trial(stored.questionId))
  return /\S/.test(text) ? { ...stored, text } : null
}

/** An empty text is removed. @returns whether the text was stored */
export function writeTrial({ text, ...tried }: KeptTrial): boolean {
  return writeDraftText(draftKeys.trial(tried.questionId), text) && (text === '' || writeStored(KEY, tried))
}

export function removeTrial({ questionId }: KeptTrial): void {
  removeStored(draftKeys.trial(questionId))
  removeStored(KEY)
}

/** Remembers, for this tab, that a user who signs up wants to keep the answer. */
export const wantTrialKept = (): void => setSessionFlag(WANTED)
export const isTrialWanted = (): boolean => hasSessionFlag(WANTED)
export const endTrialWanted = (): void => void takeSessionFlag(WANTED)
