/**
 * Draft of one answer: its local text, and the state last confirmed by the server. The server resolves concurrent edits
 * by last-write-wins on `revision`; a conflict that needs a decision is left to the user.
 */
import { cleanText, isAnswered } from './answers'

export type Draft = {
  text: string
  /** In seconds, with fractions. */
  timeSpent: number
  /** Counter of local edits. */
  edit: number
  /** The last edit that the server confirmed; equal to `edit` when nothing is unsent. */
  savedEdit: number
  /**
   * Time of the last edit in milliseconds since 1970, by this device's clock, but always greater than the revision that
   * the edit is based on. The server keeps the answer with the highest revision.
   */
  revision: number
  /** Highest revision known to be on the server. */
  heldRevision: number
  /** Whole seconds stored on the server. */
  savedTime: number
  /** Fingerprints of texts that the server may hold: the confirmed one, and those sent since without a response. */
  known: readonly string[]
  /** The server's text when it was written on another device; nothing is sent until the user has chosen one. */
  conflict: string | null
}

/** A draft as stored in the browser. */
export type KeptDraft = { text: string; isSaved: boolean; known: string[]; revision: number }

export type SentAnswer = { questionId: string; text: string; timeSpent: number; revision: number }

/** An answer stored on the server; it includes the revision only after an older text was refused. */
export type HeldAnswer = Omit<SentAnswer, 'revision'> & { revision?: number }

const KNOWN_AT_MOST = 40

/** Identifies a text without storing it: length and a 53-bit hash. */
export function fingerprint(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return `${text.length}:${(4294967296 * (2097151 & low) + (high >>> 0)).toString(36)}`
}

const NOTHING = fingerprint('')

/** A draft that is in sync with the server's text. */
export const savedDraft = (text: string, timeSpent: number): Draft => ({
  text,
  timeSpent,
  edit: 0,
  savedEdit: 0,
  revision: 0,
  heldRevision: 0,
  savedTime: timeSpent,
  known: [fingerprint(text)],
  conflict: null,
})

/** The draft stored in the browser, merged into the last known state of the server. */
export const restoreDraft = (draft: Draft, kept: KeptDraft | undefined, timeSpent = 0): Draft => ({
  ...(kept ? mirrored(draft, kept) : draft),
  timeSpent: Math.max(draft.timeSpent, timeSpent),
})

export const keptDraft = (draft: Draft): KeptDraft => ({
  text: cleanText(draft.text),
  isSaved: isSaved(draft),
  known: [...draft.known],
  revision: draft.revision,
})

export const isSaved = (draft: Draft): boolean => draft.edit === draft.savedEdit

/** Whether a call that sends all answers must include the draft: it has words, or the server may hold some. */
export const isWorthSending = (draft: Draft): boolean =>
  isAnswered(draft.text) || draft.known.some((known) => known !== NOTHING)

export const toAnswer = (questionId: string, draft: Draft): SentAnswer => ({
  questionId,
  text: cleanText(draft.text),
  timeSpent: Math.floor(draft.timeSpent),
  revision: draft.revision,
})

/** A clock that was set back, or is behind that of another device, must not give a new edit an old revision. */
const nextRevision = (draft: Draft, now: number): number =>
  Math.max(Math.floor(now), draft.revision + 1, draft.heldRevision + 1)

/** @param now milliseconds since 1970 */
export const typed = (draft: Draft, text: string, now: number): Draft =>
  text === draft.text ? draft : { ...draft, text, edit: draft.edit + 1, revision: nextRevision(draft, now) }

/**
 * Applied when the user leaves the question: time spent on an answer is also sent. The revision grows only by one, so
 * that it cannot replace a text that was written elsewhere since.
 */
export const left = (draft: Draft): Draft =>
  isSaved(draft) && isAnswered(draft.text) && Math.floor(draft.timeSpent) !== draft.savedTime
    ? { ...draft, edit: draft.edit + 1, revision: draft.revision + 1 }
    : draft

/** Applied before a text is sent: from now on the server may hold it. */
export const sent = (draft: Draft, answer: SentAnswer): Draft => {
  const print = fingerprint(answer.text)
  return draft.known.includes(print) ? draft : { ...draft, known: [...draft.known, print].slice(-KNOWN_AT_MOST) }
}

/** Applied when the server confirms an answer that was sent at this `edit`. */
export const confirmed = (draft: Draft, edit: number, answer: SentAnswer): Draft => ({
  ...draft,
  savedEdit: Math.max(draft.savedEdit, edit),
  heldRevision: Math.max(draft.heldRevision, answer.revision),
  savedTime: answer.timeSpent,
  known: [fingerprint(answer.text)],
})

/** Applies an edit from another tab of this browser. */
export const mirrored = (draft: Draft, { text, known, revision, isSaved }: KeptDraft): Draft => ({
  ...draft,
  text,
  known,
  edit: draft.edit + 1,
  revision: Math.max(draft.revision, revision),
  savedEdit: isSaved ? draft.edit + 1 : draft.savedEdit,
})

/**
 * Merges the server's state into the draft, after a request for it or after the server refused an older text. Local
 * edits are never overwritten; where both sides have edits of their own, the user decides.
 * @param asked the draft at the time of the call
 */
export function reconciled(draft: Draft, asked: Draft, answer: HeldAnswer | undefined): Draft {
  const text = answer?.text ?? ''
  const [print, own] = [fingerprint(text), fingerprint(cleanText(draft.text))]
  const timeSpent = Math.max(draft.timeSpent, answer?.timeSpent ?? 0)
  const savedTime = answer?.timeSpent ?? 0
  const heldRevision = Math.max(draft.heldRevision, answer?.revision ?? 0)
  const base = { ...draft, timeSpent, savedTime, heldRevision }
  // For edits based on the server's text: newer than it, whatever the clocks say.
  const grown = { ...base, revision: draft.revision < heldRevision ? heldRevision + 1 : draft.revision }
  if (print === own) {
    const isTimeUnsent = !isSaved(draft) && Math.floor(draft.timeSpent) > savedTime
    return isTimeUnsent ? { ...grown, known: [print] } : { ...base, savedEdit: draft.edit, known: [print] }
  }
  // Since the confirmation, at most the time spent has changed.
  const isUntouched = isSaved(draft) || (draft.known.length === 1 && draft.known[0] === own)
  if (!isUntouched) {
    return draft.known.includes(print) || !isAnswered(text) ? grown : { ...base, conflict: text }
  }
  if (draft.edit !== asked.edit) return draft
  if (!isAnswered(text)) return { ...grown, edit: draft.edit + 1 }
  return { ...base, text, savedEdit: draft.edit, known: [print] }
}

/**
 * Resolves a conflict by the user's choice.
 * @param now milliseconds since 1970
 */
export function chosen(draft: Draft, choice: 'mine' | 'theirs', now: number): Draft {
  if (draft.conflict === null) return draft
  const known = [fingerprint(draft.conflict)]
  if (choice === 'mine') return { ...draft, conflict: null, known, revision: nextRevision(draft, now) }
  return { ...draft, text: draft.conflict, conflict: null, known, savedEdit: draft.edit }
}
