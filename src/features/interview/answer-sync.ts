/** Brings the answers to the server: one call at a time, the newest text, again and again until it is there. */

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
import type { InterviewDto, SavedAnswerDto } from '@/schemas/interview'
import { LIMITS } from '@/schemas/text'
import { errorCode, errorMessage } from '@/trpc/errors'
import { alone, withTimeout } from './one-call'
import { postAnswersOnExit } from './post-answers-on-exit'
import type { SessionStore } from './session-store'

/** A pause in typing after which the text is sent, in milliseconds. */
const PAUSE_MS = 800
/** With every key pressed sooner than that after the last, it is sent at least this often. */
const LONGEST_WAIT_MS = 10_000

type SyncCalls = {
  get: (signal: AbortSignal) => Promise<InterviewDto>
  saveAnswer: (answer: SentAnswer, signal: AbortSignal) => Promise<SavedAnswerDto>
}

type Options = {
  interviewId: string
  store: SessionStore
  calls: SyncCalls
  /** Whether the server was asked what it holds before the session was opened. */
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

  const unsent = () => unsentIds(store.get().session, LIMITS.answer)

  function runIn(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(run, ms)
  }

  /** Milliseconds for which the text being typed should rest before it is sent. */
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

  /** False when there is nothing (more) to send now. */
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
      // Another tab may have sent it while this one waited for its turn.
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
    // What was refused once would be refused again; the next change of the text tries anew.
    if (line !== 'refused') runIn(retryDelay(failures))
  }

  function end(status: 'completed' | 'abandoned'): void {
    isHeld = true
    hasEnded = true
    onEnded(status)
  }

  /** Sends what waits at once, without resting. */
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
    /** To be called after each change of a text. */
    changed() {
      lastEdit = Date.now()
      firstWaitingEdit = Math.min(firstWaitingEdit || Number.POSITIVE_INFINITY, lastEdit)
      if (failures === 0 || store.get().line === 'refused') {
        runIn(Math.max(0, Math.min(PAUSE_MS, firstWaitingEdit + LONGEST_WAIT_MS - lastEdit)))
      }
    },
    sendNow,
    /** What has become of all answers after one more attempt. */
    async saveAll(): Promise<SaveStatus> {
      await round
      await sendNow()
      const { session, line } = store.get()
      return saveStatus(session, line, LIMITS.answer)
    },
    /** Whether the interview turned out to take no more answers. */
    hasEnded: () => hasEnded,
    /** Stops sending and waits for the call under way, so that another call cannot be overtaken by it. */
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
    /** Asks the server anew whether the interview is still open, then goes on. */
    recheck() {
      isChecked = false
      isHeld = false
      runIn(0)
    },
    /** The page is about to vanish: what waits goes out in a request that outlives it. */
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
