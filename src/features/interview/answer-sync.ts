/** Sends answers to the server: one call at a time, always the newest text, with retries until it is stored. */

import { type SentAnswer, toAnswer } from '@/domain/interview/drafts'
import { lineAfterFailure, retryDelay, type SaveStatus, saveStatus } from '@/domain/interview/save-status'
import {
  confirmSent,
  currentQuestionId,
  draftOf,
  markSent,
  reconcile,
  unsentIds,
  yieldTo,
} from '@/domain/interview/session'
import { TEXT_LIMITS } from '@/domain/limits/text-limits'
import type { InterviewDto, SavedAnswerDto } from '@/schemas/interview'
import { errorCode, errorMessage } from '@/trpc/errors'
import { postAnswersOnExit } from './post-answers-on-exit'
import type { SessionStore } from './session-store'

/** Debounce: the text is sent after this many milliseconds without a change. */
const PAUSE_MS = 800
/** Maximum wait in milliseconds during continuous typing. */
const LONGEST_WAIT_MS = 10_000

type SyncCalls = {
  get: (signal: AbortSignal) => Promise<InterviewDto>
  saveAnswer: (answer: SentAnswer, signal: AbortSignal) => Promise<SavedAnswerDto>
}

type Options = {
  interviewId: string
  store: SessionStore
  calls: SyncCalls
  /** Whether the interview was loaded from the server just before the session was opened. */
  isChecked: boolean
  onEnded: (status: 'completed' | 'abandoned') => void
}

export type AnswerSync = ReturnType<typeof createAnswerSync>

export function createAnswerSync({ interviewId, store, calls, onEnded, ...options }: Options) {
  let isChecked = options.isChecked
  let isStopped = true
  let isHeld = false
  let hasEnded = false
  let failures = 0
  let firstWaitingEdit = 0
  let lastEdit = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let round: Promise<void> | null = null
  let exitPost: Promise<void> | null = null
  let inFlight: AbortController | null = null

  const unsent = () => unsentIds(store.get().session, TEXT_LIMITS.answer)

  function runIn(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(run, ms)
  }

  /** Milliseconds until the text being typed may be sent. */
  function rest(questionId: string): number {
    if (questionId !== currentQuestionId(store.get().session)) return 0
    const due = Math.min(lastEdit + PAUSE_MS, firstWaitingEdit + LONGEST_WAIT_MS)
    return due - Date.now()
  }

  async function run(): Promise<void> {
    clearTimeout(timer)
    if (round) return round
    round = sendAll().finally(() => {
      round = null
    })
    return round
  }

  async function sendAll(): Promise<void> {
    while (!isStopped && !isHeld) {
      if (exitPost) await exitPost
      try {
        if (!isChecked) await check()
        else if (!(await sendNext())) return
        if (hasEnded) return
        failures = 0
        store.setLine('clear')
      } catch (error) {
        if (exitPost) continue
        return fail(error)
      }
    }
  }

  async function check(): Promise<void> {
    const asked = store.get().session
    const interview = await withTimeout(calls.get)
    isChecked = true
    if (interview.status === 'completed' || interview.status === 'abandoned') return end(interview.status)
    store.update((session) => reconcile(session, asked, interview.answers))
  }

  /** False if there is nothing (more) to send now. */
  async function sendNext(): Promise<boolean> {
    const [questionId] = unsent()
    if (questionId === undefined) {
      store.setLine('clear')
      return false
    }
    const wait = rest(questionId)
    if (wait > 0) {
      runIn(wait)
      return false
    }
    await alone(interviewId, async () => {
      // Another tab may have sent it while this one waited for the lock.
      const asked = store.get().session
      const draft = draftOf(asked, questionId)
      if (draft.edit === draft.savedEdit) return
      const answer = toAnswer(questionId, draft)
      firstWaitingEdit = Number.POSITIVE_INFINITY
      store.update((session) => markSent(session, answer))
      const saved = await withTimeout((signal, controller) => {
        inFlight = controller
        return calls.saveAnswer(answer, signal)
      })
      store.update((session) =>
        saved.superseded
          ? yieldTo(session, asked, { questionId, ...saved.held })
          : confirmSent(session, draft.edit, answer),
      )
    })
    return true
  }

  function fail(error: unknown): void {
    const line = lineAfterFailure(errorCode(error), navigator.onLine)
    failures += 1
    if (line === 'ended') {
      isChecked = false
      runIn(failures > 1 ? retryDelay(failures) : 0)
      return
    }
    store.setLine(line, line === 'refused' ? errorMessage(error, 'The answer was not accepted.') : null)
    // A rejected text would be rejected again; the next change triggers a new attempt.
    if (line !== 'refused') runIn(retryDelay(failures))
  }

  function end(status: 'completed' | 'abandoned'): void {
    isHeld = true
    hasEnded = true
    onEnded(status)
  }

  function sendNow(): Promise<void> {
    lastEdit = 0
    return run()
  }

  return {
    start() {
      isStopped = false
      runIn(0)
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
    /** Must be called after each change of a text. */
    changed() {
      lastEdit = Date.now()
      firstWaitingEdit = Math.min(firstWaitingEdit || Number.POSITIVE_INFINITY, lastEdit)
      if (failures === 0 || store.get().line === 'refused') {
        runIn(Math.max(0, Math.min(PAUSE_MS, firstWaitingEdit + LONGEST_WAIT_MS - lastEdit)))
      }
    },
    sendNow,
    async saveAll(): Promise<SaveStatus> {
      await round
      await sendNow()
      const { session, line } = store.get()
      return saveStatus(session, line, TEXT_LIMITS.answer)
    },
    /** Whether the interview turned out to be closed for answers. */
    hasEnded: () => hasEnded,
    /** Pauses sending and waits for the call in flight, so that it cannot overtake another call. */
    async hold() {
      isHeld = true
      clearTimeout(timer)
      await exitPost
      await round
    },
    release() {
      isHeld = false
      runIn(0)
    },
    /** Checks again whether the interview is still open, then resumes sending. */
    recheck() {
      isChecked = false
      isHeld = false
      runIn(0)
    },
    /** On page hide: sends pending changes in requests that outlive the page. */
    leave() {
      const ids = isChecked && !isHeld && !exitPost ? unsent() : []
      if (ids.length === 0) return
      const { session } = store.get()
      const sending = ids.map((id) => ({ edit: draftOf(session, id).edit, answer: toAnswer(id, draftOf(session, id)) }))
      inFlight?.abort()
      store.update((now) => sending.reduce((next, { answer }) => markSent(next, answer), now))
      exitPost = postAnswersOnExit(
        interviewId,
        sending.map(({ answer }) => answer),
      ).then((accepted) => {
        exitPost = null
        const confirmed = sending.filter(({ answer }) => accepted.has(answer.questionId))
        store.update((now) => confirmed.reduce((next, { edit, answer }) => confirmSent(next, edit, answer), now))
        if (!isStopped) runIn(confirmed.length === sending.length ? 0 : retryDelay(1))
      })
    },
  }
}

const TIMEOUT_MS = 20_000

/** Makes a call with a timeout. */
export async function withTimeout<T>(
  call: (signal: AbortSignal, controller: AbortController) => Promise<T>,
  timeoutMs = TIMEOUT_MS,
): Promise<T> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), timeoutMs)
  try {
    return await call(controller.signal, controller)
  } finally {
    clearTimeout(timer)
  }
}

/** Makes a call while holding the lock on the interview, so that tabs take turns. */
export async function alone(interviewId: string, call: () => Promise<void>): Promise<void> {
  // Older browsers and insecure contexts have no Web Locks; there, tabs are not synchronised.
  if (!('locks' in navigator)) return call()
  await navigator.locks.request(`greenroom:interview:${interviewId}`, call)
}
