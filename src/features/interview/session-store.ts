/** The state of one interview session. Every change is written to the browser's storage first. */

import { keptDraft } from '@/domain/interview/drafts'
import type { Line } from '@/domain/interview/save-status'
import { draftOf, mirrorDraft, openSession, reconcile, type Session } from '@/domain/interview/session'
import { readDrafts, readPlace, watchDrafts, writeDraft, writePlace } from '@/lib/interview-storage'
import type { StoredInterview } from '@/lib/stored-interview'

export type SessionState = {
  session: Session
  line: Line
  refusal: string | null
  isKept: boolean
}

export type SessionStore = ReturnType<typeof createSessionStore>

/** @param isFresh whether the interview was just loaded from the server, and not from the browser's storage */
export function createSessionStore(interview: StoredInterview, isFresh: boolean) {
  const place = readPlace(interview.id)
  const opened = openSession({
    questionIds: interview.questions.map(({ id }) => id),
    index: place?.index ?? interview.currentQuestionIndex,
    answers: interview.answers,
    kept: readDrafts(interview),
    times: place?.times ?? {},
  })
  let isClosed = false
  let state: SessionState = {
    session: isFresh ? reconcile(opened, opened, interview.answers) : opened,
    line: 'clear',
    refusal: null,
    isKept: true,
  }
  const listeners = new Set<() => void>()

  function set(next: SessionState): void {
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }

  /** Whether all changed texts could be stored; the previous value if no text changed. */
  function keep(before: Session, after: Session): boolean {
    if (isClosed) return state.isKept
    const changed = after.questionIds.filter((id) => before.drafts[id] !== after.drafts[id])
    const texts = changed.filter((id) => {
      const [old, now] = [draftOf(before, id), draftOf(after, id)]
      const isSameText = old.edit === now.edit && old.revision === now.revision
      return !isSameText || old.savedEdit !== now.savedEdit || old.known !== now.known
    })
    const isTextKept = texts.map((id) => writeDraft(interview.id, id, keptDraft(draftOf(after, id)))).every(Boolean)
    if (changed.length > 0 || before.index !== after.index) {
      const times = Object.fromEntries(after.questionIds.map((id) => [id, draftOf(after, id).timeSpent]))
      writePlace(interview.id, { index: after.index, times })
    }
    return texts.length === 0 ? state.isKept : isTextKept
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Applies a state transition; when it returns, the result is in the browser's storage. */
    update(rule: (session: Session) => Session) {
      const session = rule(state.session)
      if (session !== state.session) set({ ...state, session, isKept: keep(state.session, session) })
    },
    setLine(line: Line, refusal: string | null = null) {
      if (line !== state.line || refusal !== state.refusal) set({ ...state, line, refusal })
    },
    isClosed: () => isClosed,
    /** From now on nothing is written to the browser's storage, because the interview has been left. */
    close() {
      isClosed = true
    },
    /** Applies changes made by other tabs, which have already stored them. */
    followOtherTabs: () =>
      watchDrafts(interview.id, (questionId, draft) =>
        set({ ...state, session: mirrorDraft(state.session, questionId, draft) }),
      ),
  }
}
