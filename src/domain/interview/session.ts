/** State of a running interview as plain data: the current question, and a draft for each. */
import { isAnswered } from './answers'
import {
  chosen,
  confirmed,
  type Draft,
  type HeldAnswer,
  isSaved,
  isWorthSending,
  type KeptDraft,
  left,
  mirrored,
  reconciled,
  restoreDraft,
  type SentAnswer,
  savedDraft,
  sent,
  toAnswer,
  typed,
} from './drafts'

export type Session = {
  questionIds: readonly string[]
  /** Zero-based index of the current question. */
  index: number
  drafts: Readonly<Record<string, Draft>>
}

type Start = {
  questionIds: readonly string[]
  index: number
  /** Answers that the server was last known to hold. */
  answers: readonly HeldAnswer[]
  /** Drafts that this browser stored. */
  kept?: Readonly<Record<string, KeptDraft>>
  times?: Readonly<Record<string, number>>
}

const clamp = (index: number, count: number) => Math.max(0, Math.min(index, count - 1))

export function openSession({ questionIds, index, answers, kept = {}, times = {} }: Start): Session {
  const drafts: Record<string, Draft> = {}
  for (const id of questionIds) {
    const answer = answers.find(({ questionId }) => questionId === id)
    drafts[id] = restoreDraft(savedDraft(answer?.text ?? '', answer?.timeSpent ?? 0), kept[id], times[id])
  }
  return { questionIds, index: clamp(index, questionIds.length), drafts }
}

/**
 * The session with other questions, for example after one was added; drafts and the current question are kept.
 * @param start the questions, with the stored answers and drafts of the new ones
 */
export function withQuestions(session: Session, start: Omit<Start, 'index'>): Session {
  const opened = openSession({ ...start, index: start.questionIds.indexOf(currentQuestionId(session)) })
  return { ...opened, drafts: { ...opened.drafts, ...session.drafts } }
}

function change(session: Session, questionId: string, to: (draft: Draft) => Draft): Session {
  const draft = session.drafts[questionId]
  if (!draft) return session
  const next = to(draft)
  return next === draft ? session : { ...session, drafts: { ...session.drafts, [questionId]: next } }
}

export const currentQuestionId = (session: Session): string => session.questionIds[session.index] ?? ''

export const draftOf = (session: Session, questionId: string): Draft => session.drafts[questionId] ?? savedDraft('', 0)

/** @param now milliseconds since 1970 */
export const typeText = (session: Session, questionId: string, text: string, now: number): Session =>
  change(session, questionId, (draft) => typed(draft, text, now))

/** Adds time to the current question. */
export const spendTime = (session: Session, seconds: number): Session =>
  change(session, currentQuestionId(session), (draft) => ({ ...draft, timeSpent: draft.timeSpent + seconds }))

/** Moves to another question; the previous one keeps its text and its time. */
export function moveTo(session: Session, index: number): Session {
  const to = clamp(index, session.questionIds.length)
  return to === session.index ? session : { ...change(session, currentQuestionId(session), left), index: to }
}

export const markSent = (session: Session, answer: SentAnswer): Session =>
  change(session, answer.questionId, (draft) => sent(draft, answer))

export const confirmSent = (session: Session, edit: number, answer: SentAnswer): Session =>
  change(session, answer.questionId, (draft) => confirmed(draft, edit, answer))

export const mirrorDraft = (session: Session, questionId: string, kept: KeptDraft): Session =>
  change(session, questionId, (draft) => mirrored(draft, kept))

export const chooseText = (session: Session, questionId: string, choice: 'mine' | 'theirs', now: number): Session =>
  change(session, questionId, (draft) => chosen(draft, choice, now))

/**
 * The session after the server returned its answers.
 * @param asked the session at the time of the request
 */
export function reconcile(session: Session, asked: Session, answers: readonly HeldAnswer[]): Session {
  return session.questionIds.reduce((merged, id) => {
    const answer = answers.find(({ questionId }) => questionId === id)
    return change(merged, id, (draft) => reconciled(draft, draftOf(asked, id), answer))
  }, session)
}

/**
 * The session after the server refused an answer because it holds a newer one.
 * @param asked the session at the time of sending
 */
export const yieldTo = (session: Session, asked: Session, newer: HeldAnswer): Session =>
  change(session, newer.questionId, (draft) => reconciled(draft, draftOf(asked, newer.questionId), newer))

/** Answers that can be sent now: unsent, not too long and not in conflict. The current question comes first. */
export function unsentIds(session: Session, maxLength: number): string[] {
  const current = currentQuestionId(session)
  return [current, ...session.questionIds.filter((id) => id !== current)].filter((id) => {
    const draft = draftOf(session, id)
    return !isSaved(draft) && draft.conflict === null && draft.text.length <= maxLength
  })
}

/** All answers that must be on the server. */
export const allAnswers = (session: Session): SentAnswer[] =>
  session.questionIds.flatMap((id) => {
    const draft = draftOf(session, id)
    return isWorthSending(draft) ? toAnswer(id, draft) : []
  })

export const isAnsweredAt = (session: Session, questionId: string): boolean =>
  isAnswered(draftOf(session, questionId).text)

export const answeredCount = (session: Session): number =>
  session.questionIds.filter((id) => isAnsweredAt(session, id)).length

/** The first answer that blocks sending all answers: it is too long, or in conflict. */
export function firstBlocker(
  session: Session,
  maxLength: number,
): { index: number; kind: 'too-long' | 'conflict' } | null {
  for (const [index, id] of session.questionIds.entries()) {
    const draft = draftOf(session, id)
    if (draft.conflict !== null) return { index, kind: 'conflict' }
    if (draft.text.length > maxLength) return { index, kind: 'too-long' }
  }
  return null
}

/** Answered share of an interview, 0-100, independent of the current question. */
export const answeredPercent = (answered: number, questionCount: number): number =>
  questionCount === 0 ? 0 : Math.round((answered / questionCount) * 100)
