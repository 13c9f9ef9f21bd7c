/**
 * The interview in progress in the browser's storage, so that a reload, a crash or a lost connection loses no text.
 * One key per answer: a keystroke writes little, and two tabs do not overwrite each other's answers.
 */
import { parse, string } from 'valibot'
import type { KeptDraft } from '@/domain/interview/drafts'
import type { InterviewDto } from '@/schemas/interview'
import { readStored, removeStored, storedKeys, writeStored } from './browser-storage'
import { readStoredAs } from './read-stored-as'
import { removeOfflineCopy } from './remove-offline-copy'
import {
  type Place,
  placeSchema,
  type StoredInterview,
  storedDraftSchema,
  storedInterviewSchema,
} from './stored-interview'

const PREFIX = 'greenroom:interview:'
/** Id of the interview that was started last in this browser and has not ended. */
const CURRENT_KEY = 'greenroom:current-interview'

const interviewKey = (id: string) => `${PREFIX}${id}`
const placeKey = (id: string) => `${PREFIX}${id}:place`
const draftPrefix = (id: string) => `${PREFIX}${id}:answer:`

// In-memory copy for browsers without storage: the interview can be taken until the page is closed.
let unstored: StoredInterview | null = null

/** Stores a started interview and makes it the current one. */
export function storeCurrentInterview(interview: InterviewDto): void {
  removeFinishedDrafts(interview.id)
  const stored = parse(storedInterviewSchema, interview)
  const isKept = keepInterview(interview) && writeStored(CURRENT_KEY, interview.id)
  unstored = isKept ? null : stored
}

/**
 * The current interview with the stored drafts of its answers; null if there is none, or if it belongs to another user.
 */
export function readCurrentInterview(userId?: string): StoredInterview | null {
  const id = readStoredAs(CURRENT_KEY, string())
  const interview = unstored ?? (id === null ? null : readInterview(id))
  return interview && (userId === undefined || interview.userId === userId) ? interview : null
}

/** Stores an interview for reloads without making it the current one. */
export function keepInterview(interview: InterviewDto): boolean {
  const key = interviewKey(interview.id)
  const kept = readStoredAs(key, storedInterviewSchema)
  // It was saved since, perhaps on another device, so the local position is outdated.
  if (kept && kept.savedAt?.getTime() !== interview.savedAt?.getTime()) removeStored(placeKey(interview.id))
  return writeStored(key, parse(storedInterviewSchema, interview))
}

/** A stored interview, with the local drafts and the local position. */
export function readInterview(id: string): StoredInterview | null {
  const interview = readStoredAs(interviewKey(id), storedInterviewSchema)
  if (!interview) return null
  const drafts = readDrafts(interview)
  const place = readPlace(id)
  const answers = interview.questions.flatMap(({ id: questionId }) => {
    const known = interview.answers.find((answer) => answer.questionId === questionId)
    const text = drafts[questionId]?.text ?? known?.text
    return text === undefined
      ? []
      : { questionId, text, timeSpent: Math.floor(place?.times[questionId] ?? known?.timeSpent ?? 0) }
  })
  const index = Math.min(place?.index ?? interview.currentQuestionIndex, interview.questions.length - 1)
  return { ...interview, answers, currentQuestionIndex: index }
}

/** Removes an interview and its drafts, for example when it has ended. */
export function removeInterview(id: string): void {
  for (const key of storedKeys()) {
    if (key === interviewKey(id) || key.startsWith(`${interviewKey(id)}:`)) removeStored(key)
  }
  if (readStored(CURRENT_KEY) === id) removeStored(CURRENT_KEY)
  if (unstored?.id === id) unstored = null
  removeOfflineCopy()
}

export function readDrafts(interview: Pick<StoredInterview, 'id' | 'questions'>): Record<string, KeptDraft> {
  const drafts: Record<string, KeptDraft> = {}
  for (const { id } of interview.questions) {
    const draft = readStoredAs(draftPrefix(interview.id) + id, storedDraftSchema)
    if (draft) drafts[id] = draft
  }
  return drafts
}

/** @returns whether the draft was stored */
export const writeDraft = (interviewId: string, questionId: string, draft: KeptDraft): boolean =>
  writeStored(draftPrefix(interviewId) + questionId, draft)

export const readPlace = (interviewId: string): Place | null => readStoredAs(placeKey(interviewId), placeSchema)

export const writePlace = (interviewId: string, place: Place): boolean => writeStored(placeKey(interviewId), place)

/** Calls back when another tab changes a draft of this interview. @returns a function that stops watching */
export function watchDrafts(interviewId: string, onDraft: (questionId: string, draft: KeptDraft) => void) {
  const prefix = draftPrefix(interviewId)
  const listen = ({ key }: StorageEvent) => {
    if (!key?.startsWith(prefix)) return
    const draft = readStoredAs(key, storedDraftSchema)
    if (draft) onDraft(key.slice(prefix.length), draft)
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}

/** Removes earlier interviews whose texts are all on the server; interviews with unsent texts are kept. */
function removeFinishedDrafts(exceptId: string): void {
  const keys = storedKeys()
  for (const key of keys) {
    const id = key.startsWith(PREFIX) ? key.slice(PREFIX.length) : ''
    if (id === '' || id.includes(':') || id === exceptId) continue
    const drafts = keys.filter((other) => other.startsWith(draftPrefix(id)))
    if (drafts.every((draft) => readStoredAs(draft, storedDraftSchema)?.isSaved !== false)) removeInterview(id)
  }
}
