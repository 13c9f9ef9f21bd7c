/**
 * The interview being taken, as this browser keeps it, so that a reload, a crash or a lost line costs no text.
 * One key per answer: a keystroke writes little, and two tabs never overwrite each other's answers.
 */
import { z } from 'zod'
import type { KeptDraft } from '@/domain/interview/drafts'
import { type InterviewDto, interviewSchema } from '@/schemas/interview'
import { readStored, readStoredAs, removeStored, storedKeys, writeStored } from './browser-storage'

const PREFIX = 'greenroom:interview:'
/** Id of the interview that was started here last and has not ended. */
const CURRENT_KEY = 'greenroom:current-interview'

const interviewKey = (id: string) => `${PREFIX}${id}`
const placeKey = (id: string) => `${PREFIX}${id}:place`
const draftPrefix = (id: string) => `${PREFIX}${id}:answer:`

const storedInterviewSchema = interviewSchema
  .pick({
    id: true,
    userId: true,
    role: true,
    status: true,
    currentQuestionIndex: true,
    answers: true,
  })
  .extend({
    questions: interviewSchema.shape.questions.min(1),
    // What was kept before practices were made has none.
    focus: interviewSchema.shape.focus.default(null),
    // Likewise: until there was a choice, they were asked.
    asksFollowUps: interviewSchema.shape.asksFollowUps.default(true),
    questionsToUs: interviewSchema.shape.questionsToUs.default([]),
    createdAt: z.coerce.date(),
    savedAt: z.coerce.date().nullable(),
  })

/** What taking an interview needs; the CV and the job description stay on the server. */
export type StoredInterview = z.infer<typeof storedInterviewSchema>

const storedDraftSchema: z.ZodType<KeptDraft> = z.object({
  text: z.string(),
  /** Whether the server has confirmed this very text. */
  isSaved: z.boolean(),
  /** Fingerprints of the texts the server may hold. */
  known: z.array(z.string()),
  /** The moment of the last change; drafts that were kept before it was do not have it. */
  revision: z.number().default(0),
})

const placeSchema = z.object({
  index: z.int().min(0),
  /** Seconds spent, by question. */
  times: z.record(z.string(), z.number().min(0)),
})
export type Place = z.infer<typeof placeSchema>

// Where the browser refuses to store anything, the interview can still be taken until the page is closed.
let unstored: StoredInterview | null = null

/** Remembers a started interview as the one to go on with. */
export function storeCurrentInterview(interview: InterviewDto): void {
  removeFinishedDrafts(interview.id)
  const stored = storedInterviewSchema.parse(interview)
  const isKept = keepInterview(interview) && writeStored(CURRENT_KEY, interview.id)
  unstored = isKept ? null : stored
}

/**
 * The interview to go on with, its answers as last typed here; null when there is none, or when it is not this user's.
 */
export function readCurrentInterview(userId?: string): StoredInterview | null {
  const id = readStoredAs(CURRENT_KEY, z.string())
  const interview = unstored ?? (id === null ? null : readInterview(id))
  return interview && (userId === undefined || interview.userId === userId) ? interview : null
}

/** Keeps an interview for reloads without making it the one to go on with. */
export function keepInterview(interview: InterviewDto): boolean {
  const key = interviewKey(interview.id)
  const kept = readStoredAs(key, storedInterviewSchema)
  // It was saved for later since, perhaps on another device: where one was here holds no more.
  if (kept && kept.savedAt?.getTime() !== interview.savedAt?.getTime()) removeStored(placeKey(interview.id))
  return writeStored(key, storedInterviewSchema.parse(interview))
}

/** A kept interview, with the answers and the place as last left here. */
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

/** Removes an interview and all its drafts, as when it has ended or the server holds everything. */
export function removeInterview(id: string): void {
  for (const key of storedKeys()) {
    if (key === interviewKey(id) || key.startsWith(`${interviewKey(id)}:`)) removeStored(key)
  }
  if (readStored(CURRENT_KEY) === id) removeStored(CURRENT_KEY)
  if (unstored?.id === id) unstored = null
}

export function readDrafts(interview: Pick<StoredInterview, 'id' | 'questions'>): Record<string, KeptDraft> {
  const drafts: Record<string, KeptDraft> = {}
  for (const { id } of interview.questions) {
    const draft = readStoredAs(draftPrefix(interview.id) + id, storedDraftSchema)
    if (draft) drafts[id] = draft
  }
  return drafts
}

/** Whether the draft could be kept. */
export const writeDraft = (interviewId: string, questionId: string, draft: KeptDraft): boolean =>
  writeStored(draftPrefix(interviewId) + questionId, draft)

export const readPlace = (interviewId: string): Place | null => readStoredAs(placeKey(interviewId), placeSchema)

export const writePlace = (interviewId: string, place: Place): boolean => writeStored(placeKey(interviewId), place)

/** Calls back when another tab changes a draft of this interview; returns what stops it. */
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

/** Earlier interviews whose every text is on the server need no place in this browser; unsent texts stay. */
function removeFinishedDrafts(exceptId: string): void {
  const keys = storedKeys()
  for (const key of keys) {
    const id = key.startsWith(PREFIX) ? key.slice(PREFIX.length) : ''
    if (id === '' || id.includes(':') || id === exceptId) continue
    const drafts = keys.filter((other) => other.startsWith(draftPrefix(id)))
    if (drafts.every((draft) => readStoredAs(draft, storedDraftSchema)?.isSaved !== false)) removeInterview(id)
  }
}
